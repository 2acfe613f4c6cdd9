import type { Database } from './database.ts';
import type { SqlValue } from './engine.ts';
import type { Reader } from './reader.ts';
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

/** Ids of one range. */
const WIDTH = 5_000;

/** Ranges of ids that cover a table, so that it can be read without filling the memory: `[1, 5000]`, `[5001, …]`. */
export async function idRanges(read: Reader, table: string): Promise<Array<readonly [first: number, last: number]>> {
  const highest = (await textOf(read).first<{ id: number | null }>(`select max(id) as id from ${table}`))?.id ?? 0;
  return Array.from({ length: Math.ceil(highest / WIDTH) }, (_, index) => [index * WIDTH + 1, (index + 1) * WIDTH]);
}
