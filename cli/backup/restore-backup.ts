import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrationsOf } from '@antam/server/platform/db/migrations.ts';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import { extract } from 'tar';
import { withServices } from '../boot/services.ts';
import { Failure } from '../io/failure.ts';
import { type Manifest, readManifest, SNAPSHOT, TABLES, UPLOADS } from './manifest.ts';
import { replaceSqlite, sqliteHasTables } from './sqlite-restore.ts';

/**
 * Restores database and uploads. Existing ones are replaced only with `force`. The archive is unpacked and checked
 * first, so that a broken one changes nothing. Answers the manifest and the migrations that ran afterwards.
 */
export async function restoreBackup(
  config: Config,
  file: string,
  force: boolean,
): Promise<{ manifest: Manifest; migrated: string[] }> {
  mkdirSync(config.dataFolder, { recursive: true });
  const staging = mkdtempSync(path.join(config.dataFolder, '.antam-restore-'));
  try {
    await unpack(file, staging);
    const manifest = readManifest(staging, file);
    checkFits(manifest, config);
    if (!force && (await isInUse(config))) {
      throw new Failure('There is a database already: restore into an empty data folder, or replace it with --force');
    }
    await restoreDatabase(config, manifest, staging);
    if (manifest.hasUploads && config.storage.kind === 'folder')
      replaceFolder(path.join(staging, UPLOADS), config.storage.folder);
    return { manifest, migrated: await withServices(config, services => services.db.migrate()) };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  if (!existsSync(file)) throw new Failure(`${file} is not there`);
  try {
    await extract({ file, cwd: folder, strict: true });
  } catch (error) {
    const remedy =
      'it is cut short or no archive of "antam backup". Nothing was changed: copy it again, or take another';
    throw new Failure(`${file} cannot be unpacked: ${remedy}`, undefined, { cause: error });
  }
}

function checkFits(manifest: Manifest, config: Config): void {
  if (manifest.engine !== config.database.engine) {
    throw new Failure(`The backup is of ${manifest.engine}, but the configuration is for ${config.database.engine}`);
  }
  const known = new Set(migrationsOf(manifest.engine).map(migration => migration.name));
  const unknown = manifest.migrations.filter(name => !known.has(name));
  if (unknown.length > 0) throw new Failure(`The backup was made by a newer version: it has ${unknown.join(', ')}`);
}

async function isInUse({ database, storage }: Config): Promise<boolean> {
  if (storage.kind === 'folder' && existsSync(storage.folder) && readdirSync(storage.folder).length > 0) return true;
  if (database.engine === 'sqlite') return sqliteHasTables(database.file);
  const { hasTables } = await import('./postgres-backup.ts');
  return hasTables(database.url);
}

async function restoreDatabase(config: Config, manifest: Manifest, staging: string): Promise<void> {
  if (config.database.engine === 'sqlite') {
    replaceSqlite(path.join(staging, SNAPSHOT), config.database.file);
    return;
  }
  const { emptyPostgres, loadPostgres } = await import('./postgres-backup.ts');
  await emptyPostgres(config.database.url);
  const last = manifest.migrations.at(-1);
  if (last !== undefined)
    await withServices(config, async ({ db }) => (await nativeOf(db).orm()).migrator.up({ to: last }));
  await loadPostgres(config.database.url, path.join(staging, TABLES));
}

/** The new folder takes the old one's place in two renames. */
function replaceFolder(from: string, to: string): void {
  const old = `${to}.replaced`;
  rmSync(old, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
