import { createHash } from 'node:crypto';

/** A record as imports write it: values by field, as JSON has them. */
export type RecordState = Readonly<Record<string, unknown>>;

/** Names of the fields in which two states of a record differ. */
export const changedFields = (before: RecordState, after: RecordState): string[] =>
  Object.keys(after).filter(field => canonical(before[field]) !== canonical(after[field]));

/** Some fields of a state. */
export const pickFields = (state: RecordState, fields: readonly string[]): RecordState =>
  Object.fromEntries(fields.map(field => [field, state[field]]));

/** By which it is seen whether fields still hold what was written, without keeping it. */
export const stateHash = (state: RecordState): string =>
  createHash('sha256').update(canonical(state)).digest('base64url');

/** JSON with sorted keys: PostgreSQL keeps none in the order they were written. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
        : part,
    ) ?? 'null'
  );
}
