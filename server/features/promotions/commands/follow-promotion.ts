import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { WrittenRecord } from '../../records/record-kind.ts';
import { scheduleTurns } from '../jobs/promotion-turns.ts';
import type { promotionRecord } from '../promotion.record.ts';
import { announceLists } from '../promotion-tags.ts';
import { tables } from '../tables.ts';

/** Announces the lists of whose promotion it is, and plans when it begins and ends. */
export async function followPromotion(
  unit: UnitOfWork,
  services: Pick<Services, 'tags' | 'clock'>,
  { row: { id }, values }: WrittenRecord<typeof promotionRecord.fields>,
): Promise<void> {
  const moments = [new Date(values.starts_at), new Date(values.ends_at)];
  await announceLists(unit, services, [values]);
  await scheduleTurns(unit, { id, moments, now: services.clock.now() });
}

/** Announces the lists of whose promotions these are, before they are deleted. */
export async function announceListsOf(
  unit: UnitOfWork,
  services: Pick<Services, 'tags'>,
  ids: readonly number[],
): Promise<void> {
  const owners = tables.selectFrom('promotion').select(['place', 'professional']);
  await announceLists(unit, services, await unit.rows(owners.where('id', 'in', idList(ids))));
}
