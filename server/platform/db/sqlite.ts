import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** While a file is opened nobody is served yet, so the driver itself may wait for locks that long, in milliseconds. */
const OPENING_BUSY_MS = 5_000;

/** Readers wait for nobody but one who clears the log away; the wait stops the whole process. */
const READER_BUSY_MS = 100;

/** Writers ask again by themselves, as the driver's wait would stop the whole process. */
const WRITER_BUSY_MS = 0;

/**
 * Pages of the file that a reader keeps in memory, in KiB: the operating system keeps the rest, and a page fetched from
 * there costs a microsecond or two. Writers keep the driver's 16,000, so that a long transaction need not spill.
 */
const READER_CACHE_KIB = 4_000;

/**
 * Opens a SQLite file with the settings every connection needs: a reopened WAL file silently falls back to
 * `synchronous=NORMAL`, and foreign keys are off by default, so they are set and checked each time.
 */
export function openSqlite(file: string, { readonly = false }: { readonly?: boolean } = {}): Sqlite.Database {
  const db = new Sqlite(file, { readonly, timeout: OPENING_BUSY_MS });
  if (readonly) db.pragma(`cache_size = -${READER_CACHE_KIB}`);
  else db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('temp_store = MEMORY');
  assertPragma(db, 'synchronous', 2);
  assertPragma(db, 'foreign_keys', 1);
  setBusyTimeout(db, readonly ? READER_BUSY_MS : WRITER_BUSY_MS);
  return db;
}

/** Lets the writing connection itself wait for locks while `work` runs, for a process that serves nobody meanwhile. */
export async function withBusyTimeout<T>(
  db: Sqlite.Database,
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  setBusyTimeout(db, milliseconds);
  try {
    return await work();
  } finally {
    setBusyTimeout(db, WRITER_BUSY_MS);
  }
}

function setBusyTimeout(db: Sqlite.Database, milliseconds: number): void {
  db.pragma(`busy_timeout = ${milliseconds}`);
}

function assertPragma(db: Sqlite.Database, name: string, wanted: number): void {
  const actual = db.pragma(name, { simple: true });
  if (actual !== wanted) throw new Error(`SQLite pragma ${name} is ${String(actual)}, wanted ${wanted}`);
}

/** The file that was opened is not there, or another one is in its place: what is written now would be lost. */
class DatabaseMoved extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';

  constructor(file: string, options?: ErrorOptions) {
    super(`${file} is not the file that was opened`, options);
    this.name = 'DatabaseMoved';
  }
}

/**
 * Looks whether a file is the one that is in its place now, for a few microseconds each time. SQLite itself goes on
 * writing into a file that was removed, as long as it has a log beside it.
 */
export function fileGuard(file: string): () => void {
  const opened = identityOf(file);
  return () => {
    if (identityOf(file) !== opened) throw new DatabaseMoved(file);
  };
}

function identityOf(file: string): string {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    throw new DatabaseMoved(file, { cause: error });
  }
}
