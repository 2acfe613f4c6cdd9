import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { FEATURES } from '@antam/server/app/features.ts';
import { type TextReader, textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { type Finding, ok, warning } from './finding.ts';

const DAY_MS = 86_400_000;
/** One size of a picture, and what it was before it was blurred. */
const SIZE = /^([\da-f]{32})-(?:\d+|thumb)\.webp$/;
const ORIGINAL = /^private\/[\da-f]{2}\/([\da-f]{32}\.webp)$/;

type Examined = Pick<Services, 'db' | 'config' | 'clock'>;

/** Whether the folder of uploads holds pictures that no record has, such as those of an upload that was broken off. */
export async function checkOrphans(services: Examined): Promise<Finding[]> {
  if (services.config.storage.kind !== 'folder') return [];
  const found = await orphans(services, services.config.storage.folder);
  if (found.length === 0) return [ok('pictures', 'each belongs to a record')];
  const message = `${found.length} files of pictures that no record has: ${found[0]} …`;
  return [warning('pictures', message, 'run "antam doctor --fix"')];
}

/** Removes them, and answers how many files there were. */
export async function fixOrphans(services: Examined): Promise<number> {
  if (services.config.storage.kind !== 'folder') return 0;
  const found = await orphans(services, services.config.storage.folder);
  for (const file of found) rmSync(file, { force: true });
  return found.length;
}

/** Files of pictures older than a day that no column of any feature names: a younger one may be about to get its record. */
async function orphans({ db, clock }: Examined, folder: string): Promise<string[]> {
  const kept = await keptKeys(textOf(db.primary));
  const before = clock.now().getTime() - DAY_MS;
  return filesBelow(folder)
    .filter(name => isPictureWithout(kept, name.replaceAll(path.sep, '/')))
    .map(name => path.join(folder, name))
    .filter(file => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? before) < before);
}

function isPictureWithout(kept: ReadonlySet<string>, name: string): boolean {
  const original = ORIGINAL.exec(name)?.[1];
  const key = original === undefined ? SIZE.exec(path.posix.basename(name))?.[1] : `private/${original}`;
  return key !== undefined && !kept.has(key);
}

/** One statement a column, so that no key can be missed while others write. */
async function keptKeys(text: Pick<TextReader, 'all'>): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const { table, column } of FEATURES.flatMap(({ files }) => files)) {
    const rows = await text.all<{ key: string }>(`select ${column} as key from ${table} where ${column} <> ''`);
    for (const { key } of rows) kept.add(key);
  }
  return kept;
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
