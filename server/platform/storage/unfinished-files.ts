import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 86_400_000;
/** How a file is named while it is written to a folder. */
const UNFINISHED = /^\.[\da-f-]{36}\.tmp$/;

/** Files below a folder that a process which was killed has not finished; none younger than a day, which may be written still. */
export async function unfinishedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const named = entries.filter(entry => entry.isFile() && UNFINISHED.test(entry.name));
  const old: string[] = [];
  for (const { parentPath, name } of named) {
    const file = path.join(parentPath, name);
    const made = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (made !== undefined && Date.now() - made > DAY_MS) old.push(file);
  }
  return old;
}

/** Removes them, and answers how many there were. */
export async function removeUnfinished(folder: string): Promise<number> {
  const files = await unfinishedFiles(folder);
  for (const file of files) await rm(file, { force: true });
  return files.length;
}
