import { ids as idList } from '../db/list-values.ts';
import type { Query } from '../db/query.ts';
import { tablesWith } from '../db/tables.ts';

/** Rows of a feature that name records of any kind, without a foreign key: a record that is named is used. */
export interface RecordUse {
  /** Where the rows are, in the words of the console. */
  readonly table: string;
  /** The property that has the id. */
  readonly property: string;
  /** Those of these records of one kind that rows name, each once. */
  used(kind: string, ids: readonly number[]): Query<{ readonly id: number }>;
}

const tables = tablesWith<Record<string, number | string>>();

/** Rows that name a record by an id in one property and its kind in another. */
export const usedByKind = (table: string, property: string, kindProperty: string): RecordUse => ({
  table,
  property,
  used: (kind, ids) =>
    tables
      .selectFrom(table)
      .select(eb => eb.ref(property).$castTo<number>().as('id'))
      .distinct()
      .where(property, 'in', idList(ids))
      .where(kindProperty, '=', kind),
});
