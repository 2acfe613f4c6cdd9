import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { unfinishedFiles } from '@antam/server/platform/storage/unfinished-files.ts';
import { backupLeftovers } from '../backup/backup-folders.ts';
import { leftoversIn } from '../backup/leftovers.ts';
import { MEMORY_FOLDER } from '../boot/memory.ts';
import { type Finding, ok, warning } from './finding.ts';

type Places = Pick<Config, 'storage' | 'mail' | 'texts' | 'dataFolder'>;

/** What killed processes have left behind: unfinished uploads, messages and backups, and folders of `serve --memory`. */
export async function leftovers({ storage, mail, texts, dataFolder }: Places): Promise<string[]> {
  const written = [storage, mail, texts].flatMap(place => (place.kind === 'folder' ? [place.folder] : []));
  const unfinished = await Promise.all(written.map(folder => unfinishedFiles(folder)));
  const folders = entriesOf(tmpdir()).filter(name => isAbandoned(name));
  return [...unfinished.flat(), ...leftoversIn(dataFolder), ...folders.map(name => path.join(tmpdir(), name))];
}

export async function checkLeftovers(config: Places): Promise<Finding> {
  return leftoversFinding('leftovers', await leftovers(config)) ?? ok('leftovers', 'none');
}

/** What killed backups have left where they were made; nothing where there is none. */
export async function checkBackupLeftovers(services: Pick<Services, 'db'>): Promise<Finding[]> {
  return [leftoversFinding('unfinished backups', await backupLeftovers(services)) ?? []].flat();
}

function leftoversFinding(what: string, found: readonly string[]): Finding | undefined {
  if (found.length === 0) return undefined;
  return warning(what, `${found.length} of processes that were killed: ${found[0]} …`, 'run "antam doctor --fix"');
}

/** Removes them, and answers how many there were. */
export async function fixLeftovers(config: Places): Promise<number> {
  return remove(await leftovers(config));
}

/** Removes what killed backups have left where they were made, and answers how much that was. */
export async function fixBackupLeftovers(services: Pick<Services, 'db'>): Promise<number> {
  return remove(await backupLeftovers(services));
}

function remove(found: readonly string[]): number {
  for (const name of found) rmSync(name, { recursive: true, force: true });
  return found.length;
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

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
