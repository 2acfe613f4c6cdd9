import type { ExportPart, ExportRow } from '../../platform/features/personal-data.ts';
import { sizeKey, thumbnailKey } from '../../platform/images/image-sizes.ts';
import { uploadUrl } from '../../platform/storage/file-store.ts';

/** What is kept of a professional whose page an account owns, as it is the same person. */
export const professionalOwnersData = (owned: string): readonly ExportPart[] => [
  {
    file: 'professional.json',
    sql: `select page.id, page.external_id, page.name, page.status, page.gender, page.honorific, page.position,
      (select name from term where term.id = page.occupation_id) as occupation,
      (select name from term where term.id = page.title_id) as title,
      page.phone, page.email, page.licence_number, page.licence_verified_at, page.practising_since,
      page.description, page.services_free, page.experience_full, page.achievements,
      (select full_name from province where province.id = page.province_id) as province,
      (select full_name from district where district.id = page.district_id) as district,
      page.lat, page.long, page.rating_sum, page.rating_count, page.review_count,
      coalesce((select value from record_count where kind = 'professional' and name = 'favourites' and record_id = page.id), 0) as favourite_count,
      page.created_at, page.updated_at
      from professional page where page.id in ${owned} order by page.id`,
  },
  {
    file: 'professional-terms.json',
    sql: `select listed.professional_id, term.kind, term.name, listed.label, listed.price_from, listed.price_to
      from professional_term listed join term on term.id = listed.term_id
      where listed.professional_id in ${owned} order by listed.professional_id, listed.position, term.id`,
  },
  {
    file: 'professional-workplaces.json',
    sql: `select workplace.professional_id, workplace.place_id, place.name, place.address
      from workplace join place on place.id = workplace.place_id
      where workplace.professional_id in ${owned}
      order by workplace.professional_id, workplace.position, place.id`,
  },
  {
    file: 'professional-media.json',
    sql: `select owner_id as professional_id, type, is_main, caption, "key", width, height,
      video_provider, video_id, created_at
      from media where owner_kind = 'professional' and owner_id in ${owned}
      order by owner_id, position, id`,
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
