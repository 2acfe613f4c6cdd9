import path from 'node:path';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import { fileOfKey } from '@antam/server/platform/storage/folder-store.ts';
import type Sqlite from 'better-sqlite3';
import { type Manifest, UPLOADS } from './manifest.ts';
import { filesOf, PICTURE_COLUMNS } from './picture-columns.ts';
import { ownTables } from './sqlite-tables.ts';

/** A picture that a row names, and the keys in the store of all its files. */
interface Picture {
  readonly key: string;
  readonly files: readonly string[];
}

interface PictureRow {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/** All pictures of a restored database, each once, however many rows name it. A backup of an earlier release lacks tables. */
export function picturesOf(db: Sqlite.Database): Picture[] {
  const tables = new Set(ownTables(db));
  const named = PICTURE_COLUMNS.filter(({ table }) => tables.has(table)).flatMap(({ table, column }) =>
    db.prepare<[], PictureRow>(`select ${column} as key, width, height from ${table} where ${column} <> ''`).all(),
  );
  const rows = new Map(named.map(row => [row.key, row]));
  return [...rows.values()].map(row => ({ key: row.key, files: filesOf(row.key, row) }));
}

/** A file of a picture that is not there. */
interface MissingPicture {
  readonly key: string;
  readonly told: string;
}

const AT_ONCE = 20;

/** Files that neither the archive (`packed`) nor the store has. */
export async function missingPictures(
  config: Config,
  manifest: Manifest,
  pictures: readonly Picture[],
  packed: ReadonlySet<string>,
): Promise<MissingPicture[]> {
  const files = pictures.flatMap(({ key, files }) => files.map(file => ({ key, file })));
  if (manifest.hasUploads) {
    const named = files.map(({ key, file }) => ({ key, name: path.posix.join(UPLOADS, fileOfKey(file)) }));
    return named.filter(({ name }) => !packed.has(name)).map(({ key, name }) => ({ key, told: `${name} is missing` }));
  }
  // They are in an object store, or there were none.
  if (config.storage.kind === 'folder') return files.map(({ key, file }) => ({ key, told: `${file} is missing` }));
  const store = createFileStore(config.storage);
  const missing: MissingPicture[] = [];
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map(({ file }) => store.exists(file)));
    const gone = some.filter((_, index) => !found[index]);
    missing.push(...gone.map(({ key, file }) => ({ key, told: `${file} is missing in the store` })));
  }
  return missing;
}

const MAX_ASKED = 500;

/** The keys among these that rows of a database name. */
export async function namedPictures(
  { db }: Pick<Services, 'db'>,
  missing: readonly MissingPicture[],
): Promise<Set<string>> {
  const keys = [...new Set(missing.map(({ key }) => key))];
  const named = new Set<string>();
  for (let at = 0; at < keys.length; at += MAX_ASKED) {
    const some = keys.slice(at, at + MAX_ASKED);
    const marks = some.map(() => '?').join(', ');
    const selects = PICTURE_COLUMNS.map(
      ({ table, column }) => `select ${column} as key from ${table} where ${column} in (${marks})`,
    );
    const params = selects.flatMap(() => some);
    for (const { key } of await textOf(db.primary).all<{ key: string }>(selects.join(' union '), params))
      named.add(key);
  }
  return named;
}
