import { reference } from '../../platform/db/expressions.ts';
import { tablesOf } from '../../platform/db/tables.ts';
import type { ExportRow } from '../../platform/features/personal-data.ts';
import { sizeKey, thumbnailKey } from '../../platform/images/image-sizes.ts';
import { uploadUrl } from '../../platform/storage/file-store.ts';
import type { OwnersPart } from '../../platform/subjects/subject.ts';
import { favouriteCountOf } from '../favourites/favourite-counts.ts';
import { Media } from '../media/media.entity.ts';
import { entities } from './tables.ts';

const tables = tablesOf(...entities, Media);

/** What is kept of a professional whose page an account owns, as it is the same person. */
export const professionalOwnersData: readonly OwnersPart[] = [
  {
    file: 'professional.json',
    query: owned =>
      tables
        .selectFrom('professional as page')
        .select(['page.id', 'page.external_id', 'page.name', 'page.status', 'page.gender', 'page.honorific'])
        .select(['page.position', 'page.phone', 'page.email', 'page.licence_number', 'page.licence_issuer'])
        .select(['page.licence_scope', 'page.licence_evidence', 'page.licence_verified_at'])
        .select(['page.practising_since', 'page.description', 'page.services_free', 'page.experience_full'])
        .select(['page.achievements', 'page.lat', 'page.long', 'page.rating_sum', 'page.rating_count'])
        .select(['page.review_count', 'page.created_at', 'page.updated_at'])
        .select(eb => [
          eb.selectFrom('term').select('name').whereRef('term.id', '=', 'page.occupation_id').as('occupation'),
          eb.selectFrom('term').select('name').whereRef('term.id', '=', 'page.title_id').as('title'),
          eb.selectFrom('province').select('full_name').whereRef('province.id', '=', 'page.province_id').as('province'),
          eb.selectFrom('district').select('full_name').whereRef('district.id', '=', 'page.district_id').as('district'),
          favouriteCountOf('professional', reference('page.id')).as('favourite_count'),
        ])
        .where('page.id', 'in', owned)
        .orderBy('page.id'),
  },
  {
    file: 'professional-terms.json',
    query: owned =>
      tables
        .selectFrom('professional_term as listed')
        .innerJoin('term', 'term.id', 'listed.term_id')
        .select(['listed.professional_id', 'term.kind', 'term.name'])
        .select(['listed.label', 'listed.price_from', 'listed.price_to'])
        .where('listed.professional_id', 'in', owned)
        .orderBy('listed.professional_id')
        .orderBy('listed.position')
        .orderBy('term.id'),
  },
  {
    file: 'professional-workplaces.json',
    query: owned =>
      tables
        .selectFrom('workplace')
        .innerJoin('place', 'place.id', 'workplace.place_id')
        .select(['workplace.professional_id', 'workplace.place_id', 'place.name', 'place.address'])
        .where('workplace.professional_id', 'in', owned)
        .orderBy('workplace.professional_id')
        .orderBy('workplace.position')
        .orderBy('place.id'),
  },
  {
    file: 'professional-media.json',
    query: owned =>
      tables
        .selectFrom('media')
        .select(['owner_id as professional_id', 'type', 'is_main', 'caption', 'key', 'width', 'height'])
        .select(['video_provider', 'video_id', 'created_at'])
        .where('owner_kind', '=', 'professional')
        .where('owner_id', 'in', owned)
        .orderBy('owner_id')
        .orderBy('position')
        .orderBy('id'),
    present: withAddresses,
  },
];

/** The addresses of a picture's largest and smallest size; a video is at its provider. */
function withAddresses({ key, ...row }: ExportRow, origin: string): ExportRow {
  if (typeof key !== 'string' || key === '') return row;
  const address = (stored: string) => new URL(uploadUrl(stored), origin).href;
  const side = Math.max(Number(row.width), Number(row.height));
  return { ...row, url: address(sizeKey(key, side)), thumbnail_url: address(thumbnailKey(key)) };
}
