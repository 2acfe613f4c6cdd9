import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import { numberPlaceholders, type SqlValue, toSqliteValue } from './reader.ts';

/** One transaction: its entity manager, raw SQL inside it, and what must happen only if it commits. */
export interface UnitOfWork {
  readonly em: SqlEntityManager;
  /** Runs SQL inside the transaction, `?` placeholders on both engines. */
  sql<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Schedules a side effect for after the commit; it is dropped on rollback. */
  afterCommit(effect: () => void | Promise<void>): void;
}

/**
 * Runs `work` in a transaction, then `committed` and the effects that the work scheduled, in order. On rollback neither
 * runs. A failing effect fails the call, though the transaction stands.
 */
export async function runUnitOfWork<T>(
  engine: 'sqlite' | 'postgresql',
  em: SqlEntityManager,
  work: (unit: UnitOfWork) => Promise<T>,
  committed: () => void = () => undefined,
): Promise<T> {
  const effects: Array<() => void | Promise<void>> = [];
  const result = await em.transactional(inner =>
    work({
      em: inner,
      sql: (sql, params = []) => runSql(engine, inner, sql, params),
      afterCommit: effect => void effects.push(effect),
    }),
  );
  committed();
  for (const effect of effects) await effect();
  return result;
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
  const result = await em.getKysely().executeQuery<Row>(query);
  return result.rows;
}
