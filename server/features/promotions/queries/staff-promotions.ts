import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { findRows } from '../../../platform/lists/find-rows.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { ownUseUntil, presentDetail } from '../promotion.presenter.ts';
import type { PROMOTION_SORTS, promotionFilter, StaffPromotion, StaffPromotionRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { redeemedOf } from './kept-promotions.ts';
import { noPromotion } from './promotion-detail.ts';
import { detailRows } from './promotion-rows.ts';

type Sort = (typeof PROMOTION_SORTS)[number];
type Query = RestQuery<z.output<typeof promotionFilter>, Sort>;
type Stored = Omit<StaffPromotion, 'can'>;

const vietnamese = new Intl.Collator('vi', { numeric: true });

/** What the list is searched and sorted by. */
const found = tables
  .selectFrom('promotion')
  .leftJoin('place', 'place.id', 'promotion.place_id')
  .leftJoin('professional', 'professional.id', 'promotion.professional_id')
  .select(['promotion.id', 'promotion.title', 'promotion.status', 'promotion.starts_at', 'promotion.ends_at'])
  .select(['promotion.claimed', 'promotion.place_id', 'promotion.professional_id'])
  .select(['place.name as place_name', 'professional.name as professional_name']);

/** One page of all promotions. There are some thousands, so they are searched and sorted in memory. */
export async function listStaffPromotions(
  services: Pick<Services, 'db' | 'clock'>,
  query: Query,
): Promise<RestPage<StaffPromotionRow>> {
  const { status, place, professional } = query.filter;
  const { rows, total } = findRows(await services.db.primary.rows(found), query, {
    textsOf: row => [row.title, row.place_name ?? '', row.professional_name ?? ''],
    matches: row =>
      (status === undefined || row.status === status) &&
      (place === undefined || row.place_id === place) &&
      (professional === undefined || row.professional_id === professional),
    compare: (a, b) => compareBy(query.sort.field, a, b),
  });
  const stored = await storedPromotions(
    services,
    rows.map(({ id }) => id),
  );
  return { rows: stored.map(({ description: _, terms: __, groups: ___, ...row }) => row), total };
}

interface Sorted {
  readonly title: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly claimed: number;
}

function compareBy(field: Sort, a: Sorted, b: Sorted): number {
  if (field === 'title') return vietnamese.compare(a.title, b.title);
  if (field === 'claimed') return a.claimed - b.claimed;
  return field === 'id' ? 0 : a[field].getTime() - b[field].getTime();
}

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
      ...{ place: row.place_id, professional: row.professional_id, status: row.status, refusal: row.refusal },
      ...{ quota: row.quota, claimed: row.claimed, redeemed: redeemed.get(row.id) ?? 0 },
      ...{ use_until: ownUseUntil(row)?.toISOString() ?? null, updated_at: row.updated_at.toISOString() },
    };
  });
  const byId = new Map(stored.map(promotion => [promotion.id, promotion]));
  return ids.flatMap(id => byId.get(id) ?? []);
}
