// Plain JavaScript without dependencies: the set-up asks it under whatever Node the machine has.
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUNDLE = 'cli/dist/server.js';
const NOTED = 'cli/dist/.sources';
/** What only a packed release has; its sources are those of its bundle, and have other times than they had then. */
const PACKED = 'release.json';
/** Which packages are in it. */
const LOCK = 'package-lock.json';

/**
 * Path of the program as one file, which starts in about half the time of its sources; undefined where it is not built, or
 * was built from other sources than are there now by their sizes and times.
 */
export function freshBundle(root = ROOT) {
  const bundle = path.join(root, BUNDLE);
  if (!existsSync(bundle)) return undefined;
  return existsSync(path.join(root, PACKED)) || isOfTheseSources(root) ? bundle : undefined;
}

/** Remembers from which files the bundle was made; those of packages are known by the lock file. */
export function noteSources(files, root = ROOT) {
  const own = files.filter(
    file => path.isAbsolute(file) && !path.relative(root, file).includes('node_modules') && existsSync(file),
  );
  const noted = [...own, path.join(root, LOCK)].map(file => [path.relative(root, file), stateOf(file)]);
  const beside = path.join(root, `${NOTED}.${process.pid}`);
  // A half of the list would be taken for the whole by a start at the same time.
  writeFileSync(beside, JSON.stringify(noted));
  renameSync(beside, path.join(root, NOTED));
}

function isOfTheseSources(root) {
  const file = path.join(root, NOTED);
  if (!existsSync(file)) return false;
  const noted = JSON.parse(readFileSync(file, 'utf8'));
  return noted.every(([source, state]) => stateOf(path.join(root, source)) === state);
}

function stateOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeMs}`;
}
