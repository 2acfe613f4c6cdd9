import type { Engine } from './engine.ts';
import { listSql } from './id-list.ts';
import { textOf } from './text.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Locks rows against other writers until the transaction ends. Locks are taken in the order of ids, so that two writers
 * never deadlock. Does nothing on SQLite, which has one writer at a time.
 */
export async function lockRows(unit: UnitOfWork, engine: Engine, table: string, ids: readonly number[]): Promise<void> {
  if (engine !== 'postgresql' || ids.length === 0) return;
  const list = listSql(engine);
  await textOf(unit).sql(`select id from ${table} where ${list.hasId('id')} order by id for update`, [list.ids(ids)]);
}
