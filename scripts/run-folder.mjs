// Where a run of tests keeps what it throws away. Plain JavaScript without dependencies: `npm test` begins with it.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps this folder in memory: a database is copied there in a fifteenth of the time that a disk takes. */
const IN_MEMORY = '/dev/shm';
/** Several times what a whole run has there at once. */
const ROOM_BYTES = 4 * 1024 ** 3;
const PREFIX = 'antam-run-';

/** The folder for temporary files that is quickest here: in memory where there is room, else the system's. */
export function quickestFolder(inMemory = IN_MEMORY, room = ROOM_BYTES) {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= room ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Has this process and those that it starts keep temporary files in a folder of their own, which is removed when the
 * process ends; with it what runs have left that were killed.
 */
export function keepInRunFolder(root = quickestFolder()) {
  for (const name of readdirSync(root)) {
    if (name.startsWith(PREFIX) && !isRunning(Number.parseInt(name.slice(PREFIX.length), 10)))
      remove(path.join(root, name));
  }
  // Not by the number alone: in a container the run after a killed one often gets the same.
  const folder = mkdtempSync(path.join(root, `${PREFIX}${process.pid}-`));
  // A database server that root starts runs as another user, who must get in.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // It is another user's, or something that a killed run has started still writes there: a later run removes it.
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
