import { createReadStream, createWriteStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg, { type Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { quoted, tablesInOrder, writableColumns } from './postgres-tables.ts';

/** Which columns each file holds, in the order of the files' rows. */
const COLUMNS = 'columns.json';
/** Written by the migrator itself. */
const MIGRATION_TABLE = 'migration';

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Writes all tables, read at one moment, into `folder`, one file each. It needs no client tools, whose version would
 * have to match the server.
 */
export async function dumpPostgres(url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await withClient(url, async client => {
    await client.query('begin isolation level repeatable read read only');
    const columns: Record<string, string[]> = {};
    for (const table of await tablesInOrder(client)) {
      if (table === MIGRATION_TABLE) continue;
      columns[table] = await writableColumns(client, table);
      const rows = client.query(copyTo(`copy ${target(table, columns[table])} to stdout`));
      await pipeline(rows, createWriteStream(path.join(folder, `${table}.tsv`)));
    }
    await client.query('commit');
    writeFileSync(path.join(folder, COLUMNS), JSON.stringify(columns));
  });
}

const target = (table: string, columns: readonly string[]) => `${quoted(table)} (${columns.map(quoted).join(', ')})`;

/** Removes everything in the schema `public`. */
export async function emptyPostgres(url: string): Promise<void> {
  await withClient(url, async client => {
    await client.query('drop schema public cascade');
    await client.query('create schema public');
  });
}

/** Whether there is a table in the database at all. */
export const hasTables = (url: string): Promise<boolean> =>
  withClient(url, async client => (await tablesInOrder(client)).length > 0);

/**
 * Fills migrated tables with what {@link dumpPostgres} wrote, in one transaction; rows that the migrations inserted are
 * deleted.
 */
export async function loadPostgres(url: string, folder: string): Promise<void> {
  const columns: Record<string, string[]> = JSON.parse(readFileSync(path.join(folder, COLUMNS), 'utf8'));
  const files = new Set(readdirSync(folder));
  await withClient(url, async client => {
    await client.query('begin');
    const tables = (await tablesInOrder(client)).filter(table => files.has(`${table}.tsv`));
    await client.query(`truncate ${tables.map(quoted).join(', ')} cascade`);
    for (const table of tables) {
      const rows = client.query(copyFrom(`copy ${target(table, columns[table] ?? [])} from stdin`));
      await pipeline(createReadStream(path.join(folder, `${table}.tsv`)), rows);
      await moveSequences(client, table);
    }
    await client.query('commit');
    await client.query('analyze');
  });
}

/** The next id comes after the greatest one that was loaded. */
async function moveSequences(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select column_name as column, pg_get_serial_sequence($1, column_name) as sequence
     from information_schema.columns where table_schema = 'public' and table_name = $2
       and pg_get_serial_sequence($1, column_name) is not null`,
    [`public.${quoted(table)}`, table],
  );
  for (const { column, sequence } of rows) {
    const greatest = `(select max(${quoted(column)}) from ${quoted(table)})`;
    await client.query(`select setval($1, coalesce(${greatest}, 1), ${greatest} is not null)`, [sequence]);
  }
}
