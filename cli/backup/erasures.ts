import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RememberedErasure, rememberedErasures } from '@antam/server/features/privacy/commands/erase-again.ts';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import { type ProcessLock, whileLocked } from '@antam/server/platform/db/process-lock.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { z } from 'zod';
import { briefly, EXIT, Failure } from '../io/failure.ts';
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

/** Neither a folder nor a store has a lock, and a list that was read before another one was written would undo that. */
const KEEPING: ProcessLock = { key: 7_463, ending: 'keeping-erasures', waitMs: 10_000 };

/** Adds the erasures that the database remembers to the file of a folder. */
export function keepErasures(services: Pick<Services, 'db'>, folder: string): Promise<void> {
  return whileLocked(nativeOf(services.db), KEEPING, async () => writeErasures(folder, await erasuresOf(services)));
}

/** {@link keepErasures} in an object store. */
export function storeErasures(services: Pick<Services, 'db'>, store: BackupStore): Promise<void> {
  return whileLocked(nativeOf(services.db), KEEPING, async () => {
    const all = [...(await storedErasures(store)), ...(await erasuresOf(services))];
    if (all.length > 0) await store.put(STORED, Buffer.from(together(all)), JSON_TYPE);
  });
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

/** What identifies an erasure: an address can be erased more than once. */
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
    throw new Failure(`${file} is no list of erasures (${briefly(error)}): ${remedy}`, EXIT.failed, { cause: error });
  }
}
