import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { hasWords, isAmong, isEqual } from '../../../platform/lists/conditions.ts';
import { type Condition, walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { hasTerm } from '../../listing/queries/has-term.ts';
import type { RecordSort } from '../staff-contract.ts';

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
 * One page of all records of a table, whatever their status. `conditions` are by what only this kind is filtered, and
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
  const page = await walkPage(services.db, {
    ...{ table, descending: sort.descending, offset, limit },
    order: { key, index: `${table}_staff_${index}_index` },
    conditions: [
      ...isEqual('status', filter.status),
      ...isEqual('province_id', filter.province),
      ...conditions,
      ...hasWords(services.db.engine, 'sort_name', filter.q),
      ...(await hasTerm(services, table, filter.speciality)),
      ...isAmong(filter.has_picture, WITH_PICTURE, [table]),
    ],
  });
  return { rows: await present(page.ids), total: page.total };
}
