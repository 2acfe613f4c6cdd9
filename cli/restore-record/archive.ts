import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@antam/server/platform/env/config.ts';
import Sqlite from 'better-sqlite3';
import { temporaryFolder } from '../backup/leftovers.ts';
import { type Manifest, readManifest, UPLOADS } from '../backup/manifest.ts';
import { archiveFile, checkFits, sqliteFile } from '../backup/restore-backup.ts';
import { isSqliteFile, takeSqliteFile } from '../backup/sqlite-file.ts';
import { checkWhole } from '../backup/sqlite-restore.ts';
import { unpack } from '../backup/unpack.ts';
import { withServices } from '../boot/services.ts';

/** A backup, opened for reading beside the site. */
export interface OpenArchive {
  readonly manifest: Manifest;
  /** Its rows in the tables of this release. */
  readonly db: Sqlite.Database;
  /** Unpacks these uploads and answers the folder that they are in; it has those that the backup has. */
  uploads(names: ReadonlySet<string>): Promise<string>;
}

/** Unpacks the database of a backup of either engine, brings it up to date and runs `work`; nothing of it is left afterwards. */
export async function withArchive<T>(
  config: Config,
  file: string,
  work: (archive: OpenArchive) => Promise<T>,
): Promise<T> {
  const staging = temporaryFolder(config.dataFolder, 'restore');
  try {
    const packed = await archiveFile(config, file, staging);
    const isPlain = existsSync(packed) && isSqliteFile(packed);
    const manifest = isPlain ? takeSqliteFile(packed, staging) : await unpackDatabase(packed, staging, file);
    checkFits(manifest);
    const database = await sqliteFile(config, manifest, staging);
    checkWhole(database);
    await withServices({ ...config, database: { engine: 'sqlite', file: database } }, ({ db }) => db.migrate());
    const db = new Sqlite(database, { readonly: true });
    const uploads = async (names: ReadonlySet<string>) => {
      if (!isPlain && names.size > 0) await unpack(packed, staging, name => names.has(path.posix.normalize(name)));
      return staging;
    };
    try {
      return await work({ manifest, db, uploads });
    } finally {
      db.close();
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function unpackDatabase(packed: string, staging: string, file: string): Promise<Manifest> {
  await unpack(packed, staging, name => !path.posix.normalize(name).startsWith(`${UPLOADS}/`));
  return readManifest(staging, file);
}
