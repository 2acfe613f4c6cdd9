import type { SqlEntityManager } from '@mikro-orm/sql';
import type Sqlite from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import { talking } from '../errors/database-errors.ts';
import { type SqlValue, toSqliteValue } from './engine.ts';

/** Runs SQL, written for the engine, inside one transaction. */
export type Executor = (sql: string, params: readonly SqlValue[]) => Promise<Executed>;

interface Executed {
  readonly rows: object[];
  /** How many rows a write changed that returns none. */
  readonly changes: number;
}

/**
 * Runs statements on the one connection that writes, on which the transaction is open. Through the ORM's query builder
 * each of them would cost 25 µs, most of it for preparing it again; here it costs one.
 */
export const sqliteExecutor =
  (prepare: (sql: string) => Sqlite.Statement<unknown[]>): Executor =>
  (sql, params) =>
    talking(async () => {
      const statement = prepare(sql);
      const values = params.map(toSqliteValue);
      return statement.reader
        ? { rows: statement.all(...values) as object[], changes: 0 }
        : { rows: [], changes: statement.run(...values).changes };
    });

/** Runs statements on the connection of an entity manager's transaction. */
export const postgresExecutor =
  (em: SqlEntityManager): Executor =>
  (sql, params) =>
    talking(async () => {
      const { rows, numAffectedRows } = await em.getKysely().executeQuery<object>(CompiledQuery.raw(sql, [...params]));
      return { rows, changes: Number(numAffectedRows ?? 0) };
    });

/** Refuses to run anything once the transaction is over: it would be on its own, or in another's. */
export const untilOver =
  (execute: Executor, isOver: () => boolean): Executor =>
  async (sql, params) => {
    if (isOver()) throw new Error('The transaction of this unit of work is over');
    return execute(sql, params);
  };
