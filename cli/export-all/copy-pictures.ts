import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@antam/server/platform/storage/file-store.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { keysOfRow, largestFileOf, PICTURE_COLUMNS } from '../backup/picture-columns.ts';
import type { TableReader } from './read-tables.ts';

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
  for (const table of new Set(PICTURE_COLUMNS.map(named => named.table))) {
    const columns = await reader.columns(table);
    const names = columns.map(({ name }) => name);
    for await (const row of reader.rows(table, columns)) {
      const values = Object.fromEntries(names.map((name, at) => [name, row[at] ?? null]));
      for (const key of keysOfRow(table, values).map(key => largestFileOf(key, values))) {
        if (!(await copyFile(store, key, path.join(folder, key)))) missing.push(key);
        else onFile(++files);
      }
    }
  }
  return { files, missing };
}

async function copyFile(store: FileStore, key: string, target: string): Promise<boolean> {
  const found = await store.get(key);
  if (!found) return false;
  makeFolder(path.dirname(target));
  await pipeline(found.stream, createWriteStream(target, { mode: 0o600 }));
  return true;
}
