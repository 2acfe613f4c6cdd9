import { causesOf, codeOf } from './causes.ts';

const UNIQUE_CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Whether an error, or what caused it, is the database refusing a second row with the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some(cause => UNIQUE_CODES.has(codeOf(cause)));
}
