import { chmodSync, statSync } from 'node:fs';
import type { Config } from '@antam/server/platform/env/config.ts';

const FOLDER = 0o700;
const FILE = 0o600;
/** Everybody may write into folders with this bit, such as `/tmp`: they are nobody's own. */
const SHARED = 0o1000;

/**
 * Takes the rights of other users from the database's files and from the folders of data, uploads and messages, which
 * earlier releases made readable for all. What belongs to another user is left as it is.
 */
export function keepPrivate({ dataFolder, database, storage, mail, texts }: Config): void {
  const folders = [storage, mail, texts].flatMap(place => (place.kind === 'folder' ? [place.folder] : []));
  for (const folder of [dataFolder, ...folders]) narrow(folder, FOLDER);
  if (database.engine !== 'sqlite') return;
  for (const suffix of ['', '-wal', '-shm']) narrow(database.file + suffix, FILE);
}

function narrow(name: string, mode: number): void {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats || stats.uid !== process.getuid?.() || (stats.mode & SHARED) !== 0) return;
  if ((stats.mode & 0o777 & ~mode) !== 0) chmodSync(name, mode);
}
