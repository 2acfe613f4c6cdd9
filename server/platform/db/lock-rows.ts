import type { Engine } from './engine.ts';
import { listSql } from './id-list.ts';
import { textOf } from './text.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Keeps other transactions from changing these rows until this one ends. Locks are taken in the order of ids, so that
 * two writers never wait for each other. On SQLite a writer is alone anyway.
 */
export async function lockRows(unit: UnitOfWork, engine: Engine, table: string, ids: readonly number[]): Promise<void> {
  if (engine !== 'postgresql' || ids.length === 0) return;
  const list = listSql(engine);
  await textOf(unit).sql(`select id from ${table} where ${list.hasId('id')} order by id for update`, [list.ids(ids)]);
}
