import { remembering } from '../text/remembering.ts';

/**
 * How many prepared statements are cached. Hot paths use some dozens; SQL that contains values would otherwise fill the
 * memory.
 */
export const MAX_STATEMENTS = 500;

/** Prepares each text once, up to {@link MAX_STATEMENTS} of them. */
export const statementCache = <Statement extends object>(
  prepare: (sql: string) => Statement,
): ((sql: string) => Statement) => remembering(MAX_STATEMENTS, prepare);
