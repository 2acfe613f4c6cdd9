import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { eraseAgain, type RememberedErasure } from '@antam/server/features/privacy/commands/erase-again.ts';
import { migrationsOf } from '@antam/server/platform/db/migrations.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import { beginNewWorld } from '@antam/server/platform/search/stored/search-versions.ts';
import { withServices } from '../boot/services.ts';
import { Failure } from '../io/failure.ts';
import { archiveTables } from './archive-tables.ts';
import { readErasures, storedErasures, writeErasures } from './erasures.ts';
import type { TableProgress } from './fill-postgres.ts';
import { addUploads } from './install-uploads.ts';
import { standingErasures } from './known-erasures.ts';
import { temporaryFolder } from './leftovers.ts';
import { type Manifest, readManifest, SNAPSHOT, TABLES, UPLOADS } from './manifest.ts';
import { storeOf } from './open-store.ts';
import { isSqliteFile, takeSqliteFile } from './sqlite-file.ts';
import { checkWhole, replaceSqlite, sqliteHasTables } from './sqlite-restore.ts';
import { fetchArchive } from './store-destination.ts';
import { unpack } from './unpack.ts';

/** What a restoring has done. */
export interface Restored {
  readonly manifest: Manifest;
  /** Migrations that ran afterwards. */
  readonly migrated: readonly string[];
  /** People whom the backup had, and who were erased since: they were erased again. */
  readonly erased: number;
  /** Whether the database that was replaced could not be asked who was erased in it. */
  readonly isFormerUnread: boolean;
  /** The backup is of the other engine, so search and filters must be built again. */
  readonly isFromOther: boolean;
}

/**
 * Restores database and uploads. Existing ones are replaced only with `force`. The archive is unpacked and checked first,
 * so that a broken one changes nothing; then new uploads are added, the database is replaced in one step, and only after
 * it the uploads that the backup does not have are removed. Whenever this is interrupted, one of the two databases is
 * there whole, with its uploads.
 */
export async function restoreBackup(
  config: Config,
  file: string,
  force: boolean,
  progress?: TableProgress,
): Promise<Restored> {
  const staging = temporaryFolder(config.dataFolder, 'restore');
  try {
    const manifest = await unpackedManifest(config, file, staging);
    checkFits(manifest);
    if (!force && (await isInUse(config))) {
      throw new Failure('There is a database already: restore into an empty data folder, or replace it with --force');
    }
    const standing = await standingErasures(config);
    const erasures = [...(await listedErasures(config, file)), ...standing.erasures];
    // An interruption after the replacement must not lose them.
    writeErasures(config.dataFolder, erasures);
    const install = await prepare(config, manifest, staging, progress);
    const { storage } = config;
    const uploads =
      manifest.hasUploads && storage.kind === 'folder'
        ? addUploads(path.join(staging, UPLOADS), storage.folder)
        : undefined;
    let migrated: readonly string[];
    try {
      migrated = await install();
    } catch (error) {
      uploads?.undo();
      throw error;
    }
    uploads?.finish();
    const erased = await withServices(config, services => eraseAgain(services, erasures));
    const isFromOther = manifest.engine !== config.database.engine;
    return { manifest, migrated, erased, isFormerUnread: standing.isUnread, isFromOther };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Puts what a restore needs of an archive, or of a SQLite file that a migration has kept, into a folder. */
async function unpackedManifest(config: Config, file: string, staging: string): Promise<Manifest> {
  const archive = await archiveFile(config, file, staging);
  if (existsSync(archive) && isSqliteFile(archive)) return takeSqliteFile(archive, staging);
  await unpack(archive, staging);
  return readManifest(staging, file);
}

/** Who was erased, as far as it is known beside the backup, in the data folder and the object store. */
export async function listedErasures(config: Config, file: string): Promise<RememberedErasure[]> {
  const beside = file.startsWith(STORE) ? [] : [path.dirname(path.resolve(file))];
  const store = storeOf(config);
  return [...[...beside, config.dataFolder].flatMap(readErasures), ...(store ? await storedErasures(store) : [])];
}

/** Fails where a newer version made the backup. */
export function checkFits(manifest: Manifest): void {
  const known = new Set(migrationsOf(manifest.engine).map(migration => migration.name));
  const unknown = manifest.migrations.filter(name => !known.has(name));
  if (unknown.length > 0) throw new Failure(`The backup was made by a newer version: it has ${unknown.join(', ')}`);
}

async function isInUse({ database, storage }: Config): Promise<boolean> {
  if (storage.kind === 'folder' && existsSync(storage.folder) && readdirSync(storage.folder).length > 0) return true;
  if (database.engine === 'sqlite') return sqliteHasTables(database.file);
  const { hasTables } = await import('./replace-postgres.ts');
  return hasTables(database.url);
}

/** Answers the step that replaces the database, and names the migrations that ran after those of the backup. */
async function prepare(
  config: Config,
  manifest: Manifest,
  staging: string,
  progress?: TableProgress,
): Promise<() => Promise<readonly string[]>> {
  const { database } = config;
  if (manifest.engine === 'sqlite') checkWhole(path.join(staging, SNAPSHOT));
  if (database.engine === 'postgresql') return () => intoPostgres(database.url, manifest, staging, progress);
  const file = await sqliteFile(config, manifest, staging, progress);
  const migrated = await withServices({ ...config, database: { engine: 'sqlite', file } }, async ({ db }) => {
    const ran = await db.migrate();
    // Indexes that were saved before are of other documents.
    await db.transaction(beginNewWorld);
    return ran;
  });
  return async () => {
    replaceSqlite(file, database.file);
    return migrated;
  };
}

/** The database of an unpacked backup as a SQLite file, whichever engine it is of. */
export async function sqliteFile(
  config: Config,
  manifest: Manifest,
  staging: string,
  progress?: TableProgress,
): Promise<string> {
  const file = path.join(staging, SNAPSHOT);
  if (manifest.engine === 'sqlite') return file;
  const { buildSqlite } = await import('./build-sqlite.ts');
  const source = archiveTables(staging, manifest);
  await buildSqlite(config, file, manifest, source, progress);
  source.close();
  return file;
}

async function intoPostgres(
  url: string,
  manifest: Manifest,
  staging: string,
  progress?: TableProgress,
): Promise<string[]> {
  const [{ replacePostgres }, { fillFromCopy, fillFromRows }] = await Promise.all([
    import('./replace-postgres.ts'),
    import('./fill-postgres.ts'),
  ]);
  const { sequences } = manifest;
  const last = manifest.migrations.at(-1) ?? '';
  if (manifest.engine === 'postgresql') {
    const folder = path.join(staging, TABLES);
    return replacePostgres(url, {
      last,
      sequences,
      fill: (client, schema, tables) => fillFromCopy(client, schema, tables, folder, progress),
    });
  }
  const source = archiveTables(staging, manifest);
  try {
    return await replacePostgres(url, {
      last,
      sequences,
      fill: (client, schema, tables) => fillFromRows(client, schema, tables, source, progress),
    });
  } finally {
    source.close();
  }
}

const STORE = 'store:';

/** The file to unpack; a planned backup of the object store is fetched first. */
export async function archiveFile(config: Config, file: string, staging: string): Promise<string> {
  if (!file.startsWith(STORE)) return file;
  const store = storeOf(config);
  if (!store) throw new Failure('There is no object store: ANTAM_STORAGE names a folder');
  const fetched = path.join(staging, 'archive.tar.gz');
  await fetchArchive(store, file.slice(STORE.length), fetched);
  return fetched;
}
