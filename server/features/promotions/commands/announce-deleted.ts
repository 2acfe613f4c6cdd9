import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import type { Services } from '../../../platform/services.ts';
import { announcePromotions } from '../promotion-tags.ts';
import { tables } from '../tables.ts';

/** Says that promotions change whose place or professional is being deleted; their rows go with it by foreign keys. */
export async function announceDeleted(
  unit: UnitOfWork,
  services: Pick<Services, 'tags'>,
  { kind, ids }: DeletedEntities,
): Promise<void> {
  if (kind !== 'place' && kind !== 'professional') return;
  const gone = await unit.rows(
    tables.selectFrom('promotion').select(['id', 'place', 'professional']).where(kind, 'in', idList(ids)),
  );
  await announcePromotions(unit, services, gone);
}
