import { sizeKey, thumbnailKey } from '../../../platform/images/image-sizes.ts';
import { uploadUrl } from '../../../platform/storage/file-store.ts';
import type { ExportPart, Row } from './export-part.ts';

/** The pages that an account owns, as `page`; an account that waits for approval owns none yet. */
const owned = (kind: 'professional' | 'place') =>
  `provider_link link join account on account.id = link.account_id and account.status = 'active'
   join ${kind} page on link.kind = '${kind}' and page.id = link.entity_id where link.account_id = ?`;
const OWNED_PROFESSIONALS = `(select page.id from ${owned('professional')})`;

/**
 * What is kept of a professional whose page the account owns, as it is the same person, and the contacts of a place
 * that it owns, which may be a person's.
 */
export const OWNED_PAGE_PARTS: readonly ExportPart[] = [
  {
    file: 'owned-pages.json',
    sql: 'select kind, entity_id, created_at from provider_link where account_id = ? order by kind, entity_id',
  },
  {
    file: 'professional.json',
    sql: `select page.id, page.external_id, page.name, page.status, page.gender, page.honorific, page.position,
      (select name from term where term.id = page.occupation_id) as occupation,
      (select name from term where term.id = page.title_id) as title,
      page.phone, page.email, page.licence_number, page.licence_verified_at, page.practising_since,
      page.description, page.services_free, page.experience_full, page.achievements,
      (select full_name from province where province.id = page.province_id) as province,
      (select full_name from district where district.id = page.district_id) as district,
      page.lat, page.long, page.rating_sum, page.rating_count, page.review_count, page.favourite_count,
      page.created_at, page.updated_at
      from ${owned('professional')} order by page.id`,
  },
  {
    file: 'professional-terms.json',
    sql: `select listed.professional_id, term.kind, term.name, listed.label, listed.price_from, listed.price_to
      from professional_term listed join term on term.id = listed.term_id
      where listed.professional_id in ${OWNED_PROFESSIONALS} order by listed.professional_id, listed.position, term.id`,
  },
  {
    file: 'professional-workplaces.json',
    sql: `select workplace.professional_id, workplace.place_id, place.name, place.address
      from workplace join place on place.id = workplace.place_id
      where workplace.professional_id in ${OWNED_PROFESSIONALS}
      order by workplace.professional_id, workplace.position, place.id`,
  },
  {
    file: 'professional-media.json',
    sql: `select owner_id as professional_id, type, is_main, caption, "key", width, height,
      video_provider, video_id, created_at
      from media where owner_kind = 'professional' and owner_id in ${OWNED_PROFESSIONALS}
      order by owner_id, position, id`,
    present: withAddresses,
  },
  {
    file: 'professional-collections.json',
    sql: `select member.member_id as professional_id, collection.name, collection.published as is_published, member.note
      from collection_member member join collection on collection.id = member.collection_id
      where collection.kind = 'professional' and member.member_id in ${OWNED_PROFESSIONALS}
      order by member.member_id, collection.id`,
  },
  {
    file: 'place-contacts.json',
    sql: `select page.id, page.name, page.status, page.address, page.phone, page.email, page.website, page.licence,
      page.created_at, page.updated_at
      from ${owned('place')} order by page.id`,
  },
];

/** The addresses of a picture's largest and smallest size; a video is at its provider. */
function withAddresses({ key, ...row }: Row, origin: string): Row {
  if (typeof key !== 'string' || key === '') return row;
  const address = (stored: string) => new URL(uploadUrl(stored), origin).href;
  const side = Math.max(Number(row.width), Number(row.height));
  return { ...row, url: address(sizeKey(key, side)), thumbnail_url: address(thumbnailKey(key)) };
}
