import type { Subject } from '../../platform/subjects/subject.ts';
import { rebuildPlanNames } from './commands/rebuild-plan-names.ts';
import { INSURANCE } from './insurance-tags.ts';
import { insurancePages } from './pages.ts';
import { planUrl } from './plan-url.ts';

/** Insurance plans as features above know them. */
export const insuranceSubject: Subject = {
  name: INSURANCE,
  table: 'insurance_plan',
  exported: {
    insurance_plan: 'insurance plans with packages and benefits',
  },
  isPublic: "status = 'published'",
  page: insurancePages.detail.path,
  pageUrl: planUrl,
  pictures: false,
  contacts: false,
  reviewed: false,
  rebuildNames: rebuildPlanNames,
};
