import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import Sqlite from 'better-sqlite3';
import { Failure, messageOf } from '../io/failure.ts';

/** Whether a database file is there and has tables. */
export function sqliteHasTables(file: string): boolean {
  if (!existsSync(file)) return false;
  const db = new Sqlite(file);
  try {
    return db.prepare(`select 1 from sqlite_master where type = 'table' limit 1`).get() !== undefined;
  } finally {
    db.close();
  }
}

/**
 * Replaces a database by a closed file, once no other process has the database open. The old log is in the old file
 * before the log goes, so that an interruption leaves either file whole.
 */
export function replaceSqlite(snapshot: string, file: string): void {
  makeFolder(path.dirname(file));
  flush(snapshot);
  if (existsSync(file)) checkUnused(file);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  renameSync(snapshot, file);
}

/** Waits until a closed database file is on the disk, with what its log still holds. */
export function flush(file: string): void {
  const db = new Sqlite(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Fails where a SQLite file is missing or damaged. */
export function checkWhole(snapshot: string): void {
  if (!existsSync(snapshot)) throw new Failure('The backup has no database');
  const db = new Sqlite(snapshot, { readonly: true });
  try {
    const result = db.pragma('quick_check', { simple: true });
    if (result !== 'ok') throw new Failure(`The database in the backup is broken: ${String(result)}`);
  } finally {
    db.close();
  }
}

function checkUnused(file: string): void {
  const db = new Sqlite(file, { timeout: 0 });
  try {
    // In this mode a connection locks out all others; setting it fails while a server has the file open.
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('begin exclusive; commit');
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    throw new Failure(`The database is in use (${messageOf(error)}): stop the server first`, undefined, {
      cause: error,
    });
  } finally {
    db.close();
  }
}
