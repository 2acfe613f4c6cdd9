import Sqlite from 'better-sqlite3';

/** How long a writer waits for another one before "database is locked", in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Pages of the file that a reader keeps in memory, in KiB: the operating system keeps the rest, and a page fetched from
 * there costs a microsecond or two. Writers keep the driver's 16,000, so that a long transaction need not spill.
 */
const READER_CACHE_KIB = 4_000;

/**
 * Opens a SQLite file with the settings every connection needs: a reopened WAL file silently falls back to
 * `synchronous=NORMAL`, and foreign keys are off by default, so they are set and checked each time.
 */
export function openSqlite(file: string, options: { readonly?: boolean } = {}): Sqlite.Database {
  const db = new Sqlite(file, options);
  if (options.readonly) db.pragma(`cache_size = -${READER_CACHE_KIB}`);
  else db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  db.pragma('foreign_keys = ON');
  db.pragma('temp_store = MEMORY');
  assertPragma(db, 'synchronous', 2);
  assertPragma(db, 'foreign_keys', 1);
  return db;
}

function assertPragma(db: Sqlite.Database, name: string, wanted: number): void {
  const actual = db.pragma(name, { simple: true });
  if (actual !== wanted) throw new Error(`SQLite pragma ${name} is ${String(actual)}, wanted ${wanted}`);
}
