import { closeSync, existsSync, linkSync, openSync, renameSync } from 'node:fs';
import { Failure } from '../io/failure.ts';

/** What SQLite keeps beside a database and reads with it, and of an empty one throws away. */
const LOGS = ['-wal', '-journal'];

/**
 * Whether nothing is where a database is to be. Logs that outlived theirs count as something: SQLite would play them into a
 * whole database that comes to stand beside them, and the old one would be back.
 */
export function isNewPlace(file: string): boolean {
  return ['', ...LOGS].every(suffix => !existsSync(file + suffix));
}

/**
 * Puts a closed database, which may keep its first name, into its place; fails where another one has come there meanwhile.
 * @param link for tests on file systems that have links
 */
export function placeNew(aside: string, file: string, link: typeof linkSync = linkSync): void {
  try {
    // Unlike a rename, a link never takes the place of a file that is there.
    link(aside, file);
  } catch (error) {
    if (isTaken(error)) throw taken(file);
    renameNew(aside, file);
  }
}

/**
 * For FAT, and the network and container file systems that have no links. The place is taken by an empty file of our own,
 * which stays where the rename fails: for SQLite it is a database that holds nothing yet.
 */
function renameNew(aside: string, file: string): void {
  try {
    closeSync(openSync(file, 'wx'));
  } catch (error) {
    throw isTaken(error) ? taken(file) : error;
  }
  renameSync(aside, file);
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

const taken = (file: string) =>
  new Failure(`Another process has made ${file} meanwhile; it is kept, and nothing was seeded`);
