import path from 'node:path';
import type { Database } from '@antam/server/platform/db/database.ts';
import { readSetting, writeSetting } from '@antam/server/platform/db/stored-setting.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { z } from 'zod';
import { leftoversIn } from './leftovers.ts';
import { readPlan } from './plan.ts';

/** The setting that names the folders into which backups were made by hand. */
const FOLDERS = 'backup-folders';
/** So many of them are remembered, the latest first. */
const MAX_FOLDERS = 8;

const stored = z.array(z.string()).catch([]);

/**
 * Notes the folder of an archive that is begun by hand: a kill leaves its unfinished file there, and the doctor has to know
 * where to look.
 */
export async function noteFolder({ db, clock }: Pick<Services, 'db' | 'clock'>, file: string): Promise<void> {
  const folder = path.dirname(path.resolve(file));
  const known = await storedFolders(db);
  if (known[0] === folder) return;
  const value = [folder, ...known.filter(each => each !== folder)].slice(0, MAX_FOLDERS);
  await db.transaction(unit => writeSetting(unit, { name: FOLDERS, value, now: clock.now() }));
}

/** Unfinished files in folders of backups, those by plan included; nothing in folders that this machine does not have. */
export async function backupLeftovers({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const plan = await readPlan(db);
  const folders = new Set([...(await storedFolders(db)), ...(plan ? [plan.target] : [])]);
  return [...folders].filter(folder => path.isAbsolute(folder)).flatMap(leftoversIn);
}

const storedFolders = async ({ primary }: Pick<Database, 'primary'>) =>
  stored.parse(await readSetting(primary, FOLDERS));
