import type { Database } from '../db/database.ts';
import { listSql } from '../db/id-list.ts';
import { textOf } from '../db/text.ts';

/** Rows of a table, published or not, in the order of their ids; an id that has none is left out. */
export async function rowsInOrder<Row extends { readonly id: number }>(
  db: Database,
  table: string,
  columns: string,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const list = listSql(db.engine);
  const rows = await textOf(db.primary).all<Row>(`select ${columns} from ${table} where ${list.hasId('id')}`, [
    list.ids(ids),
  ]);
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}
