import type { SqlEntityManager } from '@mikro-orm/sql';
import type { SqlValue } from './reader.ts';

/** One transaction: its entity manager, raw SQL inside it, and what must happen only if it commits. */
export interface UnitOfWork {
  readonly em: SqlEntityManager;
  /** Runs SQL inside the transaction, `?` placeholders on both engines. */
  sql<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Schedules a side effect for after the commit; it is dropped on rollback. */
  afterCommit(effect: () => void | Promise<void>): void;
}

/** Runs `work` in a transaction and then the effects it scheduled, in order. A failing effect fails the call. */
export async function runUnitOfWork<T>(em: SqlEntityManager, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  const effects: Array<() => void | Promise<void>> = [];
  const result = await em.transactional(inner =>
    work({
      em: inner,
      sql: (sql, params = []) => inner.getConnection().execute(sql, [...params], 'all', inner.getTransactionContext()),
      afterCommit: effect => void effects.push(effect),
    }),
  );
  for (const effect of effects) await effect();
  return result;
}
