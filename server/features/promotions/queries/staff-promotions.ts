import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { Engine } from '../../../platform/db/engine.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isEqual } from '../../../platform/lists/conditions.ts';
import { type Condition, type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { ownUseUntil, presentDetail } from '../promotion.presenter.ts';
import type { PROMOTION_SORTS, promotionFilter, StaffPromotion, StaffPromotionRow } from '../staff-contract.ts';
import { redeemedOf } from './kept-promotions.ts';
import { noPromotion } from './promotion-detail.ts';
import { detailRows } from './promotion-rows.ts';

type Sort = (typeof PROMOTION_SORTS)[number];
type Query = RestQuery<z.output<typeof promotionFilter>, Sort>;
type Stored = Omit<StaffPromotion, 'can'>;

/** Titles stand in the order of their slugs, which have no marks. How many were claimed changes too often for an index. */
const ORDERS: Readonly<Record<Sort, WalkOrder>> = {
  id: { key: 'id' },
  title: { key: 'slug', index: 'promotion_title_index' },
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
    ...isNamed(db.engine, q),
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

const MAX_WORDS = 8;

/** Each word of a text begins a word of the title, or of the name of the page whose promotion it is. */
function isNamed(engine: Engine, text: string | undefined): Condition[] {
  const words = foldText(text ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const find = engine === 'sqlite' ? 'instr' : 'strpos';
  const pageHolds = (table: string) =>
    `exists (select 1 from ${table} where ${table}.id = promotion.${table}_id and ${find}(' ' || ${table}.folded_name, ?) > 0)`;
  const sql = `${find}(' ' || replace(slug, '-', ' '), ?) > 0 or ${pageHolds('place')} or ${pageHolds('professional')}`;
  return words.map(word => ({ sql, params: [` ${word}`, ` ${word}`, ` ${word}`] }));
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
