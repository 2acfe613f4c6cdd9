import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '@antam/server/platform/services.ts';
import { requireKey } from '@antam/server/platform/storage/file-store.ts';
import { fileOfKey } from '@antam/server/platform/storage/folder-store.ts';
import { UPLOADS } from '../backup/manifest.ts';
import { filesOf, keysOfRow } from '../backup/picture-columns.ts';
import type { OpenArchive } from './archive.ts';
import type { Choice } from './choose.ts';

/** Files of the store that rows name. */
export const fileKeys = (rows: Choice['rows']): string[] =>
  rows.flatMap(({ table, values }) => keysOfRow(table, values).flatMap(key => filesOf(key, values)));

/** Puts files back that the store has no more; answers how many, and those that the backup has not either. */
export async function bringPictures(
  { files: store }: Pick<Services, 'files'>,
  archive: OpenArchive,
  keys: readonly string[],
): Promise<{ readonly brought: number; readonly missing: readonly string[] }> {
  const gone: string[] = [];
  for (const key of keys) if (!(await store.exists(key))) gone.push(key);
  const nameOf = (key: string) => path.posix.join(UPLOADS, fileOfKey(key));
  const folder = await archive.uploads(new Set(gone.map(nameOf)));
  const missing: string[] = [];
  for (const key of gone) {
    const bytes = await readFile(path.join(folder, nameOf(key))).catch(() => undefined);
    if (bytes) await store.put(key, bytes, { contentType: requireKey(key) });
    else missing.push(key);
  }
  return { brought: gone.length - missing.length, missing };
}
