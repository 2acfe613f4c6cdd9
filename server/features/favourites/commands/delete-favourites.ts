import { deleteCounts } from '../../../platform/counts/record-counts.ts';
import type { Engine } from '../../../platform/db/engine.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';

/**
 * Takes places or professionals that are being deleted out of everybody's favourites, in the same transaction. None
 * comes after it: whoever adds one waits for the lock of the record's row, and then finds none.
 */
export async function deleteFavouritesOf(
  unit: UnitOfWork,
  engine: Engine,
  { kind, ids }: DeletedEntities,
): Promise<void> {
  const list = listSql(engine);
  await deleteCounts(unit, kind, ids);
  await unit.sql(`delete from favourite where type = ? and ${list.hasId('entity_id')}`, [kind, list.ids(ids)]);
}
