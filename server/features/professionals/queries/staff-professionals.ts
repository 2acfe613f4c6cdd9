import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isAmong, isKnown } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { favouriteCounts } from '../../favourites/favourite-counts.ts';
import { mainPictures } from '../../media/media.repository.ts';
import { presentRating } from '../../places/place.presenter.ts';
import { listRecords } from '../../records/queries/list-records.ts';
import { specialitiesOf } from '../../records/queries/term-rows.ts';
import type { RecordSort } from '../../records/staff-contract.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { professionalUrl } from '../professional.presenter.ts';
import { displayName } from '../rules/names.ts';
import type { professionalFilter, StaffProfessionalRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';

export type ProfessionalQuery = RestQuery<z.output<typeof professionalFilter>, RecordSort>;

const WORKS_AT = 'select professional_id from workplace where place_id = ?';

/** One page of all professionals, whatever their status. */
export function listStaffProfessionals(
  services: Services,
  query: ProfessionalQuery,
): Promise<RestPage<StaffProfessionalRow>> {
  const { licence_verified: isVerified, place } = query.filter;
  const conditions = [
    ...isKnown('licence_verified_at', isVerified),
    ...(place === undefined ? [] : isAmong(true, WORKS_AT, [place])),
  ];
  return listRecords(services, 'professional', query, conditions, ids => staffRows(services, ids));
}

const rowsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('professional')
    .select(['id', 'slug', 'name', 'honorific', 'status', 'province', 'licenceVerifiedAt'])
    .select(['ratingSum', 'ratingCount', 'reviewCount', 'updatedAt'])
    .where('id', 'in', idList(p.ids)),
);

async function staffRows({ db }: Services, ids: readonly number[]): Promise<StaffProfessionalRow[]> {
  const rows = await rowsInOrder(db.primary, rowsOf, ids);
  const [terms, areas, pictures, favourites] = await Promise.all([
    termsOf(db),
    areasOf(db),
    mainPictures(db, 'professional', ids),
    favouriteCounts(db.primary, 'professional', ids),
  ]);
  const specialities = await specialitiesOf(db, 'professional_term', ids, terms);
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    display_name: displayName(row.honorific, row.name),
    status: row.status,
    specialities_text: (specialities.get(row.id) ?? []).map(({ name }) => name).join(', '),
    province: row.province,
    province_name: areas.province(row.province ?? 0)?.name ?? '',
    licence_verified: row.licenceVerifiedAt !== null,
    rating: presentRating(row).score,
    review_count: row.reviewCount,
    favourite_count: favourites.get(row.id) ?? 0,
    thumbnail_url: pictures.get(row.id)?.thumbnail_url ?? null,
    absolute_url: professionalUrl(row),
    updated_at: row.updatedAt.toISOString(),
  }));
}
