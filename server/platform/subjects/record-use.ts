import { ids as idList } from '../db/list-values.ts';
import type { Query } from '../db/query.ts';
import { tablesWith } from '../db/tables.ts';

/** Rows of a feature that name records of any kind, without a foreign key: a record that is named is used. */
export interface RecordUse {
  /** Where the rows are, in the words of the console. */
  readonly table: string;
  /** The column that has the id. */
  readonly column: string;
  /** Those of these records of one kind that rows name, each once. */
  used(kind: string, ids: readonly number[]): Query<{ readonly id: number }>;
}

const columns = tablesWith<Record<string, number | string>>();

/** Rows that name a record by an id in one column and its kind in another. */
export const usedByKind = (table: string, column: string, kindColumn: string): RecordUse => ({
  table,
  column,
  used: (kind, ids) =>
    columns
      .selectFrom(table)
      .select(eb => eb.ref(column).$castTo<number>().as('id'))
      .distinct()
      .where(column, 'in', idList(ids))
      .where(kindColumn, '=', kind),
});
