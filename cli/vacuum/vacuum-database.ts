import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { givesRoomBack } from '@antam/server/platform/db/sqlite-room.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import Sqlite from 'better-sqlite3';
import { temporaryFolder } from '../backup/leftovers.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { freeBytes, megabytes } from '../upgrade/free-space.ts';
import type { VacuumFault, VacuumTask } from './write-vacuumed.ts';

/** What became of a database. */
export interface Vacuumed {
  readonly engine: 'sqlite' | 'postgresql';
  /** Whether the file was rewritten. */
  readonly isChanged: boolean;
  /** Bytes of the file before and after; null on PostgreSQL. */
  readonly bytesBefore: number | null;
  readonly bytesAfter: number | null;
}

const LOOK_MS = 250;

/** Whether a SQLite file was made without giving room back, as those of earlier releases were. */
export function needsVacuum(file: string): boolean {
  // For reading alone, SQLite would leave the files of its log behind.
  const db = new Sqlite(file, { fileMustExist: true });
  try {
    return !givesRoomBack(db);
  } finally {
    db.close();
  }
}

/**
 * Rewrites the file of an earlier release, so that it gives room back from then on; one that does already stays as it is.
 * Fails, with the old file in its place, where another process has it open or the disk has no room for a second one.
 */
export async function vacuumDatabase(
  { database }: Pick<Config, 'database'>,
  progress: (bytes: number, total: number) => void,
): Promise<Vacuumed> {
  if (database.engine === 'postgresql') {
    return { engine: 'postgresql', isChanged: false, bytesBefore: null, bytesAfter: null };
  }
  const { file } = database;
  if (!existsSync(file)) throw new Failure(`There is no database ${file}`, EXIT.missing);
  const bytesBefore = sizeOf(file);
  const isChanged = needsVacuum(file);
  if (isChanged) await rewrite(file, progress);
  return { engine: 'sqlite', isChanged, bytesBefore, bytesAfter: sizeOf(file) };
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

async function rewrite(file: string, progress: (bytes: number, total: number) => void): Promise<void> {
  const parent = path.dirname(file);
  const needed = sizeOf(file) + sizeOf(`${file}-wal`);
  const free = await freeBytes(parent);
  if (free < needed) {
    throw new Failure(
      `There is no room for a second file: ${megabytes(needed)} are needed in ${parent}, ${megabytes(free)} are free. Nothing was changed`,
      EXIT.full,
    );
  }
  const folder = temporaryFolder(parent, 'vacuum');
  const copy = path.join(folder, 'antam.sqlite');
  const looking = setInterval(() => progress(sizeOf(copy), needed), LOOK_MS);
  try {
    const fault = await inWorker({ file, copy });
    if (fault) throw failureOf(fault);
  } finally {
    clearInterval(looking);
    rmSync(folder, { recursive: true, force: true });
  }
}

function inWorker(task: VacuumTask): Promise<VacuumFault | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./write-vacuumed.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('SQLite ended without an answer')));
  });
}

function failureOf({ code, message }: VacuumFault): Error {
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return new Failure(
      `The database is in use (${message}): stop the server first. Nothing was changed`,
      EXIT.unreachable,
    );
  }
  return Object.assign(new Error(message), { code });
}
