import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '@antam/server/platform/env/config.ts';
import { leftoversIn } from '../backup/leftovers.ts';
import { MEMORY_FOLDER } from '../boot/memory.ts';
import { type Finding, ok, warning } from './finding.ts';

const DAY_MS = 86_400_000;
/** How a file is named while it is written to the store. */
const UNFINISHED = /(^|\/)\.[\da-f-]{36}\.tmp$/;

type Places = Pick<Config, 'storage' | 'dataFolder'>;

/** What killed processes have left behind: unfinished uploads and backups, and folders of `serve --memory`. */
export function leftovers({ storage, dataFolder }: Places, now: number): string[] {
  const uploads = storage.kind === 'folder' ? unfinishedBelow(storage.folder, now) : [];
  const folders = entriesOf(tmpdir()).filter(name => isAbandoned(name));
  return [...uploads, ...leftoversIn(dataFolder), ...folders.map(name => path.join(tmpdir(), name))];
}

export function checkLeftovers(config: Places, now: number): Finding {
  const found = leftovers(config, now);
  if (found.length === 0) return ok('leftovers', 'none');
  return warning(
    'leftovers',
    `${found.length} of processes that were killed: ${found[0]} …`,
    'run "antam doctor --fix"',
  );
}

/** Removes them, and answers how many there were. */
export function fixLeftovers(config: Places, now: number): number {
  const found = leftovers(config, now);
  for (const name of found) rmSync(name, { recursive: true, force: true });
  return found.length;
}

function unfinishedBelow(folder: string, now: number): string[] {
  return entriesOf(folder, { recursive: true })
    .filter(name => UNFINISHED.test(name.replaceAll(path.sep, '/')))
    .map(name => path.join(folder, name))
    .filter(file => now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now) > DAY_MS);
}

function isAbandoned(name: string): boolean {
  const [, process] = MEMORY_FOLDER.exec(name) ?? [];
  return process !== undefined && !isAlive(Number(process));
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of another user may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function entriesOf(folder: string, options: { recursive?: boolean } = {}): string[] {
  try {
    return readdirSync(folder, { ...options, encoding: 'utf8' });
  } catch {
    return [];
  }
}
