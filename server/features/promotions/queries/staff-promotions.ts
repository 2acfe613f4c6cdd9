import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { hasWords, isEqual } from '../../../platform/lists/conditions.ts';
import { type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { ownUseUntil, presentDetail } from '../promotion.presenter.ts';
import type { PROMOTION_SORTS, promotionFilter, StaffPromotion, StaffPromotionRow } from '../staff-contract.ts';
import { redeemedOf } from './kept-promotions.ts';
import { noPromotion } from './promotion-detail.ts';
import { detailRows } from './promotion-rows.ts';

type Sort = (typeof PROMOTION_SORTS)[number];
type Query = RestQuery<z.output<typeof promotionFilter>, Sort>;
type Stored = Omit<StaffPromotion, 'can'>;

/** How many were claimed changes too often for an index. */
const ORDERS: Readonly<Record<Sort, WalkOrder>> = {
  id: { key: 'id' },
  title: { key: 'sort_title', index: 'promotion_title_index' },
  starts_at: { key: 'starts_at', index: 'promotion_starts_index' },
  ends_at: { key: 'ends_at', index: 'promotion_ends_index' },
  claimed: { key: 'claimed' },
};

/** One page of all promotions, walked in an index. */
export async function listStaffPromotions(
  services: Pick<Services, 'db' | 'clock'>,
  { filter: { q, status, place, professional }, ids, sort, offset, limit }: Query,
): Promise<RestPage<StaffPromotionRow>> {
  const { db } = services;
  const conditions = [
    ...isEqual('status', status),
    ...isEqual('place_id', place),
    ...isEqual('professional_id', professional),
    ...hasWords(db.engine, FOUND_BY, q),
  ];
  const { key } = ORDERS[sort.field];
  // Of one page there are few, which the engine finds by it.
  const order = place === undefined && professional === undefined ? ORDERS[sort.field] : { key };
  const page = ids
    ? { ids, total: undefined }
    : await walkPage(db, { table: 'promotion', order, descending: sort.descending, conditions, offset, limit });
  const stored = await storedPromotions(services, page.ids);
  const rows = stored.map(({ description: _, terms: __, groups: ___, ...row }) => row);
  return { rows, total: page.total ?? rows.length };
}

/** The name of the page whose promotion it is; null of the other kind. */
const folded = (table: string) => `(select folded_name from ${table} where ${table}.id = promotion.${table}_id)`;
const FOUND_BY = ['folded_title', folded('place'), folded('professional')];

/** One promotion with everything that staff may edit. Throws 404. */
export async function findStaffPromotion(services: Pick<Services, 'db' | 'clock'>, id: number): Promise<Stored> {
  const [stored] = await storedPromotions(services, [id]);
  if (!stored) throw noPromotion();
  return stored;
}

/** In the order of the ids. */
async function storedPromotions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<Stored[]> {
  const [areas, rows] = await Promise.all([
    areasOf(db),
    db.primary.rows(detailRows.where('promotion.id', 'in', idList(ids))),
  ]);
  const redeemed = await redeemedOf(db, rows);
  const pictures = { place: new Map(), professional: new Map() };
  const now = clock.now();
  const stored = rows.map((row): Stored => {
    const { picture: _, now: _now, ...shown } = presentDetail(row, { areas, pictures, now });
    return {
      ...shown,
      place: row.place,
      professional: row.professional,
      status: row.status,
      refusal: row.refusal,
      quota: row.quota,
      claimed: row.claimed,
      redeemed: redeemed.get(row.id) ?? 0,
      use_until: ownUseUntil(row)?.toISOString() ?? null,
      updated_at: row.updatedAt.toISOString(),
    };
  });
  const byId = new Map(stored.map(promotion => [promotion.id, promotion]));
  return ids.flatMap(id => byId.get(id) ?? []);
}
