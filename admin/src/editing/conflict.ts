import { isSame, type Values } from './changes.ts';

export type Side = 'ours' | 'theirs';

/** A field in which two versions of a record differ. */
export interface ConflictRow {
  readonly field: string;
  readonly ours: unknown;
  readonly theirs: unknown;
  /**
   * Which is the newer one: only this side has changed it. Undefined where both sides have, so that the editor must
   * choose.
   */
  readonly newer: Side | undefined;
}

/**
 * The fields in which what was typed and what another staff member saved meanwhile differ.
 * @param base what the form was filled from
 */
export function conflictRows(fields: readonly string[], base: Values, ours: Values, theirs: Values): ConflictRow[] {
  return fields
    .filter(field => !isSame(ours[field], theirs[field]))
    .map(field => {
      const newer = isSame(ours[field], base[field])
        ? 'theirs'
        : isSame(theirs[field], base[field])
          ? 'ours'
          : undefined;
      return { field, ours: ours[field], theirs: theirs[field], newer };
    });
}
