import type Sqlite from 'better-sqlite3';
import type { DatabaseFacts } from './database-facts.ts';
import { createFingerprint, type Fingerprint, isDerived } from './fingerprint.ts';
import { type Canonical, canonicalOfSqlite, type Family, familyOf } from './values.ts';

export interface SqliteColumn {
  readonly name: string;
  readonly family: Family;
}

/** Tables of a SQLite file that hold something of their own. */
export function ownTables(db: Sqlite.Database): string[] {
  const names = db.prepare<[], string>(`select name from sqlite_master where type = 'table' order by name`).pluck();
  return names.all().filter(name => !isDerived(name));
}

/** Columns that can be written, in the order of their names. */
export function sqliteColumns(db: Sqlite.Database, table: string): SqliteColumn[] {
  const columns = db.pragma(`table_xinfo(${table})`) as Array<{ name: string; type: string; hidden: number }>;
  return columns
    .filter(({ hidden }) => hidden === 0)
    .map(({ name, type }) => ({ name, family: familyOf(type) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The rows of a table as canonical values, in the order of {@link sqliteColumns}. */
export function* canonicalRows(
  db: Sqlite.Database,
  table: string,
  columns: readonly SqliteColumn[],
): Generator<Canonical[]> {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const rows = db.prepare<[], unknown[]>(`select ${names} from "${table}"`).raw();
  for (const row of rows.iterate())
    yield row.map((value, at) => canonicalOfSqlite(value, columns[at]?.family ?? 'text'));
}

function fingerprintOf(db: Sqlite.Database, table: string): Fingerprint {
  const fingerprint = createFingerprint();
  for (const row of canonicalRows(db, table, sqliteColumns(db, table))) fingerprint.add(row);
  return fingerprint.value();
}

/** Reads all tables of a SQLite file. */
export const sqliteFacts = (db: Sqlite.Database): DatabaseFacts => ({
  tables: Object.fromEntries(ownTables(db).map(table => [table, fingerprintOf(db, table)])),
  sequences: handedOutIds(db),
});

/** The greatest id that each table of a SQLite file has handed out. */
export function handedOutIds(db: Sqlite.Database): Record<string, number> {
  const hasNumbers = db.prepare(`select 1 from sqlite_master where name = 'sqlite_sequence'`).get() !== undefined;
  const numbers = hasNumbers
    ? db.prepare<[], { name: string; seq: number }>('select name, seq from sqlite_sequence').all()
    : [];
  return Object.fromEntries(numbers.filter(({ name }) => !isDerived(name)).map(({ name, seq }) => [name, seq]));
}
