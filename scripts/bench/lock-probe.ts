import Sqlite from 'better-sqlite3';

/* Another writer beside a long work, in a process of its own: asks twice a millisecond for the write lock of the
   SQLite file that it is given, and when it is asked to stop, sends how long it was refused each time, in
   milliseconds. */

const ASK_EVERY_MS = 0.5;
const LISTEN_EVERY_MS = 20;

const database = new Sqlite(process.argv[2] ?? '', { timeout: 0 });
const nap = new Int32Array(new SharedArrayBuffer(4));
const holds: number[] = [];
let free = performance.now();
let isRefused = false;

/** Whether the lock was free; it is given back at once. */
function take(): boolean {
  try {
    database.exec('begin immediate; rollback');
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}

function ask(): void {
  const until = performance.now() + LISTEN_EVERY_MS;
  while (performance.now() < until) {
    const isFree = take();
    const now = performance.now();
    if (isFree && isRefused) holds.push(now - free);
    if (isFree) free = now;
    isRefused = !isFree;
    Atomics.wait(nap, 0, 0, ASK_EVERY_MS);
  }
}

const asking = setInterval(ask, 0);
process.on('message', () => {
  clearInterval(asking);
  database.close();
  process.send?.(holds, () => process.disconnect?.());
});
