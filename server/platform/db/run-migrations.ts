import type { EntityManager, MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type Sqlite from 'better-sqlite3';
import type pg from 'pg';
import { tellFewValues } from './few-values.ts';
import { currentName, migrationsOf } from './migrations.ts';
import { type ProcessLock, whileLocked } from './process-lock.ts';
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

const MIGRATING: ProcessLock = { key: 7_461, ending: 'migrating', waitMs: 600_000 };
/** Longest wait for another process that writes, in milliseconds. */
const WRITER_WAIT_MS = 60_000;

/** Names of the migrations that have not run yet, oldest first. Changes nothing, not even on an empty database. */
export async function pendingMigrations({ engine, read }: Pick<Connections, 'engine' | 'read'>): Promise<string[]> {
  const done = new Set((await rememberedNames({ engine, read })).map(currentName));
  return migrationsOf(engine)
    .map(migration => migration.name)
    .filter(name => !done.has(name));
}

/**
 * Names of the migrations that ran without being known here, and beside which this program cannot go on: an operator
 * has run a newer version. Empty where the newer version says that the older one can go on.
 */
export async function newerMigrations(connections: Pick<Connections, 'engine' | 'read'>): Promise<string[]> {
  const known = new Set(migrationsOf(connections.engine).map(migration => migration.name));
  const unknown = (await rememberedNames(connections)).filter(name => !known.has(currentName(name)));
  if (unknown.length === 0 || !(await hasTable(connections, 'migration_note'))) return unknown;
  const notes = await textOf(connections.read).all<{ name: string }>(
    `select name from migration_note where beside and name in (${unknown.map(() => '?').join(', ')})`,
    unknown,
  );
  const harmless = new Set(notes.map(({ name }) => name));
  return unknown.filter(name => !harmless.has(name));
}

/** The schema is of a newer version, beside which this one cannot go on. */
export class NewerSchema extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database was brought up to date by a newer version (${names.join(', ')}): run that version, or go back by ` +
        '"antam restore" with a backup of before',
    );
    this.name = 'NewerSchema';
  }
}

/** Names of the migrations that ran, as the database remembers them, oldest first. */
export async function rememberedNames({ engine, read }: Pick<Connections, 'engine' | 'read'>): Promise<string[]> {
  if (!(await hasTable({ engine, read }, 'migration'))) return [];
  return (await textOf(read).all<{ name: string }>('select name from migration order by id')).map(row => row.name);
}

async function hasTable({ engine, read }: Pick<Connections, 'engine' | 'read'>, name: string): Promise<boolean> {
  const sql = engine === 'sqlite' ? SQLITE_HAS_TABLE : POSTGRES_HAS_TABLE;
  return (await textOf(read).first(sql, [name])) !== undefined;
}

const SQLITE_HAS_TABLE = 'select 1 as found from sqlite_master where name = ?';
const POSTGRES_HAS_TABLE = 'select 1 as found where to_regclass(?) is not null';

/** What is done before migrations run, once for all processes that wait; called with those that will run. */
export type BeforeMigrating = (pending: readonly string[]) => Promise<void>;

/**
 * Runs what is pending. Of several processes that start together one does the work and the others wait for it. Throws
 * {@link NewerSchema} where a newer version has migrated.
 */
export async function runMigrations(connections: Connections, before?: BeforeMigrating): Promise<string[]> {
  const newer = await newerMigrations(connections);
  if (newer.length > 0) throw new NewerSchema(newer);
  const ran = (await pendingMigrations(connections)).length === 0 ? [] : await runPending(connections, before);
  const { sqlite } = connections;
  if (sqlite) await withBusyTimeout(sqlite, WRITER_WAIT_MS, async () => tellFewValues(sqlite));
  return ran;
}

async function runPending(connections: Connections, before: BeforeMigrating | undefined): Promise<string[]> {
  const { orm, pool, sqlite } = connections;
  const run = async () => {
    const pending = await pendingMigrations(connections);
    if (pending.length > 0) await before?.(pending);
    const { migrator, em } = await orm();
    await renameRemembered(connections, em.fork() as EntityManager as SqlEntityManager);
    return (await migrator.up()).map(migration => migration.name);
  };
  // Others may write meanwhile, and a migrating process has nobody to answer.
  const patient = sqlite ? () => withBusyTimeout(sqlite, WRITER_WAIT_MS, run) : run;
  return whileLocked({ pool, sqlite }, MIGRATING, patient);
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
