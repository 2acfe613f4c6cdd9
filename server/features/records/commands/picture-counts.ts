import type { Engine } from '../../../platform/db/engine.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';

/** How many pictures each owner has; owners without any are absent. */
export async function pictureCounts(
  unit: UnitOfWork,
  engine: Engine,
  kind: string,
  owners: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (owners.length === 0) return new Map();
  const list = listSql(engine);
  const rows = await unit.sql<{ id: number; pictures: number | string }>(
    `select owner_id as id, count(*) as pictures from media
     where owner_kind = ? and type = 'image' and ${list.hasId('owner_id')} group by owner_id`,
    [kind, list.ids(owners)],
  );
  return new Map(rows.map(row => [row.id, Number(row.pictures)]));
}
