import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isAmong, isEqual } from '../../../platform/lists/conditions.ts';
import type { Condition } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { hasTerm } from '../../listing/queries/has-term.ts';
import type { RecordSort } from '../staff-contract.ts';
import { askedRecords } from './asked-records.ts';
import { idsNamed, walkAfter } from './walk-named.ts';

/** By what staff filter every kind of record. */
interface Filter {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly province?: number | undefined;
  readonly speciality?: number | undefined;
  readonly has_picture?: boolean | undefined;
}

/** The column of each order, and the end of the name of its index. */
const ORDERS: Record<RecordSort, { readonly key: string; readonly index: string }> = {
  id: { key: 'id', index: 'id' },
  name: { key: 'sort_name', index: 'name' },
  updated_at: { key: 'updated_at', index: 'updated' },
  rating: { key: 'rating_rank', index: 'rating' },
};

const WITH_PICTURE = 'select owner_id from media where owner_kind = ? and is_main';

/**
 * One page of all records of a table, whatever their status; those that are called exactly as was searched come first,
 * in any order. `conditions` are by what only this kind is filtered, and
 * `present` makes rows of ids, in their order.
 */
export async function listRecords<F extends Filter, Row>(
  services: Services,
  table: FacetKind,
  query: RestQuery<F, RecordSort>,
  conditions: readonly Condition[],
  present: (ids: readonly number[]) => Promise<Row[]>,
): Promise<RestPage<Row>> {
  const { filter, sort, offset, limit, ids } = query;
  if (ids) {
    const rows = await present(ids);
    return { rows, total: rows.length };
  }
  const { key, index } = ORDERS[sort.field];
  const fixed = [
    ...isEqual('status', filter.status),
    ...isEqual('province_id', filter.province),
    ...conditions,
    ...(await hasTerm(services, table, filter.speciality)),
    ...isAmong(filter.has_picture, WITH_PICTURE, [table]),
  ];
  const named = await idsNamed(services, { table, conditions: fixed }, filter.q ?? '');
  const walk = (asked: readonly Condition[]) => {
    const order = { key, index: `${table}_staff_${index}_index` };
    const conditions = [...fixed, ...asked];
    return walkAfter(services, { table, descending: sort.descending, offset, limit, order, conditions }, named);
  };
  const [first = [], ...others] = await askedRecords(services, table, filter.q);
  let page = await walk(first);
  for (const other of others) if (page.total === 0) page = await walk(other);
  return { rows: await present(page.ids), total: page.total };
}
