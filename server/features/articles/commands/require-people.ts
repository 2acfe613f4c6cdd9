import { ids as idList } from '../../../platform/db/list-values.ts';
import { keepRows } from '../../../platform/db/lock-rows.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';

const tables = tablesWith<{ readonly id: number }>();

/** Ids of the professionals who wrote and who checked a text; null where their names alone are shown. */
interface People {
  readonly author: number | null;
  readonly reviewer: number | null;
}

/**
 * Keeps those who wrote and checked a text until the transaction ends: a transaction that deletes them waits, or was
 * faster. Throws 422 where one is gone.
 */
export async function requirePeople(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  { author, reviewer }: People,
): Promise<void> {
  const ids = [author, reviewer].filter(id => id !== null);
  if (ids.length === 0) return;
  await keepRows(unit, db.engine, 'professional', ids);
  const rows = await unit.rows(tables.selectFrom('professional').select('id').where('id', 'in', idList(ids)));
  const known = new Set(rows.map(({ id }) => id));
  const isGone = (id: number | null) => id !== null && !known.has(id);
  if (isGone(author)) throw invalid({ author: [GONE] });
  if (isGone(reviewer)) throw invalid({ reviewer: [GONE] });
}

const GONE = 'Bác sĩ này không còn nữa. Xin chọn lại.';
