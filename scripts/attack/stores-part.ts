import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOf } from '../../server/platform/db/text.ts';
import { endpointAddresses } from './malformed/addresses.ts';
import type { Finding, Part } from './part.ts';
import type { Target } from './target.ts';
import { type Seen, sendPicture, UPLOADS } from './uploads.ts';

/** Where rows appear when something is sent with a picture. */
const TABLES = ['media', 'text_picture', 'thread', 'post', 'post_image', 'profile_edit', 'audit_entry'] as const;

/** Something that keeps the store from taking files. */
interface BadStore {
  readonly name: string;
  /** Makes it so; answers how it is put right. Undefined where this machine cannot do it. */
  begin(folder: string): (() => void) | undefined;
}

/** Mounts a small file system over the store: only root can. */
function mounted(folder: string, options: string): (() => void) | undefined {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return undefined;
  return () => void spawnSync('umount', ['-l', folder]);
}

function fill(folder: string): void {
  const block = Buffer.alloc(1_024);
  try {
    for (let n = 0; ; n += 1) writeFileSync(path.join(folder, `filler-${n}`), block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

const BAD_STORES: readonly BadStore[] = [
  {
    name: 'the store is full',
    begin: folder => {
      const end = mounted(folder, 'size=64k');
      if (end) fill(folder);
      return end;
    },
  },
  { name: 'the store is read-only', begin: folder => mounted(folder, 'size=64k,ro') },
  {
    name: 'the folder of the store is gone',
    begin: folder => {
      const away = `${folder}-away`;
      renameSync(folder, away);
      writeFileSync(folder, '');
      return () => {
        rmSync(folder, { recursive: true });
        renameSync(away, folder);
      };
    },
  },
];

/** Pictures sent by every call that takes some, while the store takes none. */
export const stores: Part = {
  name: 'stores',
  summary: 'pictures for a store that is full, read-only or gone: 503, nothing half stored, and all well afterwards',
  run: async (target, { progress, note }) => {
    const calls = endpointAddresses(target.services).filter(({ files }) => files.length > 0);
    const forgotten = calls.filter(({ call }) => !UPLOADS.has(call)).map(({ call }) => call);
    if (forgotten.length > 0) throw new Error(`scripts/attack/uploads.ts has no picture for ${forgotten.join(', ')}`);
    const folder = path.join(target.folder, 'uploads');
    mkdirSync(folder, { recursive: true });
    const findings: Finding[] = [];
    // What is made once, such as the folder of a kind, is made now.
    for (const call of UPLOADS.keys()) findings.push(...notStored(target, call, await sendPicture(target, call)));
    for (const [done, store] of BAD_STORES.entries()) {
      findings.push(...(await attack(target, store, folder, note)));
      progress(done + 1, BAD_STORES.length);
    }
    return findings;
  },
};

async function attack(
  target: Target,
  store: BadStore,
  folder: string,
  note: (line: string) => void,
): Promise<Finding[]> {
  const [rows, files] = [await countsOf(target), filesIn(folder)];
  const end = store.begin(folder);
  if (!end) {
    note(`left out, as this machine cannot do it: ${store.name}`);
    return [];
  }
  const faults: string[] = [];
  try {
    for (const call of UPLOADS.keys()) {
      const seen = await sendPicture(target, call);
      if (seen.status !== 503) faults.push(`answers ${seen.status} to ${call}`);
      else if (seen.retryAfter === null) faults.push(`does not say to ${call} when to come back`);
    }
    const { status, storage } = await readiness(target);
    if (status !== 200) faults.push(`is not ready for everything else: ${status}`);
    if (storage !== 'failed') faults.push(`says in /readyz that the store is ${storage}`);
    const left = filesIn(folder).filter(file => !/(^|\/)filler-\d+$/.test(file));
    if (left.length > 0) faults.push(`leaves parts of files: ${left.length}`);
  } finally {
    end();
  }
  const counted = await countsOf(target);
  for (const table of TABLES) {
    if (counted.get(table) !== rows.get(table)) faults.push(`has stored rows of ${table} without their pictures`);
  }
  const lost = files.filter(file => !filesIn(folder).includes(file));
  if (lost.length > 0) faults.push(`has lost files: ${lost.length}`);
  const after: Finding[] = [];
  for (const call of UPLOADS.keys()) after.push(...notStored(target, call, await sendPicture(target, call)));
  if ((await readiness(target)).storage === 'failed')
    faults.push('says in /readyz that the store fails after it took files');
  return [...faults.map(fault => finding(target, `${store.name}: the server ${fault}`)), ...after];
}

const finding = (target: Target, what: string, detail = ''): Finding => ({
  part: 'stores',
  what,
  detail: detail || target.log.latest().slice(-1_000),
  reproduction: `npm run attack -- --only stores --engine ${target.engine}`,
});

const notStored = (target: Target, call: string, { status, text }: Seen): Finding[] =>
  status === 200 ? [] : [finding(target, `a store that is well: ${call} is answered ${status}`, text)];

async function countsOf({ services }: Target): Promise<ReadonlyMap<string, number>> {
  const reader = textOf(services.db.primary);
  const counts = new Map<string, number>();
  for (const table of TABLES) {
    const row = await reader.first<{ count: number }>(`select count(*) as count from ${table}`);
    counts.set(table, Number(row?.count));
  }
  return counts;
}

/** Files of the store; none where it is no folder. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
  } catch {
    return [];
  }
}

async function readiness({ url }: Target): Promise<{ status: number; storage: unknown }> {
  const answer = await fetch(`${url}/readyz`);
  const { storage } = Object(await answer.json());
  return { status: answer.status, storage };
}
