import { ARTICLES, DISEASES, DRUGS, PLANS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { testWholePages } from './support/whole-pages.ts';

/* Pages that one reads, and promotions: the rich ones and the empty ones. */

testWholePages({
  articles: '/bai-viet/',
  'articles of a topic': '/bai-viet/?topic=nhi-khoa',
  article: ARTICLES.fever.path,
  diseases: '/benh/',
  'diseases of a speciality': '/benh/?speciality=tim-mach',
  'disease that cannot wait': DISEASES.stroke.path,
  disease: DISEASES.bloodPressure.path,
  drugs: '/thuoc/',
  'drugs that nobody knows': '/thuoc/?q=qqqzzz',
  drug: DRUGS.paracetamol.path,
  'insurance plans': insurancePages.list(),
  'insurance plan': PLANS.lotus.path,
  'insurance plans side by side': `${insurancePages.list()}?compare=${PLANS.lotus.id},2&age=35`,
  promotions: '/khuyen-mai/',
  promotion: PROMOTIONS.packages.path,
  'promotion that is over': PROMOTIONS.ended.path,
});
