import { closeSync, copyFileSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { EXIT, Failure } from '../io/failure.ts';
import { type Manifest, parseManifest, SNAPSHOT } from './manifest.ts';
import { checkWhole } from './sqlite-restore.ts';
import { handedOutIds } from './sqlite-tables.ts';

const HEADER = Buffer.from('SQLite format 3\0');

/** Whether a file is a SQLite database by itself, as migrations keep them in `snapshots`, and no archive. */
export function isSqliteFile(file: string): boolean {
  if (statSync(file).isDirectory()) throw new Failure(`${file} is a folder: name an archive in it`, EXIT.missing);
  const found = Buffer.alloc(HEADER.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, found);
  } finally {
    closeSync(handle);
  }
  return found.equals(HEADER);
}

/**
 * Copies such a file to where an unpacked archive has its database, and answers what a manifest would say of it. Fails
 * where a log beside it holds what it lacks, or where it is not of this program.
 */
export function takeSqliteFile(file: string, folder: string): Manifest {
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new Failure(`${file} is in use: name an archive of "antam backup", or a file of the folder "snapshots"`);
  }
  const copy = path.join(folder, SNAPSHOT);
  copyFileSync(file, copy);
  checkWhole(copy);
  const db = new Sqlite(copy, { readonly: true });
  try {
    return parseManifest({
      format: 1,
      engine: 'sqlite',
      createdAt: statSync(file).mtime.toISOString(),
      migrations: db.prepare<[], string>('select name from migration order by id').pluck().all(),
      hasUploads: false,
      sequences: handedOutIds(db),
    });
  } catch (error) {
    throw new Failure(`${file} is no database of An Tâm; nothing was changed`, undefined, { cause: error });
  } finally {
    db.close();
  }
}
