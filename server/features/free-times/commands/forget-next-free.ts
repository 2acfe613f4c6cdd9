import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';
import { storeNextFree } from './store-next-free.ts';

/** Forgets the next free times of records that are being deleted, in the same transaction. */
export async function forgetNextFree(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'facets' | 'tags'>,
  { kind, ids }: DeletedEntities,
): Promise<void> {
  const ofRecords = tables.selectFrom('next_free').where('kind', '=', kind).where('entityId', 'in', idList(ids));
  const known = await unit.rows(ofRecords.select('entityId as id'));
  const records = known.map(({ id }) => id);
  await storeNextFree(unit, services, kind, records, async () => new Map());
  await unit.run(tables.deleteFrom('next_free').where('kind', '=', kind).where('entityId', 'in', idList(records)));
}
