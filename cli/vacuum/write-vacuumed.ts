import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

/*
 * A worker, since SQLite writes the whole file in one call: the command shows meanwhile how far the file has grown. It
 * answers nothing where all went well, else what went wrong.
 */

/** A database file, and where its copy is written first. */
export interface VacuumTask {
  readonly file: string;
  readonly copy: string;
}

/** What went wrong, with the code by which exit codes are chosen. */
export interface VacuumFault {
  readonly code: string;
  readonly message: string;
}

/** Locks out every other process, rewrites the file and puts it in the place of the old one, which stays whole until then. */
function writeVacuumed({ file, copy }: VacuumTask): void {
  const db = new Sqlite(file, { timeout: 0, fileMustExist: true });
  try {
    // In this mode a connection keeps its locks; taking them fails while a server has the file open.
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('begin exclusive; commit');
    // What the log holds comes into the file: no log is left that the new file would take for its own.
    db.pragma('journal_mode = DELETE');
    db.pragma('auto_vacuum = INCREMENTAL');
    db.prepare('vacuum into ?').run(copy);
    requireWhole(copy);
    flush(copy);
    renameSync(copy, file);
    flush(path.dirname(file));
  } finally {
    db.close();
  }
}

function requireWhole(copy: string): void {
  const db = new Sqlite(copy, { readonly: true });
  try {
    const result = db.pragma('quick_check', { simple: true });
    if (result !== 'ok') throw new Error(`the new file is damaged, the old one stays: ${String(result)}`);
  } finally {
    db.close();
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
function flush(name: string): void {
  const handle = openSync(name, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const isTask = (data: unknown): data is VacuumTask =>
  typeof data === 'object' && data !== null && 'file' in data && 'copy' in data;

if (parentPort && isTask(workerData)) {
  try {
    writeVacuumed(workerData);
    parentPort.postMessage(null);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    parentPort.postMessage({ code, message: error instanceof Error ? error.message : String(error) });
  }
}
