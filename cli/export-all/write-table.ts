import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import type { SqliteColumn } from '../backup/sqlite-tables.ts';
import type { Canonical, Family } from '../backup/values.ts';
import { disarmCell } from '../transfer/formula-cells.ts';
import type { TableReader } from './read-tables.ts';

/** So many rows become text at a time. */
const ROWS_AT_ONCE = 500;

/** Writes the rows of a table as CSV and answers how many there were. `onRows` gets how many there are so far. */
export async function writeTable(
  reader: TableReader,
  table: string,
  { columns, file, onRows }: { columns: readonly SqliteColumn[]; file: string; onRows: (rows: number) => void },
): Promise<number> {
  let count = 0;
  async function* lines() {
    yield toCsv([columns.map(({ name }) => name)]);
    let rows: (string | null)[][] = [];
    for await (const row of reader.rows(table, columns)) {
      rows.push(row.map((value, at) => cellOf(value, columns[at]?.family ?? 'text')));
      count += 1;
      if (rows.length < ROWS_AT_ONCE) continue;
      yield toCsv(rows);
      onRows(count);
      rows = [];
    }
    yield toCsv(rows);
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  return count;
}

/** A text that is empty stands in quotation marks, so that it is another one than none. */
const toCsv = (rows: readonly (readonly (string | null)[])[]): string =>
  stringify(
    rows.map(row => [...row]),
    { cast: { string: text => (text === '' ? { value: text, quoted_empty: true } : text) } },
  );

function cellOf(value: Canonical, family: Family): string | null {
  if (value === null) return null;
  if (family === 'date') return new Date(Number(value)).toISOString();
  return family === 'text' || family === 'json' ? disarmCell(value) : value;
}
