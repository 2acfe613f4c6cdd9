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

/** The ORM over the writing connection of a SQLite file; `committed` is told of every commit. */
export function openSqliteOrm(
  database: Sqlite.Database,
  entities: readonly EntitySchema[],
  committed: () => void,
): Promise<MikroORM> {
  return MikroORM.init({
    ...ormOptions('sqlite', entities),
    dbName: database.name,
    driverOptions: new ImmediateSqliteDialect({ database }, committed),
  });
}

/** Takes the write lock when a transaction begins, so that two writers wait instead of failing half-way. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #committed: () => void;

  constructor(config: SqliteDialectConfig, committed: () => void) {
    super(config);
    this.#committed = committed;
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#committed();
  }
}

/** Kysely's SQLite dialect with transactions that begin IMMEDIATE. */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #committed: () => void;

  constructor(config: SqliteDialectConfig, committed: () => void) {
    super(config);
    this.#config = config;
    this.#committed = committed;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config, this.#committed);
  }
}
