import type { Reader } from './reader.ts';
import { textOf } from './text.ts';

/** Ids of one range. */
const WIDTH = 5_000;

/** Ranges of ids that cover a table, so that it can be read without filling the memory: `[1, 5000]`, `[5001, …]`. */
export async function idRanges(read: Reader, table: string): Promise<Array<readonly [first: number, last: number]>> {
  const highest = (await textOf(read).first<{ id: number | null }>(`select max(id) as id from ${table}`))?.id ?? 0;
  return Array.from({ length: Math.ceil(highest / WIDTH) }, (_, index) => [index * WIDTH + 1, (index + 1) * WIDTH]);
}
