import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { hasWords, isEqual } from '../../../platform/lists/conditions.ts';
import { type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { wholeRecords } from '../../records/queries/whole-records.ts';
import { promotionKind } from '../promotion.kind.ts';
import type { PROMOTION_SORTS, promotionFilter } from '../staff-contract.ts';
import { besidePromotions } from './beside-promotions.ts';

type Sort = (typeof PROMOTION_SORTS)[number];
type Query = RestQuery<z.output<typeof promotionFilter>, Sort>;

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
): Promise<RestPage<object>> {
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
  const rows = await listedPromotions(services, page.ids);
  return { rows, total: page.total ?? rows.length };
}

/** The name of the page whose promotion it is; null of the other kind. */
const folded = (table: string) => `(select folded_name from ${table} where ${table}.id = promotion.${table}_id)`;
const FOUND_BY = ['folded_title', folded('place'), folded('professional')];

/** Rows of the list, in the order of the ids. */
async function listedPromotions(services: Pick<Services, 'db' | 'clock'>, ids: readonly number[]): Promise<object[]> {
  const [wholes, beside] = await Promise.all([
    wholeRecords(services.db.primary, promotionKind, ids),
    besidePromotions(services, ids),
  ]);
  const byId = new Map(wholes.map(whole => [whole.id, whole]));
  return ids.flatMap(id => {
    const whole = byId.get(id);
    if (!whole) return [];
    const { externalId: _, description: __, terms: ___, groups: ____, ...shown } = whole;
    return [{ ...shown, ...beside.get(id) }];
  });
}
