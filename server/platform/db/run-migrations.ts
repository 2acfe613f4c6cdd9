import type { EntityManager, MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import Sqlite from 'better-sqlite3';
import type pg from 'pg';
import { currentName, migrationsOf } from './migrations.ts';
import type { Reader } from './reader.ts';
import { withBusyTimeout } from './sqlite.ts';
import { textOf } from './text.ts';

/** The ORM, and whichever native connection the engine has. */
interface Connections {
  readonly engine: 'sqlite' | 'postgresql';
  readonly orm: () => Promise<MikroORM>;
  readonly read: Reader;
  readonly pool: pg.Pool | undefined;
  readonly sqlite: Sqlite.Database | undefined;
}

/** The key of the advisory lock that lets one process migrate at a time; the number itself means nothing. */
const MIGRATION_LOCK = 7_461;
/** Longest wait for another process that migrates, in milliseconds. */
const LOCK_WAIT_MS = 600_000;
/** Longest wait for another process that writes, in milliseconds. */
const WRITER_WAIT_MS = 60_000;

/** Names of the migrations that have not run yet, oldest first. Changes nothing, not even on an empty database. */
export async function pendingMigrations({ engine, read }: Pick<Connections, 'engine' | 'read'>): Promise<string[]> {
  const done = new Set((await rememberedNames({ engine, read })).map(currentName));
  return migrationsOf(engine)
    .map(migration => migration.name)
    .filter(name => !done.has(name));
}

/** Names of the migrations that ran, as the database remembers them. */
async function rememberedNames({ engine, read }: Pick<Connections, 'engine' | 'read'>): Promise<string[]> {
  const exists = engine === 'sqlite' ? SQLITE_HAS_TABLE : POSTGRES_HAS_TABLE;
  if (!(await textOf(read).first(exists))) return [];
  return (await textOf(read).all<{ name: string }>('select name from migration')).map(row => row.name);
}

const SQLITE_HAS_TABLE = `select 1 as found from sqlite_master where name = 'migration'`;
const POSTGRES_HAS_TABLE = `select 1 as found where to_regclass('migration') is not null`;

/** Runs what is pending. Of several processes that start together one does the work and the others wait for it. */
export async function runMigrations(connections: Connections): Promise<string[]> {
  if ((await pendingMigrations(connections)).length === 0) return [];
  const { orm, pool, sqlite } = connections;
  const run = async () => {
    const { migrator, em } = await orm();
    await renameRemembered(connections, em.fork() as EntityManager as SqlEntityManager);
    return (await migrator.up()).map(migration => migration.name);
  };
  if (pool) return withPostgresLock(pool, run);
  if (!sqlite) return run();
  // Others may write meanwhile, and a migrating process has nobody to answer.
  return withFileLock(`${sqlite.name}.migrating`, () => withBusyTimeout(sqlite, WRITER_WAIT_MS, run));
}

/**
 * Gives migrations that ran under an older name their current name, because the migrator would otherwise run them
 * again.
 */
async function renameRemembered(connections: Connections, em: SqlEntityManager): Promise<void> {
  for (const name of await rememberedNames(connections)) {
    const current = currentName(name);
    if (current !== name) await em.execute('update migration set name = ? where name = ?', [current, name]);
  }
}

async function withPostgresLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    // The lock and the setting end with the connection, in whatever state that is.
    client.release(true);
  }
}

/**
 * SQLite has no lock that outlives a transaction, so the lock is an open transaction on a separate file. The operating
 * system ends it with the process, even after a crash.
 */
async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new Sqlite(file, { timeout: LOCK_WAIT_MS });
  try {
    lock.exec('begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}
