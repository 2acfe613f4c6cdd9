import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';

/** A SQLite file that stays as it is while others go on writing into its log. */
export interface PinnedSqlite {
  /** Reads the very state that the file has. */
  readonly reader: Sqlite.Database;
  /** Bytes. */
  readonly size: number;
  /** The file's bytes. */
  content(): AsyncIterable<Buffer>;
  release(): void;
}

const TRIES = 200;
const PAUSE_MS = 25;

/**
 * Pins a file without a copy of it. When the log is empty as a read transaction begins, the transaction reads the file
 * alone, and SQLite then lets no checkpoint change the file until it ends. Undefined where writers leave no moment for
 * that within some seconds.
 */
export async function pinSqlite(writing: Sqlite.Database): Promise<PinnedSqlite | undefined> {
  const file = writing.name;
  const reader = new Sqlite(file, { readonly: true });
  for (let tries = 0; tries < TRIES; tries += 1) {
    writing.pragma('wal_checkpoint(TRUNCATE)');
    reader.exec('begin');
    reader.prepare('select count(*) from sqlite_master').get();
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return pinned(file, reader);
    reader.exec('rollback');
    await sleep(PAUSE_MS);
  }
  reader.close();
  return undefined;
}

const pinned = (file: string, reader: Sqlite.Database): PinnedSqlite => ({
  reader,
  size: statSync(file).size,
  content: () => bytesOf(file),
  release: () => reader.close(),
});

const COPY = fileURLToPath(new URL('./copy-to-output.ts', import.meta.url));

/**
 * Another process reads the file: to close a file takes all locks on it from the process that does, and with them what
 * SQLite relies on.
 */
async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const child = spawn(process.execPath, [COPY, path.resolve(file)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  try {
    yield* child.stdout;
    const code = await ended;
    if (code !== 0) throw new Error(`${file} could not be read`);
  } finally {
    child.kill();
  }
}
