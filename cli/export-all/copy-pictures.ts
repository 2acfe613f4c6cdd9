import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { imageSizes, sizeKey } from '@antam/server/platform/images/image-sizes.ts';
import type { FileStore } from '@antam/server/platform/storage/file-store.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import type { Canonical } from '../backup/values.ts';
import type { TableReader } from './read-tables.ts';

/** Tables whose rows name pictures. */
const NAMED_IN = ['media', 'post_image', 'text_picture'];

export interface CopiedPictures {
  readonly files: number;
  /** Keys of files that rows name and the store has not. */
  readonly missing: readonly string[];
}

/** Copies the largest size of every picture, and originals that are kept apart; `onFile` gets how many there are so far. */
export async function copyPictures(
  reader: TableReader,
  store: FileStore,
  { folder, onFile }: { folder: string; onFile: (files: number) => void },
): Promise<CopiedPictures> {
  let files = 0;
  const missing: string[] = [];
  for (const table of NAMED_IN) {
    const columns = await reader.columns(table);
    const names = columns.map(({ name }) => name);
    for await (const row of reader.rows(table, columns)) {
      for (const key of keysOf(Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])))) {
        if (!(await copyFile(store, key, path.join(folder, key)))) missing.push(key);
        else onFile(++files);
      }
    }
  }
  return { files, missing };
}

function keysOf({ key, original_key: original, width, height }: Readonly<Record<string, Canonical>>): string[] {
  if (!key) return [];
  const largest = imageSizes(Number(width), Number(height)).at(-1);
  return [...(largest ? [sizeKey(key, largest.side)] : []), ...(original ? [original] : [])];
}

async function copyFile(store: FileStore, key: string, target: string): Promise<boolean> {
  const found = await store.get(key);
  if (!found) return false;
  makeFolder(path.dirname(target));
  await pipeline(found.stream, createWriteStream(target, { mode: 0o600 }));
  return true;
}
