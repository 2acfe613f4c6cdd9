import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { testWholePages } from './support/whole-pages.ts';

/* Pages that find doctors and places, and those that say who we are, but those of `whole-pages.e2e.ts`. */

testWholePages({
  'search without results': '/tim-kiem/?q=qqqzzz',
  'list of places': '/co-so-y-te/',
  'empty list': '/bac-si/?q=qqqzzz',
  'filters page': '/co-so-y-te/bo-loc/?provinces=ha-noi',
  'bare doctor': PROFESSIONALS.bare.path,
  'bare place': PLACES.bare.path,
  specialities: '/chuyen-khoa/',
  services: '/dich-vu/',
  'service landing': '/dich-vu/kham-tim-mach/',
  collections: '/tuyen-chon/',
  collection: COLLECTIONS.places.path,
  transparency: '/minh-bach/',
  verification: '/xac-minh/',
  about: '/ve-chung-toi/',
  terms: '/dieu-khoan/',
  'privacy policy': '/quyen-rieng-tu/',
});
