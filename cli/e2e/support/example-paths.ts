import {
  ARTICLES,
  COLLECTIONS,
  DISEASES,
  DRUGS,
  PLACES,
  PLANS,
  PROFESSIONALS,
  PROMOTIONS,
} from '@antam/fixtures/worlds/tiny/named.ts';
import { PAGE_PATHS as ADDRESSES } from '@antam/server/testing/page-paths.ts';

/** The pages of a workspace, which belong to the account of one owner. */
export const MANAGED = ADDRESSES.filter(path => path.startsWith('/quan-ly/:kind/'));
export const MANAGED_PLACE = `co-so-y-te/${PLACES.clinic.id}`;

/** Of the patient who booked or waits, or of a holder of the key. */
const VISIT = '/dat-kham/:code/';
const WAITING = '/dat-kham/cho/:code/';
export const KEYED = [VISIT, WAITING];
/** Of a code that none of them can redeem. */
export const REDEEM = '/quan-ly/dung-ma/:code/';

/** The form of one's own profile. */
export const PROFILE = '/sua-thong-tin/bac-si/:id/';

/** What a page must be asked, as the links to it do. */
export const QUERIES: Readonly<Record<string, string>> = {
  '/dat-kham/bao-khi-co-cho/': `?place=${PLACES.hospital.id}&professional=${PROFESSIONALS.mai.id}&day=2031-11-20`,
};

/** A real address for each that has a part to fill in; the others are opened as they are. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  '/bac-si/:slugId/': PROFESSIONALS.mai.path,
  '/co-so-y-te/:slugId/': PLACES.hospital.path,
  '/bac-si/:slugId/nhan-xet/': `${PROFESSIONALS.mai.path}nhan-xet/`,
  '/co-so-y-te/:slugId/nhan-xet/': `${PLACES.hospital.path}nhan-xet/`,
  '/chuyen-khoa/:slug/': '/chuyen-khoa/tim-mach/',
  '/dich-vu/:slug/': '/dich-vu/kham-tim-mach/',
  '/tuyen-chon/:slugId/': COLLECTIONS.places.path,
  '/bai-viet/:slugId/': ARTICLES.fever.path,
  '/benh/:slugId/': DISEASES.diabetes.path,
  '/trieu-chung/:slug/': '/trieu-chung/sot/',
  '/thuoc/:slugId/': DRUGS.metformin.path,
  '/bao-hiem/:slugId/': PLANS.lotus.path,
  [PROFILE]: PROFILE.replace(':id', String(PROFESSIONALS.mai.id)),
  '/khuyen-mai/:slugId/': PROMOTIONS.packages.path,
  '/hoi-bac-si/xac-nhan/:token/': `/hoi-bac-si/xac-nhan/${'x'.repeat(43)}/`,
  '/hoi-bac-si/ngung-theo-doi/:token/': `/hoi-bac-si/ngung-theo-doi/${'x'.repeat(43)}/`,
  // The test asks one.
  '/hoi-bac-si/:slugId/': '',
  '/quen-mat-khau/:token/': `/quen-mat-khau/${'x'.repeat(43)}/`,
  '/xac-thuc/:token/': `/xac-thuc/${'x'.repeat(43)}/`,
  [VISIT]: '/dat-kham/2345678BCD/',
  [WAITING]: '/dat-kham/cho/2345678BCD/',
  [REDEEM]: '/quan-ly/dung-ma/2345678BCD/',
  ...Object.fromEntries(
    MANAGED.map(path => [
      path,
      path.replace(':kind/:id', MANAGED_PLACE).replace(':promotion', String(PROMOTIONS.packages.id)),
    ]),
  ),
};
