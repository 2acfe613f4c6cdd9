import type { DatabaseConfig } from '@antam/server/platform/db/database.ts';
import Sqlite from 'better-sqlite3';
import { to as copyTo } from 'pg-copy-streams';
import { rowsOf, wholeRows } from '../backup/copy-text.ts';
import { openClient } from '../backup/postgres-client.ts';
import { columnsOf, copyTarget, tablesInOrder } from '../backup/postgres-tables.ts';
import { canonicalRows, ownTables, type SqliteColumn, sqliteColumns } from '../backup/sqlite-tables.ts';
import { type Canonical, canonicalOfPostgres, familyOf } from '../backup/values.ts';

/** The tables of a database as they were at one moment, whatever is written meanwhile; values are those of both engines. */
export interface TableReader {
  tables(): Promise<readonly string[]>;
  columns(table: string): Promise<readonly SqliteColumn[]>;
  /** Values in the order of these columns; never more than some rows are in memory. */
  rows(table: string, columns: readonly SqliteColumn[]): AsyncIterable<Canonical[]> | Iterable<Canonical[]>;
  close(): Promise<void>;
}

export const openTables = (config: DatabaseConfig): Promise<TableReader> =>
  config.engine === 'sqlite' ? Promise.resolve(sqliteReader(config.file)) : postgresReader(config.url);

function sqliteReader(file: string): TableReader {
  const db = new Sqlite(file, { readonly: true });
  // What is read first pins the moment for the rest.
  db.exec('begin');
  return {
    tables: async () => ownTables(db),
    columns: async table => sqliteColumns(db, table),
    rows: (table, columns) => canonicalRows(db, table, columns),
    close: async () => void db.close(),
  };
}

/** Bytes of a table's rows that are in memory at a time. */
const PIECE_BYTES = 1_048_576;

async function postgresReader(url: string): Promise<TableReader> {
  const client = await openClient(url);
  await client.query('begin isolation level repeatable read read only');
  return {
    tables: async () => (await tablesInOrder(client)).toSorted(),
    columns: async table =>
      (await columnsOf(client, table))
        .map(({ name, type }) => ({ name, family: familyOf(type) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    rows: async function* (table, columns) {
      const source = client.query(copyTo(`copy ${copyTarget('public', table, columns)} to stdout`));
      for await (const piece of wholeRows(source, PIECE_BYTES)) {
        for (const row of rowsOf(piece))
          yield row.map((value, at) => canonicalOfPostgres(value, columns[at]?.family ?? 'text'));
      }
    },
    close: () => client.end(),
  };
}
