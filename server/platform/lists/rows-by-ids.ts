import type { Database } from '../db/database.ts';
import { listSql } from '../db/id-list.ts';
import { textOf } from '../db/text.ts';
import { type ListTable, PUBLISHED } from './list-table.ts';

/**
 * Published rows in the order of their ids; an id that has none is left out. The join is crossed so that SQLite walks
 * the list and looks the rows up, whatever it guesses about how many are published.
 */
export async function rowsByIds<Row extends { readonly id: number }>(
  db: Database,
  table: ListTable,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const list = listSql(db.engine);
  const rows = await textOf(db.read).all<Row>(
    `select ${table.columns} from ${list.table('chosen')} cross join ${table.name}
     where id = chosen.value and ${PUBLISHED}`,
    [list.ids(ids)],
  );
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}
