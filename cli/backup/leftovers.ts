import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';

/** Names of what commands keep only while they run, with the number of their process and the machine of it. */
const NAME = /^\.antam-(?:backup|restore|proof|export|vacuum|seed)-(?:(\d+)-)?(?:([0-9a-f]{8})-)?/;
/** What is of another machine, or of no number, was left behind once it has been still for so long. */
const HOUR_MS = 3_600_000;
/** Without a living process of its number on this machine, or after so long, something was left behind. */
const MAX_MS = 24 * HOUR_MS;
/** A folder is touched so often while its command runs, which may be reading or sending for hours. */
const TOUCH_MS = 5 * 60_000;

/** Containers that share a folder have numbers of processes of their own, and each a name, which is new with the container. */
const machine = () => createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** What is made under such a name. */
type Temporary = 'backup' | 'restore' | 'proof' | 'export' | 'vacuum' | 'seed';

/** The beginning of such a name: `.antam-restore-4711-0a1b2c3d-`. */
export const temporaryName = (what: Temporary): string => `.antam-${what}-${process.pid}-${machine()}-`;

/** Removes from a folder what stopped commands left there, then makes a new folder in it for this one. */
export function temporaryFolder(parent: string, what: Temporary, touchMs = TOUCH_MS): string {
  makeFolder(parent);
  removeLeftovers(parent);
  const folder = mkdtempSync(path.join(parent, temporaryName(what)));
  keepTouched(folder, touchMs);
  return folder;
}

/** Shows other machines that a folder is in use, until it is gone. */
function keepTouched(folder: string, everyMs: number): void {
  const touching = setInterval(() => {
    try {
      utimesSync(folder, new Date(), new Date());
    } catch {
      clearInterval(touching);
    }
  }, everyMs);
  touching.unref();
}

/** Removes what commands that no longer run have left in a folder. */
export function removeLeftovers(folder: string): void {
  for (const file of leftoversIn(folder)) rmSync(file, { recursive: true, force: true });
}

/** What commands that no longer run have left in a folder; nothing where there is no such folder. */
export function leftoversIn(folder: string): string[] {
  return inside(folder).filter(file => {
    const found = NAME.exec(path.basename(file));
    if (!found) return false;
    const [, pid, where = machine()] = found;
    const isHere = pid !== undefined && where === machine();
    return isHere ? !isAlive(Number(pid)) || ageOf(file) > MAX_MS : ageOf(file) > HOUR_MS;
  });
}

/** Milliseconds since a file, or a folder or what lies in it, was written last. */
function ageOf(file: string): number {
  const times = [file, ...inside(file)].map(each => statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Date.now() - Math.max(...times);
}

function inside(folder: string): string[] {
  try {
    return readdirSync(folder).map(name => path.join(folder, name));
  } catch {
    // A file, or not there.
    return [];
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
