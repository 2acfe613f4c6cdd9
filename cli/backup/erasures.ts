import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RememberedErasure, rememberedErasures } from '@antam/server/features/privacy/commands/erase-again.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { z } from 'zod';
import { briefly, Failure } from '../io/failure.ts';
import { temporaryName } from './leftovers.ts';
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
  await addToStore(store, await erasuresOf(services));
}

/** Adds erasures to the list of an object store; those that it has stay. */
export async function addToStore(store: BackupStore, erasures: readonly RememberedErasure[]): Promise<void> {
  const standing = await storedErasures(store);
  if (standing.length + erasures.length === 0) return;
  const put = (all: readonly RememberedErasure[]) => store.put(STORED, Buffer.from(together(all)), JSON_TYPE);
  const all = [...standing, ...erasures];
  await put(all);
  // A store has no lock: another process that read the list before this one wrote it has put its own in place.
  const now = await storedErasures(store);
  const names = new Set(now.map(nameOf));
  if (all.some(erasure => !names.has(nameOf(erasure)))) await put([...now, ...all]);
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
  const all = [...readErasures(folder), ...erasures];
  if (all.length === 0) return;
  makeFolder(folder);
  // A name of its own, as others may write theirs at the same time.
  const part = path.join(folder, `${temporaryName('backup')}${randomUUID()}.part`);
  try {
    writeFileSync(part, together(all), { mode: 0o600 });
    renameSync(part, path.join(folder, ERASURES));
  } finally {
    rmSync(part, { force: true });
  }
}

/** The file with all of them, each once. */
function together(erasures: readonly RememberedErasure[]): string {
  const all = new Map(erasures.map(erasure => [nameOf(erasure), erasure]));
  return JSON.stringify({ erasures: [...all.values()] }, null, 1);
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
    throw new Failure(`${file} is no list of erasures (${briefly(error)}): ${remedy}`, undefined, {
      cause: error,
    });
  }
}
