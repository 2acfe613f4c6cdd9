import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { Failure } from '../io/failure.ts';
import { checkMigrations } from './check-migrations.ts';
import { megabytes } from './free-space.ts';

/** Snapshots that stay; the oldest go first. */
const KEPT = 3;

/** Where a data folder keeps what its SQLite database was before migrations. */
export const snapshotFolder = (dataFolder: string): string => path.join(dataFolder, 'snapshots');

/**
 * Copies a SQLite database that is about to be migrated into the data folder, and removes the oldest copies. Answers the
 * new file; undefined where there is nothing to lose yet, and on PostgreSQL. Fails, before anything was changed, when
 * there is no room for it.
 */
export async function takeSnapshot(services: Services, pending: readonly string[]): Promise<string | undefined> {
  const { sqlite } = nativeOf(services.db);
  if (!sqlite || (await services.db.ranMigrations()).length === 0) return undefined;
  const folder = snapshotFolder(services.config.dataFolder);
  makeFolder(folder);
  removeUnfinished(folder);
  await requireRoom(services, folder);
  const moment = services.clock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
  const file = path.join(folder, `${moment}-before-${pending[0]}.sqlite`);
  await sqlite.backup(`${file}.part`);
  renameSync(`${file}.part`, file);
  for (const old of snapshotsIn(folder).slice(0, -KEPT)) rmSync(path.join(folder, old));
  return file;
}

/** Oldest first: their names begin with their time. */
const snapshotsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sqlite'))
    .sort();

/** Removes what an interrupted run has left. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (name.includes('.part')) rmSync(path.join(folder, name), { force: true });
}

async function requireRoom(services: Services, folder: string): Promise<void> {
  const { neededBytes, freeBytes } = await checkMigrations(services);
  if (freeBytes === null || freeBytes >= neededBytes) return;
  const room = `${megabytes(neededBytes)} are needed in ${folder}, ${megabytes(freeBytes)} are free`;
  throw new Failure(`There is no room for a copy of the database before it is migrated: ${room}. Free some space`);
}
