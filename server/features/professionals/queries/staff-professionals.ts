import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { recordCounts } from '../../../platform/counts/record-counts.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { hasWords, isAmong, isEqual, isKnown } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import { displayPhone } from '../../../platform/phone/display-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { hasTerm } from '../../listing/queries/has-term.ts';
import { mainPictures } from '../../media/media.repository.ts';
import { presentRating } from '../../places/place.presenter.ts';
import { WITH_PICTURE } from '../../places/queries/staff-places.ts';
import { specialitiesOf, type TermRow, termsOfOne } from '../../records/queries/term-rows.ts';
import { presentStaffServices } from '../../records/staff-services.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import { professionalUrl } from '../professional.presenter.ts';
import { displayName } from '../rules/display-name.ts';
import type {
  PROFESSIONAL_SORTS,
  professionalFilter,
  StaffProfessional,
  StaffProfessionalRow,
} from '../staff-contract.ts';

type Sort = (typeof PROFESSIONAL_SORTS)[number];
export type ProfessionalQuery = RestQuery<z.output<typeof professionalFilter>, Sort>;

const ORDERS: Record<Sort, WalkOrder> = {
  id: { key: 'id', index: 'professional_staff_id_index' },
  name: { key: 'sort_name', index: 'professional_staff_name_index' },
  updated_at: { key: 'updated_at', index: 'professional_staff_updated_index' },
  rating: { key: 'rating_rank', index: 'professional_staff_rating_index' },
};

const WORKS_AT = 'select professional_id from workplace where place_id = ?';

/** One page of all professionals, whatever their status. */
export async function listStaffProfessionals(
  services: Services,
  query: ProfessionalQuery,
): Promise<RestPage<StaffProfessionalRow>> {
  const { ids, total } = query.ids ? { ids: query.ids, total: undefined } : await pageOf(services, query);
  const rows = await staffRows(services, ids);
  return { rows, total: total ?? rows.length };
}

async function pageOf(services: Services, { filter, sort, offset, limit }: ProfessionalQuery) {
  const { db } = services;
  const conditions = [
    ...isEqual('status', filter.status),
    ...isEqual('province_id', filter.province),
    ...isKnown('licence_verified_at', filter.licence_verified),
    ...hasWords(db.engine, 'sort_name', filter.q),
    ...(await hasTerm(services, 'professional', filter.speciality)),
    ...(filter.place === undefined ? [] : isAmong(true, WORKS_AT, [filter.place])),
    ...isAmong(filter.has_picture, WITH_PICTURE, ['professional']),
  ];
  const { field, descending } = sort;
  return walkPage(db, { table: 'professional', order: ORDERS[field], descending, conditions, offset, limit });
}

interface ListRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly honorific: string;
  readonly status: StaffProfessional['status'];
  readonly province_id: number | null;
  readonly licence_verified_at: number | Date | null;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly review_count: number;
  readonly updated_at: number | Date;
}

const LIST_COLUMNS = `id, slug, name, honorific, status, province_id, licence_verified_at, rating_sum, rating_count,
  review_count, updated_at`;

async function staffRows({ db }: Services, ids: readonly number[]): Promise<StaffProfessionalRow[]> {
  const rows = await rowsInOrder<ListRow>(db, 'professional', LIST_COLUMNS, ids);
  const [terms, areas, pictures, favourites] = await Promise.all([
    termsOf(db),
    areasOf(db),
    mainPictures(db, 'professional', ids),
    recordCounts(db.primary, { kind: 'professional', name: 'favourites' }, ids),
  ]);
  const specialities = await specialitiesOf(db, 'professional_term', ids, terms);
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    display_name: displayName(row.honorific, row.name),
    status: row.status,
    specialities_text: (specialities.get(row.id) ?? []).map(({ name }) => name).join(', '),
    province: row.province_id,
    province_name: areas.province(row.province_id ?? 0)?.name ?? '',
    licence_verified: row.licence_verified_at !== null,
    rating: presentRating(row).score,
    review_count: row.review_count,
    favourite_count: favourites.get(row.id) ?? 0,
    thumbnail_url: pictures.get(row.id)?.thumbnail_url ?? null,
    absolute_url: professionalUrl(row),
    updated_at: new Date(row.updated_at).toISOString(),
  }));
}

interface DetailRow extends ListRow {
  readonly gender: StaffProfessional['gender'];
  readonly licence_number: string | null;
  readonly occupation_id: number | null;
  readonly title_id: number | null;
  readonly position: string;
  readonly description: string;
  readonly services_free: string;
  readonly experience_full: string;
  readonly achievements: string;
  readonly practising_since: number | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly created_at: number | Date;
}

const DETAIL_COLUMNS = `${LIST_COLUMNS}, gender, licence_number, occupation_id, title_id, position, description,
  services_free, experience_full, achievements, practising_since, phone, email, created_at`;

/** Everything that staff may edit of a professional, contacts included. Throws 404. */
export async function findStaffProfessional({ db }: Services, id: number): Promise<StaffProfessional> {
  const [row] = await rowsInOrder<DetailRow>(db, 'professional', DETAIL_COLUMNS, [id]);
  if (!row) throw notFound('Không tìm thấy bác sĩ này.');
  const [terms, links, workplaces] = await Promise.all([
    termsOf(db),
    termsOfOne(db, 'professional_term', id, db.primary),
    db.primary.all<{ id: number }>(
      'select place_id as id from workplace where professional_id = ? order by position, place_id',
      [id],
    ),
  ]);
  return {
    id: row.id,
    name: row.name,
    display_name: displayName(row.honorific, row.name),
    status: row.status,
    gender: row.gender,
    licence_number: row.licence_number,
    licence_verified: row.licence_verified_at !== null,
    licence_verified_at: row.licence_verified_at === null ? null : new Date(row.licence_verified_at).toISOString(),
    occupation: row.occupation_id,
    title: row.title_id,
    position: row.position,
    description: row.description,
    services_free: row.services_free,
    experience_full: row.experience_full,
    achievements: row.achievements,
    practising_since: row.practising_since,
    phone: row.phone === null ? null : displayPhone(row.phone),
    email: row.email,
    specialities: ofKind('speciality', links, terms),
    degrees: ofKind('degree', links, terms),
    qualifications: ofKind('qualification', links, terms),
    languages_spoken: ofKind('language', links, terms),
    services: presentStaffServices(links, terms),
    workplaces: workplaces.map(place => place.id),
    absolute_url: professionalUrl(row),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

function ofKind(kind: TermKind, links: readonly TermRow[], terms: Terms): number[] {
  return links.filter(({ term }) => terms.get(term)?.kind === kind).map(({ term }) => term);
}
