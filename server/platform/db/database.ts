import type { EntityManager, EntitySchema, MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { registerColumns } from './columns.ts';
import type { Engine } from './engine.ts';
import { postgresExecutor, sqliteExecutor } from './executor.ts';
import { foreignChanges, othersWrite, releasing } from './fresh-reads.ts';
import { NATIVE, type Native, type WithNative } from './native.ts';
import { once } from './once.ts';
import type { PoolWaits } from './postgres.ts';
import { postgresReader, queryReader, type Reader, sqliteReader } from './reader.ts';
import {
  type BeforeMigrating,
  newerMigrations,
  pendingMigrations,
  rememberedNames,
  runMigrations,
} from './run-migrations.ts';
import { createSnapshot } from './snapshot.ts';
import { fileGuard, openSqlite, watched } from './sqlite.ts';
import { statementCache } from './statement-cache.ts';
import { createStatementWatch, type StatementWatch } from './statement-watch.ts';
import type { TransactionParts } from './transactions.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { withSubstitute } from './with-substitute.ts';
import { createWriteTurns, type WriteTurns } from './write-turns.ts';

/**
 * `durable` false: a commit survives the end of the process, not that of the machine; for data that are thrown away.
 * `isAlone`: no other process knows the file, so that long works need not let others write in between.
 */
export type DatabaseConfig = (
  | { engine: 'sqlite'; file: string; durable?: boolean | undefined; isAlone?: boolean | undefined }
  | { engine: 'postgresql'; url: string; readUrl?: string | undefined; poolSize: number }
) & {
  /** Longest wait of a writer for its turn, and for a connection of a pool, in milliseconds; 5,000 by default. */
  waitMs?: number | undefined;
  /**
   * Longest wait for the answer of PostgreSQL to one statement, in milliseconds; 0 for as long as it takes; 20,000 by
   * default. SQLite answers at once.
   */
  queryMs?: number | undefined;
};

export interface TransactionOptions {
  /** Longest wait for the write lock of SQLite, or for one lock of PostgreSQL, where it is another one than usual. */
  readonly waitMs?: number;
}

/** The application's database: a fast reader for lists, and one helper for transactions, which write. */
export interface Database extends WithNative<Native> {
  readonly engine: Engine;
  /** Nobody else knows the database: long works need not let others write in between. */
  readonly isAlone: boolean;
  /**
   * Sees this process's commits at once; those of others in its next turn of the event loop on SQLite, and later on
   * PostgreSQL with replicas.
   */
  readonly read: Reader;
  /** As `read`, but sees every commit at once: for sessions, rights, quotas. */
  readonly primary: Reader;
  /**
   * Runs `work` in one transaction; what it schedules with `afterCommit` runs once the commit has succeeded. The lock is
   * waited for without stopping the process; when it does not come in time the call fails as busy. Of a deadlock `work`
   * may run again from its start, up to three times in all, so it changes nothing outside of the transaction.
   */
  transaction<T>(work: (unit: UnitOfWork) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Transactions of this process that were tried again so far. */
  retries(): number;
  /**
   * A number that changes once `read` can see a new commit: at once for those of `transaction`, within milliseconds for
   * those of other processes on SQLite, never for those of others on PostgreSQL. So cheap that caches ask each time.
   */
  changes(): number;
  /**
   * Names of the migrations that ran just now, oldest first. Runs `before` once it is certain that there are some. Throws
   * where a newer version has migrated, beside which this one cannot go on.
   */
  migrate(before?: BeforeMigrating): Promise<string[]>;
  pendingMigrations(): Promise<string[]>;
  /** Names of migrations that only a newer version knows, and beside which this one cannot go on. */
  newerMigrations(): Promise<string[]>;
  /** Names of all migrations that ran, as this database remembers them, oldest first. */
  ranMigrations(): Promise<string[]>;
  close(): Promise<void>;
}

const WAIT_MS = 5_000;
const QUERY_MS = 20_000;

/** How long writers of this process follow each other before those of another one get a moment to lock the file. */
const MAX_RUN_MS = 200;
/** Longer than the pauses of those who wait for the file: see `transactions.ts`. */
const RUN_PAUSE_MS = 25;

type Entities = readonly EntitySchema[];

/** Opens the database without touching its schema; call `migrate()` for that. */
export async function openDatabase(
  config: DatabaseConfig,
  entities: Entities,
  watch: StatementWatch = createStatementWatch(),
): Promise<Database> {
  registerColumns(entities);
  const waitMs = config.waitMs ?? WAIT_MS;
  return config.engine === 'sqlite'
    ? openSqliteDatabase(config, waitMs, entities, watch)
    : openPostgres({ ...config, waitMs, queryMs: config.queryMs ?? QUERY_MS }, entities, watch);
}

function openSqliteDatabase(
  { file, durable, isAlone = false }: Extract<DatabaseConfig, { engine: 'sqlite' }>,
  waitMs: number,
  entities: Entities,
  watch: StatementWatch,
): Database {
  const writing = openSqlite(file, { durable });
  const reading = openSqlite(file, { readonly: true, durable });
  const snapshot = createSnapshot(reading);
  const text = sqliteReader(reading, snapshot, watch);
  const prepare = statementCache(sql => watched(writing.prepare<unknown[]>(sql), sql, watch));
  const orm = { database: writing, prepare, committed: snapshot.release, checkFile: fileGuard(file) };
  return assemble({
    engine: 'sqlite',
    isAlone,
    waitMs,
    turns: createWriteTurns({ othersWrite: othersWrite(writing), runMs: MAX_RUN_MS, pauseMs: RUN_PAUSE_MS }),
    executorFor: () => sqliteExecutor(prepare),
    openOrm: async () => (await import('./sqlite-orm.ts')).openSqliteOrm(orm, entities),
    read: queryReader('sqlite', text),
    primary: queryReader('sqlite', releasing(text, snapshot)),
    connections: { sqlite: writing, pool: undefined },
    foreignChanges: foreignChanges(reading),
    release: snapshot.release,
    close: async () => {
      snapshot.release();
      reading.close();
      if (writing.open) writing.close();
    },
  });
}

async function openPostgres(
  config: Extract<DatabaseConfig, { engine: 'postgresql' }> & PoolWaits,
  entities: Entities,
  watch: StatementWatch,
): Promise<Database> {
  const { openPool } = await import('./postgres.ts');
  const pool = openPool(config.url, config.poolSize, config, watch);
  const readPool = config.readUrl === undefined ? pool : openPool(config.readUrl, config.poolSize, config, watch);
  // One reader for each pool: two would give one name to different prepared statements.
  const first = postgresReader(pool, watch);
  const primary = queryReader('postgresql', first);
  return assemble({
    engine: 'postgresql',
    isAlone: false,
    waitMs: config.waitMs,
    turns: undefined,
    executorFor: postgresExecutor,
    openOrm: async () => (await import('./postgres-orm.ts')).openPostgresOrm(config, entities, watch),
    read:
      readPool === pool
        ? primary
        : queryReader('postgresql', withSubstitute(postgresReader(readPool, watch), first, watch)),
    primary,
    connections: { sqlite: undefined, pool },
    foreignChanges: () => 0,
    release: () => undefined,
    close: async () => {
      await pool.end();
      if (readPool !== pool) await readPool.end();
    },
  });
}

type Parts = Pick<Database, 'engine' | 'isAlone' | 'read' | 'primary' | 'close'> & {
  connections: Pick<Native, 'sqlite' | 'pool'>;
  waitMs: number;
  turns: WriteTurns | undefined;
  executorFor: TransactionParts['executorFor'];
  openOrm: () => Promise<MikroORM>;
  /** Grows with commits that did not go through `transaction`, as far as the engine reports them. */
  foreignChanges: () => number;
  /** Lets go of what this turn of the event loop has been reading from. */
  release: () => void;
};

function assemble({
  foreignChanges,
  release,
  openOrm,
  close,
  turns,
  executorFor,
  waitMs,
  connections,
  ...rest
}: Parts): Database {
  const orm = once(openOrm);
  // Each import takes its way through the loader, even where the module is there.
  const transactions = once(() => import('./transactions.ts'));
  const em = async () => (await orm.get()).em.fork() as EntityManager as SqlEntityManager;
  let commits = 0;
  let retries = 0;
  const parts: TransactionParts = {
    engine: rest.engine,
    em,
    turns,
    executorFor,
    committed: () => {
      commits += 1;
    },
    retried: () => {
      retries += 1;
    },
  };
  return {
    ...rest,
    [NATIVE]: {
      orm: orm.get,
      em,
      // What is written with it directly is seen by the next read.
      get sqlite() {
        release();
        return connections.sqlite;
      },
      pool: connections.pool,
    },
    changes: () => commits + foreignChanges(),
    transaction: async (work, options = {}) => {
      const { runTransaction } = await transactions.get();
      // Opening it the first time takes a while, which is no waiting for others.
      await orm.get();
      // A checkpoint after the commit can only clear the log that nobody reads.
      release();
      return runTransaction(parts, work, { waitMs: options.waitMs ?? waitMs, isOwn: options.waitMs !== undefined });
    },
    retries: () => retries,
    migrate: before => runMigrations({ ...rest, ...connections, orm: orm.get }, before),
    pendingMigrations: () => pendingMigrations(rest),
    newerMigrations: () => newerMigrations(rest),
    ranMigrations: () => rememberedNames(rest),
    close: async () => {
      await (await orm.made())?.close(true);
      await close();
    },
  };
}
