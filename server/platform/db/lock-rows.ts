import type { Engine } from './engine.ts';
import { listSql } from './id-list.ts';
import { textOf } from './text.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Locks rows against other writers until the transaction ends. Locks are taken in the order of ids, so that two writers
 * never deadlock. Does nothing on SQLite, which has one writer at a time.
 */
export const lockRows = (unit: UnitOfWork, engine: Engine, table: string, ids: readonly number[]): Promise<void> =>
  lock(unit, { engine, table, ids, strength: 'update' });

/**
 * As {@link lockRows}, against those alone who delete rows or lock them; others may keep the same rows at the same
 * moment. Each insert of a row with a foreign key does so with the row that it names.
 */
export const keepRows = (unit: UnitOfWork, engine: Engine, table: string, ids: readonly number[]): Promise<void> =>
  lock(unit, { engine, table, ids, strength: 'key share' });

/**
 * Lets writers who name the same thing wait for each other until the transaction ends, where no row stands for it. Locks
 * of rows are taken before. Does nothing on SQLite, which has one writer at a time.
 */
export async function lockName(unit: UnitOfWork, engine: Engine, name: string): Promise<void> {
  if (engine !== 'postgresql') return;
  await textOf(unit).sql('select pg_advisory_xact_lock(hashtextextended(?, 0)) is null as locked', [name]);
}

interface Locked {
  readonly engine: Engine;
  readonly table: string;
  readonly ids: readonly number[];
  readonly strength: 'update' | 'key share';
}

async function lock(unit: UnitOfWork, { engine, table, ids, strength }: Locked): Promise<void> {
  if (engine !== 'postgresql' || ids.length === 0) return;
  const list = listSql(engine);
  const sql = `select id from ${table} where ${list.hasId('id')} order by id for ${strength}`;
  await textOf(unit).sql(sql, [list.ids(ids)]);
}
