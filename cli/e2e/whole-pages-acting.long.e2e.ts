import { COLLECTIONS, PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { waitingEntry } from './support/full-day.ts';
import { testWholePages } from './support/whole-pages.ts';

/* Pages on which visitors book, review and ask, but those of `whole-pages.e2e.ts`; of one the address is made first. */

testWholePages({
  'booking nobody': '/dat-kham/',
  'joining a waiting list': `/dat-kham/bao-khi-co-cho/?place=${PLACES.hospital.id}&day=2031-11-20`,
  'a place on a waiting list': waitingEntry,
  questions: '/hoi-bac-si/',
  'questions that nobody asked': '/hoi-bac-si/?q=qqqzzz',
  'a collection of questions': COLLECTIONS.threads.path,
  'what was asked and answered': '/hoi-bac-si/hoat-dong/',
  'stopping letters about a question': `/hoi-bac-si/ngung-theo-doi/${'x'.repeat(43)}/`,
});
