import { deleteCounts } from '../../../platform/counts/record-counts.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import { tables } from '../tables.ts';

/**
 * Takes records that are being deleted out of everybody's favourites, in the same transaction. None comes after it: a
 * transaction that adds one waits for the lock of the record's row, and then finds none.
 */
export async function deleteFavouritesOf(unit: UnitOfWork, { kind, ids }: DeletedEntities): Promise<void> {
  await deleteCounts(unit, kind, ids);
  await unit.run(tables.deleteFrom('favourite').where('type', '=', kind).where('entityId', 'in', idList(ids)));
}
