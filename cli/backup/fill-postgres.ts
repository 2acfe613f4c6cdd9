import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type ArchiveTables, columnNames, copyText } from './archive-tables.ts';
import { copyRow } from './copy-text.ts';
import { type Column, columnsOf, copyTarget } from './postgres-tables.ts';
import { type Canonical, postgresOf } from './values.ts';

/** Called for each table before it is filled. */
export type TableProgress = (done: number, total: number, table: string) => void;

/**
 * Fills the tables of a schema with what COPY wrote, byte by byte. Tags of changed pages carry numbers of transactions,
 * which another server counts by itself, so they stay out: no process remembers a page of before.
 */
export async function fillFromCopy(
  client: Client,
  schema: string,
  tables: readonly string[],
  folder: string,
  progress?: TableProgress,
): Promise<void> {
  const columns = columnNames(folder);
  for (const [at, table] of tables.entries()) {
    const own = columns[table];
    if (!own || table === 'changed_tag') continue;
    progress?.(at, tables.length, table);
    const target = copyTarget(
      schema,
      table,
      own.map(name => ({ name })),
    );
    await pipeline(Readable.from(copyText(folder, table)), client.query(copyFrom(`copy ${target} from stdin`)));
  }
}

/** Fills the tables of a schema with rows that come from the other engine. */
export async function fillFromRows(
  client: Client,
  schema: string,
  tables: readonly string[],
  source: ArchiveTables,
  progress?: TableProgress,
): Promise<void> {
  const there = new Set(source.names);
  for (const [at, table] of tables.entries()) {
    if (!there.has(table)) continue;
    progress?.(at, tables.length, table);
    const types = new Map((await columnsOf(client, table, schema)).map(({ name, type }) => [name, type]));
    const columns = source.columns(table).map(name => ({ name, type: types.get(name) ?? 'text' }));
    const into = client.query(copyFrom(`copy ${copyTarget(schema, table, columns)} from stdin`));
    await pipeline(Readable.from(copyLines(source.rows(table), columns)), into);
  }
}

/** So many characters go to the server at a time. */
const BATCH = 65_536;

async function* copyLines(
  rows: AsyncIterable<Canonical[]> | Iterable<Canonical[]>,
  columns: readonly Column[],
): AsyncGenerator<Buffer> {
  let text = '';
  for await (const row of rows) {
    text += copyRow(row.map((value, at) => postgresOf(value, columns[at]?.type ?? 'text')));
    if (text.length < BATCH) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
