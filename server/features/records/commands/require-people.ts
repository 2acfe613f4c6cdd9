import { ids as idList } from '../../../platform/db/list-values.ts';
import { keepRows } from '../../../platform/db/lock-rows.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';

const tables = tablesWith<{ readonly id: number }>();

/**
 * Keeps the professionals that a text names until the transaction ends: a transaction that deletes them waits, or was
 * faster. Throws 422 where one is gone.
 * @param people ids by the field that names them; null where their names alone are shown
 */
export async function requirePeople(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  people: Readonly<Record<string, number | null>>,
): Promise<void> {
  const ids = Object.values(people).filter(id => id !== null);
  if (ids.length === 0) return;
  await keepRows(unit, db.engine, 'professional', ids);
  const rows = await unit.rows(tables.selectFrom('professional').select('id').where('id', 'in', idList(ids)));
  const known = new Set(rows.map(({ id }) => id));
  const gone = Object.keys(people).find(field => !known.has(people[field] ?? 0) && people[field] !== null);
  if (gone !== undefined) throw invalid({ [gone]: [GONE] });
}

const GONE = 'Bác sĩ này không còn nữa. Xin chọn lại.';
