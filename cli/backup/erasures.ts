import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RememberedErasure, rememberedErasures } from '@antam/server/features/privacy/commands/erase-again.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { z } from 'zod';
import { Failure, messageOf } from '../io/failure.ts';
import type { BackupStore } from './open-store.ts';

/** Beside the backups: who was erased since, as keyed hashes. A restore reads it, so that nobody comes back. */
export const ERASURES = 'antam-erasures.json';

const moment = z.iso.datetime().transform(text => new Date(text));
const hash = z.string().max(43);
const ofAccount = z.object({ subjectHash: hash, erasedAt: moment });
const ofAddress = z.object({ addressHash: hash, erasedAt: moment, rows: z.record(z.string(), z.number()) });
const stored = z.object({ erasures: z.array(z.union([ofAccount, ofAddress])) });

/** The same file in an object store that backups go to. */
const STORED = `private/backups/${ERASURES}`;
const JSON_TYPE = { contentType: 'application/json; charset=utf-8' };

/** Adds the erasures that the database remembers to the file of a folder. */
export async function keepErasures(services: Pick<Services, 'db'>, folder: string): Promise<void> {
  writeErasures(folder, await erasuresOf(services));
}

/** {@link keepErasures} in an object store. */
export async function storeErasures(services: Pick<Services, 'db'>, store: BackupStore): Promise<void> {
  const text = together(await storedErasures(store), await erasuresOf(services));
  if (text !== undefined) await store.put(STORED, Buffer.from(text), JSON_TYPE);
}

/** What made the tables of erasures. */
const MADE_BY = ['0063-erasures', '0064-address-erasures'];

/** Erasures that a database remembers; a schema of before has no table of them. */
export async function erasuresOf(services: Pick<Services, 'db'>): Promise<RememberedErasure[]> {
  const ran = new Set(await services.db.ranMigrations());
  return MADE_BY.every(name => ran.has(name)) ? rememberedErasures(services) : [];
}

/** Adds erasures to the file of a folder; those that it has stay. */
export function writeErasures(folder: string, erasures: readonly RememberedErasure[]): void {
  const text = together(readErasures(folder), erasures);
  if (text === undefined) return;
  makeFolder(folder);
  const file = path.join(folder, ERASURES);
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** The file with all of them; undefined where there are none. */
function together(standing: readonly RememberedErasure[], news: readonly RememberedErasure[]): string | undefined {
  const all = new Map([...standing, ...news].map(erasure => [nameOf(erasure), erasure]));
  return all.size === 0 ? undefined : JSON.stringify({ erasures: [...all.values()] }, null, 1);
}

/** What tells erasures apart: an address can be erased more than once. */
export const nameOf = (erasure: RememberedErasure) =>
  'subjectHash' in erasure ? erasure.subjectHash : `${erasure.addressHash} ${erasure.erasedAt.getTime()}`;

/** The erasures in the file of a folder; none where there is no file. Fails where it cannot be read. */
export function readErasures(folder: string): RememberedErasure[] {
  const file = path.join(folder, ERASURES);
  return existsSync(file) ? parseErasures(readFileSync(file, 'utf8'), file) : [];
}

/** {@link readErasures} of an object store. */
export async function storedErasures(store: Pick<BackupStore, 'read'>): Promise<RememberedErasure[]> {
  const found = await store.read(STORED);
  return found ? parseErasures(found.toString(), `${STORED} of the store`) : [];
}

function parseErasures(text: string, file: string): RememberedErasure[] {
  try {
    return stored.parse(JSON.parse(text)).erasures;
  } catch (error) {
    const remedy = 'put the file back as it was, or move it away if those who were erased may come back';
    throw new Failure(`${file} is no list of erasures (${messageOf(error).slice(0, 80)}): ${remedy}`, undefined, {
      cause: error,
    });
  }
}
