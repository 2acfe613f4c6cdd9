import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { presentRecord } from '../promotion.presenter.ts';
import { claimsLeft, discountPercent, promotionState } from '../rules/promotion-state.ts';
import type { BesidePromotion } from '../staff-contract.ts';
import { redeemedOf } from './kept-promotions.ts';
import { cardRows } from './promotion-rows.ts';

const cardsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  cardRows.where('promotion.id', 'in', idList(p.ids)),
);

/** What staff see of promotions beside their fields: whose they are, where they stand, and what has become of their codes. */
export async function besidePromotions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BesidePromotion>> {
  const [areas, rows] = await Promise.all([areasOf(db), db.primary.rows(cardsOf({ ids }))]);
  const redeemed = await redeemedOf(db, rows);
  const now = clock.now();
  return new Map(
    rows.map(row => [
      row.id,
      {
        record: presentRecord(row, areas),
        state: promotionState(row, now),
        discount_percent: discountPercent(row.oldPrice, row.newPrice),
        left: claimsLeft(row),
        redeemed: redeemed.get(row.id) ?? 0,
      },
    ]),
  );
}
