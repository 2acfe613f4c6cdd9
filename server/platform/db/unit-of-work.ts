import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import { talking } from '../errors/of-database.ts';
import { numberPlaceholders, type SqlValue, toSqliteValue } from './reader.ts';

/** One transaction: its entity manager, raw SQL inside it, and what must happen only if it commits. */
export interface UnitOfWork {
  readonly em: SqlEntityManager;
  /** Runs SQL inside the transaction, `?` placeholders on both engines. */
  sql<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Schedules a side effect for after the commit; it is dropped on rollback. */
  afterCommit(effect: Effect): void;
}

export type Effect = () => void | Promise<void>;

/** A unit of work whose effects are collected in `effects`. */
export function unitOfWork(engine: 'sqlite' | 'postgresql', em: SqlEntityManager, effects: Effect[]): UnitOfWork {
  return {
    em,
    sql: (sql, params = []) => runSql(engine, em, sql, params),
    afterCommit: effect => void effects.push(effect),
  };
}

/** Binds the values instead of writing them into the text, as the ORM's own `execute` would do. */
async function runSql<Row extends object>(
  engine: 'sqlite' | 'postgresql',
  em: SqlEntityManager,
  sql: string,
  params: readonly SqlValue[],
): Promise<Row[]> {
  const query =
    engine === 'sqlite'
      ? CompiledQuery.raw(sql, params.map(toSqliteValue))
      : CompiledQuery.raw(numberPlaceholders(sql), [...params]);
  const result = await talking(() => em.getKysely().executeQuery<Row>(query));
  return result.rows;
}
