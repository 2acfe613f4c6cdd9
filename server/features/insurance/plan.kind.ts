import { slugOf } from '../../platform/text/fold-text.ts';
import { recordKind } from '../records/record-kind.ts';
import { InsurancePlan } from './insurance-plan.entity.ts';
import { planRecord } from './plan.record.ts';
import { planUrl } from './plan-url.ts';
import { noPlan } from './queries/plan-detail.ts';
import { codedPlan } from './rules/plan-codes.ts';
import { planFacts } from './rules/plan-facts.ts';
import { planMistakes } from './rules/plan-mistakes.ts';
import { planOrder } from './rules/plan-order.ts';

/** How insurance plans are kept: whole, a row each, with what cards show of them. */
export const planKind = recordKind({
  record: planRecord,
  entity: InsurancePlan,
  pageUrl: planUrl,
  missing: noPlan,
  savedMeanwhile: 'Chương trình này vừa được lưu ở nơi khác. Xin vui lòng tải lại trang rồi sửa tiếp.',
  mistakes: ({ packages = [], benefits = [] }) => planMistakes(packages, benefits),
  followingColumns: (values, before) => {
    const plan = codedPlan(values, before?.whole);
    return {
      ...plan,
      facts: planFacts(plan),
      slug: slugOf(values.name),
      sortName: planOrder(values.name),
    };
  },
});
