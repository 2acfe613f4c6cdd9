import { DISEASES, PLANS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { testWholePages } from './support/whole-pages.ts';

/* Pages that one reads, and promotions, but those of `whole-pages.e2e.ts`. */

testWholePages({
  articles: '/bai-viet/',
  'articles of a topic': '/bai-viet/?topic=nhi-khoa',
  diseases: '/benh/',
  'diseases of a speciality': '/benh/?speciality=tim-mach',
  disease: DISEASES.bloodPressure.path,
  symptoms: '/trieu-chung/',
  'symptoms that nobody has': '/trieu-chung/?q=qqqzzz',
  'a symptom with a text': '/trieu-chung/sot/',
  drugs: '/thuoc/',
  'drugs that nobody knows': '/thuoc/?q=qqqzzz',
  'insurance plans': insurancePages.list(),
  'insurance plans side by side': `${insurancePages.list()}?compare=${PLANS.lotus.id},2&age=35`,
  promotions: '/khuyen-mai/',
  'promotion that is over': PROMOTIONS.ended.path,
});
