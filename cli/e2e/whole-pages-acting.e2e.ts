import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { askAs, replyAs } from './support/forum.ts';
import { waitingEntry } from './support/full-day.ts';
import { testWholePages } from './support/whole-pages.ts';

/* Pages on which visitors book, review and ask; of some the address is made first. */

testWholePages({
  'choosing a time': `/dat-kham/?place=${PLACES.hospital.id}&professional=${PROFESSIONALS.mai.id}`,
  'booking nobody': '/dat-kham/',
  'joining a waiting list': `/dat-kham/bao-khi-co-cho/?place=${PLACES.hospital.id}&day=2031-11-20`,
  'a place on a waiting list': waitingEntry,
  'writing a review': `${PROFESSIONALS.mai.path}nhan-xet/`,
  questions: '/hoi-bac-si/',
  'questions that nobody asked': '/hoi-bac-si/?q=qqqzzz',
  'a question with an answer': answeredQuestion,
  'a collection of questions': COLLECTIONS.threads.path,
  'asking a question': '/hoi-bac-si/dat-cau-hoi/',
  'what was asked and answered': '/hoi-bac-si/hoat-dong/',
  'stopping letters about a question': `/hoi-bac-si/ngung-theo-doi/${'x'.repeat(43)}/`,
});

async function answeredQuestion(): Promise<string> {
  const thread = await askAs('official');
  await replyAs('doctor', thread, { body: 'Chào bạn, ho khan sau cảm lạnh thường tự hết trong ba đến tám tuần.' });
  return thread.path;
}
