import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@antam/server/platform/env/config.ts';
import { imageSizes, sizeKey, thumbnailKey } from '@antam/server/platform/images/image-sizes.ts';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import { fileOfKey } from '@antam/server/platform/storage/folder-store.ts';
import Sqlite from 'better-sqlite3';
import { Failure } from '../io/failure.ts';
import { archiveTables } from './archive-tables.ts';
import { buildSqlite } from './build-sqlite.ts';
import { differences } from './fingerprint.ts';
import { temporaryFolder } from './leftovers.ts';
import { type Manifest, readManifest, SNAPSHOT, UPLOADS } from './manifest.ts';
import { checkWhole } from './sqlite-restore.ts';
import { sqliteFacts } from './sqlite-tables.ts';
import { unpack } from './unpack.ts';

/** What was found to be as it should be. */
export interface Proof {
  readonly createdAt: string;
  readonly tables: number;
  readonly rows: number;
  /** Files of pictures that rows of the database name; all are there. */
  readonly files: number;
}

/**
 * Restores a backup into a temporary folder, as a SQLite file whichever engine it is of, and compares it with what was
 * written down when it was made: rows and a hash of every table, and a file for every picture. Fails with the first
 * differences.
 */
export async function proveBackup(config: Config, file: string): Promise<Proof> {
  const folder = temporaryFolder(config.dataFolder, 'proof');
  try {
    const packed = new Set<string>();
    await unpack(file, folder, entry => {
      const name = path.posix.normalize(entry);
      if (!name.startsWith(`${UPLOADS}/`)) return true;
      // Read to their end, as everything, and not written.
      packed.add(name);
      return false;
    });
    const manifest = readManifest(folder, file);
    if (manifest.format === 1) {
      throw new Failure(
        `${file} was made by an earlier release, which wrote down nothing to compare with: make a new one`,
      );
    }
    const db = await restored(config, manifest, folder);
    try {
      const wrong = differences(manifest.tables, sqliteFacts(db).tables);
      const files = pictureFiles(db);
      wrong.push(...(await missingFiles(config, manifest, files, packed)));
      if (wrong.length > 0) throw new Failure(`${file} is not what was backed up: ${told(wrong)}`);
      const tables = Object.values(manifest.tables);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return { createdAt: manifest.createdAt, tables: tables.length, rows, files: files.length };
    } finally {
      db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restored(config: Config, manifest: Manifest, folder: string): Promise<Sqlite.Database> {
  const file = path.join(folder, SNAPSHOT);
  if (manifest.engine === 'postgresql') {
    await buildSqlite(config, file, manifest, archiveTables(folder, manifest));
  }
  checkWhole(file);
  return new Sqlite(file);
}

const MOST_TOLD = 5;

const told = (wrong: readonly string[]) =>
  wrong.slice(0, MOST_TOLD).join(', ') + (wrong.length > MOST_TOLD ? `, and ${wrong.length - MOST_TOLD} more` : '');

interface PictureRow {
  key: string;
  original_key?: string | null;
  width: number;
  height: number;
}

/** Keys in the store of all files of all pictures. */
function pictureFiles(db: Sqlite.Database): string[] {
  const rows = [
    ...db.prepare<[], PictureRow>(`select key, width, height from media where type = 'image' and key <> ''`).all(),
    ...db.prepare<[], PictureRow>('select key, original_key, width, height from post_image').all(),
  ];
  return rows.flatMap(({ key, original_key: original, width, height }) => [
    ...imageSizes(width, height).map(({ side }) => sizeKey(key, side)),
    thumbnailKey(key),
    ...(original ? [original] : []),
  ]);
}

const AT_ONCE = 20;

async function missingFiles(
  config: Config,
  manifest: Manifest,
  keys: readonly string[],
  packed: ReadonlySet<string>,
): Promise<string[]> {
  if (manifest.hasUploads) {
    const names = keys.map(key => path.posix.join(UPLOADS, fileOfKey(key)));
    return names.filter(name => !packed.has(name)).map(name => `${name} is missing`);
  }
  // They are in an object store, or there were none.
  if (config.storage.kind === 'folder') return keys.map(key => `${key} is missing`);
  const store = createFileStore(config.storage);
  const missing: string[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map(key => store.exists(key)));
    missing.push(...some.filter((_, index) => !found[index]).map(key => `${key} is missing in the store`));
  }
  return missing;
}
