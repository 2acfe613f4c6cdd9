import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS } from './manifest.ts';
import type { ArchiveEntry } from './tar-stream.ts';

/**
 * All uploads of a folder. They are never changed once written; one that is deleted meanwhile is left out. Files whose
 * name begins with a dot are being written.
 */
export async function* uploadEntries(folder: string, name = UPLOADS): AsyncGenerator<ArchiveEntry> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    const [own, inside] = [path.join(folder, entry.name), `${name}/${entry.name}`];
    if (entry.isDirectory()) yield* uploadEntries(own, inside);
    else if (entry.isFile()) yield* fileEntry(own, inside);
  }
}

async function* fileEntry(file: string, name: string): AsyncGenerator<ArchiveEntry> {
  const handle = await openIfThere(file);
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    yield { name, size, content: handle.createReadStream({ autoClose: false }) };
  } finally {
    await handle.close();
  }
}

async function openIfThere(file: string) {
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
