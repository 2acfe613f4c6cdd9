import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { WrittenRecord } from '../../records/record-kind.ts';
import { scheduleTurns } from '../jobs/promotion-turns.ts';
import type { promotionRecord } from '../promotion.record.ts';
import { announceLists } from '../promotion-tags.ts';
import { tables } from '../tables.ts';

/** Announces the lists of whose promotion it is, and plans when it begins and ends where that is another time than before. */
export async function followPromotion(
  unit: UnitOfWork,
  services: Pick<Services, 'tags' | 'clock'>,
  { row: { id }, values, before }: WrittenRecord<typeof promotionRecord.fields>,
): Promise<void> {
  const { starts_at, ends_at } = values;
  await announceLists(unit, services, [values]);
  if (starts_at === before?.starts_at && ends_at === before.ends_at) return;
  await scheduleTurns(unit, { id, moments: [new Date(starts_at), new Date(ends_at)], now: services.clock.now() });
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
