import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/sqlite';
import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { ormOptions } from './orm-options.ts';

/** The ORM over the writing connection of a SQLite file. */
export function openSqliteOrm(database: Sqlite.Database, entities: readonly EntitySchema[]): Promise<MikroORM> {
  return MikroORM.init({
    ...ormOptions('sqlite', entities),
    dbName: database.name,
    driverOptions: new ImmediateSqliteDialect({ database }),
  });
}

/** Takes the write lock when a transaction begins, so that two writers wait instead of failing half-way. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

/** Kysely's SQLite dialect with transactions that begin IMMEDIATE. */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }
}
