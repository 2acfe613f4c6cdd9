import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import { Failure } from '../io/failure.ts';
import { rowsOf, wholeRows } from './copy-text.ts';
import { isDerived } from './fingerprint.ts';
import { type Manifest, SNAPSHOT, TABLES } from './manifest.ts';
import { canonicalRows, ownTables, sqliteColumns } from './sqlite-tables.ts';
import { type Canonical, canonicalOfPostgres, familyOf } from './values.ts';

/** The rows of an unpacked backup of either engine, as values that both know. */
export interface ArchiveTables {
  /** Tables that hold something of their own. */
  readonly names: readonly string[];
  /** In the order of the rows' values. */
  columns(table: string): readonly string[];
  rows(table: string): AsyncIterable<Canonical[]> | Iterable<Canonical[]>;
  close(): void;
}

/** Opens the tables of a backup that is unpacked in `folder`. */
export const archiveTables = (folder: string, manifest: Pick<Manifest, 'engine'>): ArchiveTables =>
  manifest.engine === 'sqlite'
    ? sqliteFileTables(path.join(folder, SNAPSHOT))
    : postgresTables(path.join(folder, TABLES));

/** Opens the tables of a SQLite file. */
export function sqliteFileTables(file: string): ArchiveTables {
  const db = new Sqlite(file, { readonly: true });
  return {
    names: ownTables(db),
    columns: table => sqliteColumns(db, table).map(({ name }) => name),
    rows: table => canonicalRows(db, table, sqliteColumns(db, table)),
    close: () => db.close(),
  };
}

const typed = z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() })));
const untyped = z.record(z.string(), z.array(z.string()));

function postgresTables(folder: string): ArchiveTables {
  const columns = typed.safeParse(storedColumns(folder)).data;
  if (!columns) {
    throw new Failure('An earlier release made the backup: restore it into PostgreSQL, and back that up again');
  }
  return {
    names: Object.keys(columns).filter(table => !isDerived(table)),
    columns: table => (columns[table] ?? []).map(({ name }) => name),
    rows: async function* (table) {
      const families = (columns[table] ?? []).map(({ type }) => familyOf(type));
      for await (const piece of wholeRows(copyText(folder, table), PIECE_BYTES)) {
        for (const row of rowsOf(piece)) {
          yield row.map((value, at) => canonicalOfPostgres(value, families[at] ?? 'text'));
        }
      }
    },
    close: () => undefined,
  };
}

const PIECE_BYTES = 1_048_576;

const storedColumns = (folder: string): unknown => JSON.parse(readFileSync(path.join(folder, 'columns.json'), 'utf8'));

/** Names of the columns of each table of an unpacked backup of PostgreSQL, of this release or an earlier one. */
export function columnNames(folder: string): Record<string, string[]> {
  const stored = storedColumns(folder);
  const columns = typed.safeParse(stored).data;
  if (!columns) return untyped.parse(stored);
  return Object.fromEntries(Object.entries(columns).map(([table, own]) => [table, own.map(({ name }) => name)]));
}

/** What COPY wrote of a table, from all its files. */
export async function* copyText(folder: string, table: string): AsyncGenerator<Buffer> {
  const files = readdirSync(folder).filter(name => name.startsWith(`${table}.`) && name.endsWith('.tsv'));
  for (const file of files.sort()) yield* createReadStream(path.join(folder, file));
}
