import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isEqual } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { favouriteCounts } from '../../favourites/favourite-counts.ts';
import { mainPictures } from '../../media/media.repository.ts';
import { listRecords } from '../../records/queries/list-records.ts';
import type { RecordSort } from '../../records/staff-contract.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { placeUrl, presentRating } from '../place.presenter.ts';
import type { placeFilter, StaffPlaceRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';

export type PlaceQuery = RestQuery<z.output<typeof placeFilter>, RecordSort>;

/** One page of all places, whatever their status. */
export function listStaffPlaces(services: Services, query: PlaceQuery): Promise<RestPage<StaffPlaceRow>> {
  const conditions = isEqual('place_type_id', query.filter.place_type);
  return listRecords(services, 'place', query, conditions, ids => staffRows(services, ids));
}

const rowsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('place')
    .select(['id', 'slug', 'name', 'status', 'address', 'placeType', 'province', 'professionalCount'])
    .select(['ratingSum', 'ratingCount', 'reviewCount', 'updatedAt'])
    .where('id', 'in', idList(p.ids)),
);

async function staffRows({ db }: Services, ids: readonly number[]): Promise<StaffPlaceRow[]> {
  const rows = await rowsInOrder(db.primary, rowsOf, ids);
  const [terms, areas, pictures, favourites] = await Promise.all([
    termsOf(db),
    areasOf(db),
    mainPictures(db, 'place', ids),
    favouriteCounts(db.primary, 'place', ids),
  ]);
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    status: row.status,
    address: row.address,
    place_type: row.placeType,
    place_type_name: terms.get(row.placeType)?.name ?? '',
    province: row.province,
    province_name: areas.province(row.province)?.name ?? '',
    professional_count: row.professionalCount,
    rating: presentRating(row).score,
    review_count: row.reviewCount,
    favourite_count: favourites.get(row.id) ?? 0,
    thumbnail_url: pictures.get(row.id)?.thumbnail_url ?? null,
    absolute_url: placeUrl(row),
    updated_at: row.updatedAt.toISOString(),
  }));
}
