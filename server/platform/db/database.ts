import type { EntityManager, EntitySchema, MikroORM, Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { MikroORM as SqliteOrm } from '@mikro-orm/sqlite';
import type Sqlite from 'better-sqlite3';
import type pg from 'pg';
import { migrationList } from './migrations.ts';
import { openPool } from './postgres.ts';
import { postgresReader, type Reader, sqliteReader } from './reader.ts';
import { pendingMigrations, runMigrations } from './run-migrations.ts';
import { ImmediateSqliteDialect, openSqlite } from './sqlite.ts';
import { runUnitOfWork, type UnitOfWork } from './unit-of-work.ts';

export type Engine = 'sqlite' | 'postgresql';
export type DatabaseConfig =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgresql'; url: string; readUrl?: string | undefined; poolSize: number };

/** The application's database: the ORM for writes, a fast reader for lists, one transaction helper. */
export interface Database {
  readonly engine: Engine;
  readonly orm: MikroORM;
  readonly read: Reader;
  /** A fresh entity manager: one per request or job, never shared. */
  em(): SqlEntityManager;
  /** Runs `work` in one transaction; what it schedules with `afterCommit` runs once the commit has succeeded. */
  transaction<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /** SQLite's writing connection, for bulk loads and backups; undefined on PostgreSQL. */
  readonly sqlite: Sqlite.Database | undefined;
  /** PostgreSQL's pool of the primary, for bulk loads, locks and limits; undefined on SQLite. */
  readonly pool: pg.Pool | undefined;
  /**
   * A number that changes once `read` can see a new commit: at once for those of `transaction`, within milliseconds for
   * those of other processes on SQLite, never for those of others on PostgreSQL. So cheap that caches ask each time.
   */
  changes(): number;
  /** Names of the migrations that ran just now, oldest first. */
  migrate(): Promise<string[]>;
  pendingMigrations(): Promise<string[]>;
  close(): Promise<void>;
}

/** Tables of the full-text engine are made by hand-written migrations, so the schema generator leaves them alone. */
const UNMANAGED_TABLES = [/_fts/, /^search_/, /^rate_limit$/];

/** How late another process's commit may be noticed on SQLite. */
const FOREIGN_CHANGES_EVERY_MS = 5;

type Entities = readonly EntitySchema[];

function ormOptions(engine: Engine, entities: Entities) {
  return {
    entities: [...entities],
    extensions: [Migrator],
    ignoreUndefinedInQuery: false,
    forceUtcTimezone: true,
    schemaGenerator: { ignoreTriggers: true, skipTables: UNMANAGED_TABLES },
    migrations: { migrationsList: migrationList(engine), tableName: 'migration', snapshot: false, silent: true },
  } satisfies Partial<Options>;
}

/** Opens the database without touching its schema; call `migrate()` for that. */
export async function openDatabase(config: DatabaseConfig, entities: Entities): Promise<Database> {
  return config.engine === 'sqlite' ? openSqliteDatabase(config.file, entities) : openPostgres(config, entities);
}

async function openSqliteDatabase(file: string, entities: Entities): Promise<Database> {
  const writing = openSqlite(file);
  const reading = openSqlite(file, { readonly: true });
  const orm = await SqliteOrm.init({
    ...ormOptions('sqlite', entities),
    dbName: file,
    driverOptions: new ImmediateSqliteDialect({ database: writing }),
  });
  return assemble({
    engine: 'sqlite',
    orm,
    read: sqliteReader(reading),
    sqlite: writing,
    pool: undefined,
    foreignChanges: foreignChanges(reading),
    close: async () => {
      await orm.close(true);
      reading.close();
      if (writing.open) writing.close();
    },
  });
}

/** SQLite's counter of other connections' commits, asked at most every few milliseconds as it takes a file lock. */
function foreignChanges(reading: Sqlite.Database): () => number {
  const statement = reading.prepare<[], number>('pragma data_version').pluck();
  let version = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - askedAt >= FOREIGN_CHANGES_EVERY_MS) {
      version = statement.get() ?? 0;
      askedAt = now;
    }
    return version;
  };
}

async function openPostgres(
  config: Extract<DatabaseConfig, { engine: 'postgresql' }>,
  entities: Entities,
): Promise<Database> {
  const orm = await PostgresOrm.init({
    ...ormOptions('postgresql', entities),
    clientUrl: config.url,
    pool: { min: 0, max: config.poolSize },
  });
  const pool = openPool(config.url, config.poolSize);
  const readPool = config.readUrl === undefined ? pool : openPool(config.readUrl, config.poolSize);
  return assemble({
    engine: 'postgresql',
    orm,
    read: postgresReader(readPool),
    sqlite: undefined,
    pool,
    foreignChanges: () => 0,
    close: async () => {
      await orm.close(true);
      await pool.end();
      if (readPool !== pool) await readPool.end();
    },
  });
}

type Native = Pick<Database, 'engine' | 'orm' | 'read' | 'sqlite' | 'pool' | 'close'> & {
  /** Grows with commits that did not go through `transaction`, as far as the engine tells. */
  foreignChanges: () => number;
};

function assemble({ foreignChanges, ...native }: Native): Database {
  const { orm } = native;
  const em = () => orm.em.fork() as EntityManager as SqlEntityManager;
  let commits = 0;
  const countCommit = () => {
    commits += 1;
  };
  return {
    ...native,
    em,
    changes: () => commits + foreignChanges(),
    transaction: work => runUnitOfWork(em(), work, countCommit),
    migrate: () => runMigrations(native),
    pendingMigrations: () => pendingMigrations(native),
  };
}
