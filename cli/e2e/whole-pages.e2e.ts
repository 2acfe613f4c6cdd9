import {
  ARTICLES,
  DISEASES,
  DRUGS,
  PLACES,
  PLANS,
  PROFESSIONALS,
  PROMOTIONS,
} from '@antam/fixtures/worlds/tiny/named.ts';
import { askAs, replyAs } from './support/forum.ts';
import { NOT_FOUND, testWholePages } from './support/whole-pages.ts';

/* A rich page of most kinds; `whole-pages-….long.e2e.ts` look at the others. */

testWholePages({
  home: '/',
  'search with results': '/tim-kiem/?q=nhi+khoa',
  'list of doctors': '/bac-si/',
  'rich doctor': PROFESSIONALS.mai.path,
  'rich place': PLACES.hospital.path,
  'speciality landing': '/chuyen-khoa/tim-mach/',
  article: ARTICLES.fever.path,
  'disease that cannot wait': DISEASES.stroke.path,
  drug: DRUGS.paracetamol.path,
  'insurance plan': PLANS.lotus.path,
  promotion: PROMOTIONS.packages.path,
  'choosing a time': `/dat-kham/?place=${PLACES.hospital.id}&professional=${PROFESSIONALS.mai.id}`,
  'writing a review': `${PROFESSIONALS.mai.path}nhan-xet/`,
  'a question with an answer': answeredQuestion,
  'asking a question': '/hoi-bac-si/dat-cau-hoi/',
  'not found': NOT_FOUND,
});

async function answeredQuestion(): Promise<string> {
  const thread = await askAs('official');
  await replyAs('doctor', thread, { body: 'Chào bạn, ho khan sau cảm lạnh thường tự hết trong ba đến tám tuần.' });
  return thread.path;
}
