import { ARTICLES, PLACES, PLANS, PROFESSIONALS, PROMOTIONS, THREADS } from '@antam/fixtures/worlds/tiny/named.ts';
import { testWidePages } from './support/wide-pages.ts';

/* The pages that differ most; `wide-texts.long.e2e.ts` looks at all. */

testWidePages([
  { path: '/', who: null },
  { path: '/bac-si/', who: null },
  { path: PROFESSIONALS.mai.path, who: null },
  { path: PLACES.hospital.path, who: null },
  { path: ARTICLES.fever.path, who: null },
  { path: `/bao-hiem/?compare=${PLANS.lotus.id},${PLANS.family.id}`, who: null },
  { path: PROMOTIONS.packages.path, who: null },
  { path: THREADS.answered.path, who: null },
  { path: '/tai-khoan/', who: 'placeApplicant' },
  { path: `/quan-ly/co-so-y-te/${PLACES.clinic.id}/`, who: 'clinic' },
]);
