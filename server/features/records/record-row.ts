import type { StoredTerm } from '../taxonomy/term-cells.ts';

/** Values of fields by their names, or of columns by their properties. */
export type Values = Readonly<Record<string, unknown>>;

/** The columns of a record of any kind. */
export type RecordColumns = {
  readonly id: number;
  readonly slug: string;
  readonly externalId?: string | null;
  readonly publishedAt?: Date | null;
  /** Null where nobody has changed what the reference list says. */
  readonly updatedAt: Date | null;
};

/** The row of a record: these columns, and those of its kind. */
export type RecordRow = RecordColumns & Values;

/** What of a record stands in other tables than its own. */
export interface Linked {
  /** Its lists, by the names of their fields. */
  readonly lists: Values;
  /** Its terms in the order shown, of a kind whose terms stand in one table. */
  readonly terms: readonly StoredTerm[];
}
