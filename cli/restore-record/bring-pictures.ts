import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSizes, sizeKey, thumbnailKey } from '@antam/server/platform/images/image-sizes.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { requireKey } from '@antam/server/platform/storage/file-store.ts';
import { fileOfKey } from '@antam/server/platform/storage/folder-store.ts';
import { UPLOADS } from '../backup/manifest.ts';
import type { OpenArchive } from './archive.ts';
import type { Choice } from './choose.ts';
import type { Values } from './gather.ts';

/** Tables whose rows name pictures. */
const NAMED_IN = new Set(['media', 'post_image']);

/** Files of the store that rows name. */
export const fileKeys = (rows: Choice['rows']): string[] =>
  rows.filter(({ table }) => NAMED_IN.has(table)).flatMap(({ values }) => keysOf(values));

function keysOf({ key, original_key: original, width, height }: Values): string[] {
  if (typeof key !== 'string' || key === '') return [];
  const sizes = imageSizes(Number(width), Number(height)).map(({ side }) => sizeKey(key, side));
  return [...sizes, thumbnailKey(key), ...(typeof original === 'string' ? [original] : [])];
}

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
