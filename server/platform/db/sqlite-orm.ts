import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/sqlite';
import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { ormOptions } from './orm-options.ts';

/** The ORM over the writing connection of a SQLite file. */
export function openSqliteOrm(config: SqliteOrmConfig, entities: readonly EntitySchema[]): Promise<MikroORM> {
  return MikroORM.init({
    ...ormOptions('sqlite', entities),
    dbName: config.database.name,
    driverOptions: new ImmediateSqliteDialect(config),
  });
}

export interface SqliteOrmConfig {
  readonly database: Sqlite.Database;
  /** Prepares each text of the connection once. */
  readonly prepare: (sql: string) => Sqlite.Statement<unknown[]>;
  /** Called after every commit. */
  readonly committed: () => void;
  /** Throws where the file is not the one that was opened. */
  readonly checkFile: () => void;
}

/** Takes the write lock when a transaction begins, so that two writers wait instead of failing half-way. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #config: SqliteOrmConfig;

  constructor(config: SqliteOrmConfig) {
    super({ database: { prepare: config.prepare, close: () => config.database.close() } });
    this.#config = config;
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    this.#config.checkFile();
    // One that could not be rolled back would keep all others from beginning.
    await this.rollbackTransaction(connection);
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#config.committed();
  }

  /** SQLite itself undoes a transaction that finds no room on the disk; there is nothing left to roll back then. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#config.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely's SQLite dialect with transactions that begin IMMEDIATE. */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteOrmConfig;

  constructor(config: SqliteOrmConfig) {
    super({ database: config.database });
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }
}
