import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { NOT_FOUND, testWholePages } from './support/whole-pages.ts';

/* Pages that find doctors and places, and those that say who we are: the rich ones and the empty ones. */

testWholePages({
  home: '/',
  'search with results': '/tim-kiem/?q=nhi+khoa',
  'search without results': '/tim-kiem/?q=qqqzzz',
  'list of doctors': '/bac-si/',
  'list of places': '/co-so-y-te/',
  'empty list': '/bac-si/?q=qqqzzz',
  'filters page': '/co-so-y-te/bo-loc/?provinces=ha-noi',
  'rich doctor': PROFESSIONALS.mai.path,
  'bare doctor': PROFESSIONALS.bare.path,
  'rich place': PLACES.hospital.path,
  'bare place': PLACES.bare.path,
  specialities: '/chuyen-khoa/',
  'speciality landing': '/chuyen-khoa/tim-mach/',
  services: '/dich-vu/',
  'service landing': '/dich-vu/kham-tim-mach/',
  collections: '/tuyen-chon/',
  collection: COLLECTIONS.places.path,
  transparency: '/minh-bach/',
  verification: '/xac-minh/',
  about: '/ve-chung-toi/',
  terms: '/dieu-khoan/',
  'privacy policy': '/quyen-rieng-tu/',
  'not found': NOT_FOUND,
});
