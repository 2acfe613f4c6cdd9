import path from 'node:path';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import { imageSizes, sizeKey, thumbnailKey } from '@antam/server/platform/images/image-sizes.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import { fileOfKey } from '@antam/server/platform/storage/folder-store.ts';
import type Sqlite from 'better-sqlite3';
import { type Manifest, UPLOADS } from './manifest.ts';

/** A picture that a row names, and the keys in the store of all its files. */
interface Picture {
  readonly key: string;
  readonly files: readonly string[];
}

interface PictureRow {
  key: string;
  original_key?: string | null;
  width: number;
  height: number;
}

/** All pictures of a restored database, each once, however many rows name it. */
export function picturesOf(db: Sqlite.Database): Picture[] {
  const named = [
    ...db.prepare<[], PictureRow>(`select key, width, height from media where type = 'image' and key <> ''`).all(),
    ...db.prepare<[], PictureRow>('select key, original_key, width, height from post_image').all(),
  ];
  const rows = new Map(named.map(row => [row.key, row]));
  return [...rows.values()].map(({ key, original_key: original, width, height }) => ({
    key,
    files: [
      ...imageSizes(width, height).map(({ side }) => sizeKey(key, side)),
      thumbnailKey(key),
      ...(original ? [original] : []),
    ],
  }));
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

const MOST_ASKED = 500;

/** The keys among these that rows of a database name. */
export async function namedPictures(
  { db }: Pick<Services, 'db'>,
  missing: readonly MissingPicture[],
): Promise<Set<string>> {
  const keys = [...new Set(missing.map(({ key }) => key))];
  const named = new Set<string>();
  for (let at = 0; at < keys.length; at += MOST_ASKED) {
    const some = keys.slice(at, at + MOST_ASKED);
    const marks = some.map(() => '?').join(', ');
    const sql = `select key from media where key in (${marks}) union select key from post_image where key in (${marks})`;
    for (const { key } of await textOf(db.primary).all<{ key: string }>(sql, [...some, ...some])) named.add(key);
  }
  return named;
}
