import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import Sqlite from 'better-sqlite3';
import { Failure } from '../io/failure.ts';
import { archiveTables } from './archive-tables.ts';
import { buildSqlite } from './build-sqlite.ts';
import { differences } from './fingerprint.ts';
import { temporaryFolder } from './leftovers.ts';
import { type Manifest, readManifest, SNAPSHOT, UPLOADS } from './manifest.ts';
import { missingPictures, namedPictures, picturesOf } from './pictures.ts';
import { checkWhole } from './sqlite-restore.ts';
import { sqliteFacts } from './sqlite-tables.ts';
import { unpack } from './unpack.ts';

/** What was found to be as it should be. */
export interface Proof {
  readonly createdAt: string;
  readonly tables: number;
  readonly rows: number;
  /** Files that are there of pictures that rows of the database name: all, but for those that went meanwhile. */
  readonly files: number;
}

/**
 * Restores a backup into a temporary folder, as a SQLite file whichever engine it is of, and compares it with what was
 * written down when it was made: rows and a hash of every table, and a file for every picture. Fails with the first
 * differences. `source`, the site of a backup that was made just now, knows pictures that were deleted meanwhile.
 */
export async function proveBackup(config: Config, file: string, source?: Pick<Services, 'db'>): Promise<Proof> {
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
      const pictures = picturesOf(db);
      const missing = await missingPictures(config, manifest, pictures, packed);
      const kept = source && missing.length > 0 ? await namedPictures(source, missing) : undefined;
      const lost = missing.filter(({ key }) => kept?.has(key) ?? true);
      wrong.push(...lost.map(({ told }) => told));
      if (wrong.length > 0) throw new Failure(`${file} is not what was backed up: ${told(wrong)}`);
      const tables = Object.values(manifest.tables);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const files = pictures.reduce((sum, picture) => sum + picture.files.length, 0) - missing.length;
      return { createdAt: manifest.createdAt, tables: tables.length, rows, files };
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

const MAX_TOLD = 5;

const told = (wrong: readonly string[]) =>
  wrong.slice(0, MAX_TOLD).join(', ') + (wrong.length > MAX_TOLD ? `, and ${wrong.length - MAX_TOLD} more` : '');
