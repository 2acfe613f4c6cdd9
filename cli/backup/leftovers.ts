import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';

/** Names of what commands keep only while they run, with the number of their process and the machine of it. */
const NAME = /^\.antam-(?:backup|restore|proof)-(?:(\d+)-)?(?:([0-9a-f]{8})-)?/;
/** Without a living process of its number on this machine, or after so long, something was left behind. */
const LONGEST_MS = 86_400_000;
/** For what earlier releases named without a number. */
const HOUR_MS = 3_600_000;

/** Containers that share a folder have numbers of processes of their own, and each a name. */
const machine = () => createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** The beginning of such a name: `.antam-restore-4711-0a1b2c3d-`. */
export const temporaryName = (what: 'backup' | 'restore' | 'proof'): string =>
  `.antam-${what}-${process.pid}-${machine()}-`;

/** Removes from a folder what stopped commands left there, then makes a new folder in it for this one. */
export function temporaryFolder(parent: string, what: 'backup' | 'restore' | 'proof'): string {
  makeFolder(parent);
  removeLeftovers(parent);
  return mkdtempSync(path.join(parent, temporaryName(what)));
}

/** Removes what commands that no longer run have left in a folder. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const found = NAME.exec(name);
    if (!found) continue;
    const age = Date.now() - (statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    const [, pid, where = machine()] = found;
    const isOver =
      pid === undefined ? age > HOUR_MS : age > LONGEST_MS || (where === machine() && !isAlive(Number(pid)));
    if (isOver) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
