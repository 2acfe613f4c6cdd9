import type { Fingerprint } from './fingerprint.ts';

/** What is known of a database once it was read whole. */
export interface DatabaseFacts {
  readonly tables: Record<string, Fingerprint>;
  /** The greatest id that each table has handed out, also to rows that are gone. */
  sequences: Record<string, number>;
}

export const noFacts = (): DatabaseFacts => ({ tables: {}, sequences: {} });
