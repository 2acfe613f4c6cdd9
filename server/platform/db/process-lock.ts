import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type pg from 'pg';
import { talking } from '../errors/database-errors.ts';
import { isFileLocked } from '../errors/database-fault.ts';
import type { Native } from './native.ts';

/** What one process of a site does at a time, on whichever machine it runs. */
export interface ProcessLock {
  /** The key of PostgreSQL's advisory lock; the number itself means nothing. */
  readonly key: number;
  /** What stands behind the name of the database's file in that of SQLite's lock file. */
  readonly ending: string;
  /** Longest wait for the process that has it, in milliseconds. */
  readonly waitMs: number;
}

type Connections = Pick<Native, 'pool' | 'sqlite'>;

/** Runs `work` while no other process of this database has the lock; fails as busy where it does not come in time. */
export async function whileLocked<T>(connections: Connections, lock: ProcessLock, work: () => Promise<T>): Promise<T> {
  const release = await takeLock(connections, lock);
  try {
    return await work();
  } finally {
    await release();
  }
}

/**
 * Takes the lock as {@link whileLocked} does, and answers how to give it back. It ends with the process in any case.
 * @param onWait is called once where another has it
 */
export async function takeLock(
  { pool, sqlite }: Connections,
  lock: ProcessLock,
  onWait: () => void = () => undefined,
): Promise<() => Promise<void>> {
  if (pool) return takePostgresLock(pool, lock, onWait);
  if (sqlite) return takeFileLock(`${sqlite.name}.${lock.ending}`, lock.waitMs, onWait);
  throw new Error('The database has neither a pool nor a file');
}

/**
 * On a connection of its own, as the work may want all of the pool. The lock is that of a transaction, which ends with
 * the connection: poolers such as PgBouncer may hand a lock of a session on to another client.
 */
async function takePostgresLock(
  pool: pg.Pool,
  { key, waitMs }: ProcessLock,
  onWait: () => void,
): Promise<() => Promise<void>> {
  const { Client } = (await import('pg')).default;
  const client = new Client(pool.options);
  // An error without a listener would end the process.
  client.on('error', () => undefined);
  const release = () => client.end().catch(() => undefined);
  try {
    await talking(() => client.connect());
    await client.query('begin');
    await client.query(`set local lock_timeout = ${waitMs}; set local idle_in_transaction_session_timeout = 0`);
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key]);
    if (rows[0]?.free) return release;
    onWait();
    await client.query('select pg_advisory_xact_lock($1)', [key]);
    return release;
  } catch (error) {
    await release();
    throw error;
  }
}

/** Pause between two tries: the holder of the lock may be this process, which must not stand still meanwhile. */
const PAUSE_MS = 50;

/**
 * SQLite has no lock that outlives a transaction, so the lock is an open transaction on a separate file. The operating
 * system ends it with the process, even after a crash.
 */
async function takeFileLock(file: string, waitMs: number, onWait: () => void): Promise<() => Promise<void>> {
  const lock = new Sqlite(file, { timeout: 0 });
  const release = async () => void lock.close();
  const deadline = performance.now() + waitMs;
  try {
    for (let isFirst = true; !isTaken(lock, deadline); isFirst = false) {
      if (isFirst) onWait();
      await sleep(PAUSE_MS);
    }
    return release;
  } catch (error) {
    await release();
    throw error;
  }
}

/** Whether the lock was free. Throws once it was not until the deadline. */
function isTaken(lock: Sqlite.Database, deadline: number): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (!isFileLocked(error) || performance.now() >= deadline) throw error;
    return false;
  }
}
