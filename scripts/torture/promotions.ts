import { aPlace } from '@antam/fixtures/factories/places.ts';
import { aPromotion } from '@antam/fixtures/factories/promotions.ts';
import { addDays } from '@antam/server/platform/clock/vietnam-calendar.ts';
import { textOf } from '../../server/platform/db/text.ts';
import type { Cluster } from './cluster.ts';
import type { Member, Person } from './crowd.ts';

interface PromotionOptions {
  /** Any number by default. */
  readonly quota?: number;
  readonly owners?: readonly Member[];
}

/** A promotion of a new place that runs today; answers its id. The place belongs to each of the owners. */
export async function runningPromotion(
  { services }: Cluster,
  { quota, owners = [] }: PromotionOptions,
): Promise<number> {
  const now = services.clock.now();
  const { id: place } = await aPlace(services.db);
  const [startsAt, endsAt] = [addDays(now, -1), addDays(now, 1)];
  const { id } = await aPromotion(services.db, {
    place,
    quota: quota ?? null,
    startsAt,
    endsAt,
    useUntil: addDays(endsAt, 1),
  });
  await services.db.transaction(async unit => {
    for (const { account } of owners) {
      await textOf(unit).sql(
        `insert into provider_link (account_id, kind, entity_id, created_at) values (?, 'place', ?, ?)`,
        [account, place, now],
      );
    }
  });
  return id;
}

export const claim = (who: Person, promotion: number) => who('/api/v1/promotion-claim/', { promotion, options: [] });
export const redeem = (who: Person, code: string) => who('/api/v1/promotion-claim/redeem/', { code });
