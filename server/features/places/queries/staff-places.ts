import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { recordCounts } from '../../../platform/counts/record-counts.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { hasWords, isAmong, isEqual } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import { displayPhone } from '../../../platform/phone/display-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { hasTerm } from '../../listing/queries/has-term.ts';
import { mainPictures } from '../../media/media.repository.ts';
import { termsOfOne } from '../../records/queries/term-rows.ts';
import { presentStaffServices } from '../../records/staff-services.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { PlaceRow } from '../place.entity.ts';
import { placeUrl, presentHours, presentRating, type StoredHours } from '../place.presenter.ts';
import type { PLACE_SORTS, placeFilter, StaffPlace, StaffPlaceRow } from '../staff-contract.ts';

type Sort = (typeof PLACE_SORTS)[number];
export type PlaceQuery = RestQuery<z.output<typeof placeFilter>, Sort>;

const ORDERS: Record<Sort, WalkOrder> = {
  id: { key: 'id', index: 'place_staff_id_index' },
  name: { key: 'sort_name', index: 'place_staff_name_index' },
  updated_at: { key: 'updated_at', index: 'place_staff_updated_index' },
  rating: { key: 'rating_rank', index: 'place_staff_rating_index' },
};

export const WITH_PICTURE = 'select owner_id from media where owner_kind = ? and is_main';

/** One page of all places, whatever their status. */
export async function listStaffPlaces(services: Services, query: PlaceQuery): Promise<RestPage<StaffPlaceRow>> {
  const { ids, total } = query.ids ? { ids: query.ids, total: undefined } : await pageOf(services, query);
  const rows = await staffRows(services, ids);
  return { rows, total: total ?? rows.length };
}

async function pageOf(services: Services, { filter, sort, offset, limit }: PlaceQuery) {
  const { db } = services;
  const conditions = [
    ...isEqual('status', filter.status),
    ...isEqual('province_id', filter.province),
    ...isEqual('place_type_id', filter.place_type),
    ...hasWords(db.engine, 'sort_name', filter.q),
    ...(await hasTerm(services, 'place', filter.speciality)),
    ...isAmong(filter.has_picture, WITH_PICTURE, ['place']),
  ];
  const { field, descending } = sort;
  return walkPage(db, { table: 'place', order: ORDERS[field], descending, conditions, offset, limit });
}

interface ListRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly status: PlaceRow['status'] & string;
  readonly address: string;
  readonly place_type_id: number;
  readonly province_id: number;
  readonly professional_count: number;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly review_count: number;
  readonly updated_at: number | Date;
}

const LIST_COLUMNS = `id, slug, name, status, address, place_type_id, province_id, professional_count, rating_sum,
  rating_count, review_count, updated_at`;

async function staffRows({ db }: Services, ids: readonly number[]): Promise<StaffPlaceRow[]> {
  const rows = await rowsInOrder<ListRow>(db, 'place', LIST_COLUMNS, ids);
  const [terms, areas, pictures, favourites] = await Promise.all([
    termsOf(db),
    areasOf(db),
    mainPictures(db, 'place', ids),
    recordCounts(db.primary, { kind: 'place', name: 'favourites' }, ids),
  ]);
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    status: row.status,
    address: row.address,
    place_type: row.place_type_id,
    place_type_name: terms.get(row.place_type_id)?.name ?? '',
    province: row.province_id,
    province_name: areas.province(row.province_id)?.name ?? '',
    professional_count: row.professional_count,
    rating: presentRating(row).score,
    review_count: row.review_count,
    favourite_count: favourites.get(row.id) ?? 0,
    thumbnail_url: pictures.get(row.id)?.thumbnail_url ?? null,
    absolute_url: placeUrl(row),
    updated_at: new Date(row.updated_at).toISOString(),
  }));
}

interface DetailRow extends ListRow {
  readonly ward_id: number | null;
  readonly district_id: number | null;
  readonly lat: number | null;
  readonly long: number | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly description: string;
  readonly opening_hours: StoredHours;
  readonly accepts_bhyt: number | boolean;
  readonly source: string;
  readonly licence: string;
  readonly created_at: number | Date;
}

const DETAIL_COLUMNS = `${LIST_COLUMNS}, ward_id, district_id, lat, long, phone, email, website, description,
  opening_hours, accepts_bhyt, source, licence, created_at`;

/** Everything that staff may edit of a place, contacts included. Throws 404. */
export async function findStaffPlace({ db }: Services, id: number): Promise<StaffPlace> {
  const [row] = await rowsInOrder<DetailRow>(db, 'place', DETAIL_COLUMNS, [id]);
  if (!row) throw notFound('Không tìm thấy cơ sở y tế này.');
  const [terms, links] = await Promise.all([termsOf(db), termsOfOne(db, 'place_term', id, db.primary)]);
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    place_type: row.place_type_id,
    address: row.address,
    province: row.province_id,
    ward: row.ward_id,
    district: row.district_id,
    lat: row.lat,
    long: row.long,
    phone: row.phone === null ? null : displayPhone(row.phone),
    email: row.email,
    website: row.website,
    description: row.description,
    opening_hours: presentHours(row.opening_hours),
    accepts_bhyt: Boolean(row.accepts_bhyt),
    source: row.source,
    licence: row.licence,
    specialities: links.filter(({ term }) => terms.get(term)?.kind === 'speciality').map(({ term }) => term),
    services: presentStaffServices(links, terms),
    absolute_url: placeUrl(row),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
