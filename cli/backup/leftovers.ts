import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';

/** Names of what commands keep only while they run, with the number of their process. */
const NAME = /^\.antam-(?:backup|restore|proof)-(?:(\d+)-)?/;
/** Without a living process of its number, or after so long, something was left behind. */
const LONGEST_MS = 86_400_000;
/** For what earlier releases named without a number. */
const HOUR_MS = 3_600_000;

/** The beginning of such a name: `.antam-restore-4711-`. */
export const temporaryName = (what: 'backup' | 'restore' | 'proof'): string => `.antam-${what}-${process.pid}-`;

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
    const isOver = found[1] === undefined ? age > HOUR_MS : age > LONGEST_MS || !isAlive(Number(found[1]));
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
