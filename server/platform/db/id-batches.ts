import type { Database } from './database.ts';
import type { SqlValue } from './sql-value.ts';
import { textOf } from './text.ts';

/** Entities whose documents are made at once. */
const BATCH = 2_000;

/** All ids that the statement's table has under a condition, in order, in batches. */
export async function* idBatches(
  db: Database,
  table: string,
  condition: string,
  params: readonly SqlValue[],
): AsyncGenerator<readonly number[]> {
  const sql = `select id from ${table} where id > ? and ${condition} order by id limit ${BATCH}`;
  for (let last = 0; ; ) {
    const ids = (await textOf(db.read).all<{ id: number }>(sql, [last, ...params])).map(row => row.id);
    const highest = ids.at(-1);
    if (highest === undefined) return;
    yield ids;
    last = highest;
  }
}
