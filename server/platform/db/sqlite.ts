import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { StatementWatch } from './statement-watch.ts';

/** How long the driver itself waits for a lock while it opens a file, in milliseconds; nobody is served yet. */
const OPENING_BUSY_MS = 5_000;

/**
 * How long a reader waits for a lock, in milliseconds. Only a checkpoint makes it wait, and the wait blocks the whole
 * process.
 */
const READER_BUSY_MS = 100;

/** Writers retry without the driver, whose wait would block the whole process. */
const WRITER_BUSY_MS = 0;

/**
 * The page cache of a reader, in KiB. A small one is enough, because a page from the cache of the operating system
 * costs a microsecond or two. Writers keep the driver's default of 16,000, so that a long transaction need not spill to
 * the disk.
 */
const READER_CACHE_KIB = 4_000;

/** The values of `synchronous` by which SQLite waits for the disk at every commit, and never. */
const FULL = 2;
const OFF = 0;

export interface SqliteOptions {
  readonly readonly?: boolean;
  readonly durable?: boolean | undefined;
}

/**
 * Opens a SQLite file with the settings every connection needs: a reopened WAL file silently falls back to
 * `synchronous=NORMAL`, and foreign keys are off by default, so they are set and checked each time. A commit waits for the
 * disk unless `durable` is false.
 */
export function openSqlite(file: string, { readonly = false, durable = true }: SqliteOptions = {}): Sqlite.Database {
  const db = new Sqlite(file, { readonly, timeout: OPENING_BUSY_MS });
  if (readonly) db.pragma(`cache_size = -${READER_CACHE_KIB}`);
  else prepareWriting(db);
  db.pragma(`synchronous = ${durable ? FULL : OFF}`);
  db.pragma('foreign_keys = ON');
  db.pragma('temp_store = MEMORY');
  assertPragma(db, 'synchronous', durable ? FULL : OFF);
  assertPragma(db, 'foreign_keys', 1);
  setBusyTimeout(db, readonly ? READER_BUSY_MS : WRITER_BUSY_MS);
  return db;
}

/**
 * A new file can give room back to the disk; in one of an earlier release this changes nothing before `antam vacuum`. What
 * is deleted is overwritten, so that erased data do not stay in the file.
 */
function prepareWriting(db: Sqlite.Database): void {
  db.pragma('auto_vacuum = INCREMENTAL');
  db.pragma('journal_mode = WAL');
  db.pragma('secure_delete = ON');
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

/** Reports every run of a statement to the watch; a scan in steps is none. */
export function watched<S extends Sqlite.Statement<unknown[], unknown>>(
  statement: S,
  sql: string,
  watch: StatementWatch,
): S {
  const timed =
    <Result>(run: (...values: unknown[]) => Result) =>
    (...values: unknown[]): Result => {
      const begun = performance.now();
      try {
        return run(...values);
      } finally {
        watch.noted(sql, values, performance.now() - begun);
      }
    };
  return Object.assign(statement, {
    all: timed(statement.all.bind(statement)),
    get: timed(statement.get.bind(statement)),
    run: timed(statement.run.bind(statement)),
  });
}

function setBusyTimeout(db: Sqlite.Database, milliseconds: number): void {
  db.pragma(`busy_timeout = ${milliseconds}`);
}

function assertPragma(db: Sqlite.Database, name: string, wanted: number): void {
  const actual = db.pragma(name, { simple: true });
  if (actual !== wanted) throw new Error(`SQLite pragma ${name} is ${String(actual)}, wanted ${wanted}`);
}

/** The opened file is missing or another file has replaced it: whatever is written would be lost. */
class DatabaseMoved extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';

  constructor(file: string, options?: ErrorOptions) {
    super(`${file} is not the file that was opened`, options);
    this.name = 'DatabaseMoved';
  }
}

/**
 * Makes a check, of some microseconds, that throws if the file at this path is not the opened one. SQLite itself goes
 * on writing into a removed file, as long as its log is beside it.
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
