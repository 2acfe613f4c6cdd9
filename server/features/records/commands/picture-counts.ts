import { ids } from '../../../platform/db/list-values.ts';
import { tablesOf } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { Media } from '../../media/media.entity.ts';

const tables = tablesOf(Media);

/** How many pictures each owner has; owners without any are absent. */
export async function pictureCounts(
  unit: UnitOfWork,
  kind: string,
  owners: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (owners.length === 0) return new Map();
  const rows = await unit.rows(
    tables
      .selectFrom('media')
      .select(eb => ['ownerId as id', eb.fn.countAll<number>().as('pictures')])
      .where('ownerKind', '=', kind)
      .where('type', '=', 'image')
      .where('ownerId', 'in', ids(owners))
      .groupBy('ownerId'),
  );
  return new Map(rows.map(row => [row.id, row.pictures]));
}
