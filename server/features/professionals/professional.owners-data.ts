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
        .select(['page.id', 'page.externalId', 'page.name', 'page.status', 'page.gender', 'page.honorific'])
        .select(['page.position', 'page.phone', 'page.email', 'page.licenceNumber', 'page.licenceIssuer'])
        .select(['page.licenceScope', 'page.licenceEvidence', 'page.licenceVerifiedAt'])
        .select(['page.practisingSince', 'page.description', 'page.servicesFree', 'page.experienceFull'])
        .select(['page.achievements', 'page.lat', 'page.long', 'page.ratingSum', 'page.ratingCount'])
        .select(['page.reviewCount', 'page.createdAt', 'page.updatedAt'])
        .select(eb => [
          eb.selectFrom('term').select('name').whereRef('term.id', '=', 'page.occupation').as('occupation'),
          eb.selectFrom('term').select('name').whereRef('term.id', '=', 'page.title').as('title'),
          eb.selectFrom('province').select('fullName').whereRef('province.id', '=', 'page.province').as('province'),
          eb.selectFrom('district').select('fullName').whereRef('district.id', '=', 'page.district').as('district'),
          favouriteCountOf('professional', reference('page.id')).as('favouriteCount'),
        ])
        .where('page.id', 'in', owned)
        .orderBy('page.id'),
  },
  {
    file: 'professional-terms.json',
    query: owned =>
      tables
        .selectFrom('professional_term as listed')
        .innerJoin('term', 'term.id', 'listed.term')
        .select(['listed.professional as professionalId', 'term.kind', 'term.name'])
        .select(['listed.label', 'listed.priceFrom', 'listed.priceTo'])
        .where('listed.professional', 'in', owned)
        .orderBy('listed.professional')
        .orderBy('listed.position')
        .orderBy('term.id'),
  },
  {
    file: 'professional-workplaces.json',
    query: owned =>
      tables
        .selectFrom('workplace')
        .innerJoin('place', 'place.id', 'workplace.place')
        .select([
          'workplace.professional as professionalId',
          'workplace.place as placeId',
          'place.name',
          'place.address',
        ])
        .where('workplace.professional', 'in', owned)
        .orderBy('workplace.professional')
        .orderBy('workplace.position')
        .orderBy('place.id'),
  },
  {
    file: 'professional-media.json',
    query: owned =>
      tables
        .selectFrom('media')
        .select(['ownerId as professionalId', 'type', 'isMain', 'caption', 'key', 'width', 'height'])
        .select(['videoProvider', 'videoId', 'createdAt'])
        .where('ownerKind', '=', 'professional')
        .where('ownerId', 'in', owned)
        .orderBy('ownerId')
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
