import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChoiceQuery, PlanDetail } from '../contract.ts';
import { presentPlan } from '../insurance-plan.presenter.ts';
import { quoteOf } from '../rules/quote.ts';
import { readChoice } from '../rules/read-choice.ts';
import { previewedPlan, shownPlans } from './plan-rows.ts';

export const noPlan = () => notFound('Không tìm thấy chương trình bảo hiểm này.');

/** What the page of a public plan, or a preview of one in any state, shows for a choice. Throws 404. */
export async function planDetail(
  services: Pick<Services, 'db'>,
  id: number,
  asked: ChoiceQuery,
  isPreview = false,
): Promise<PlanDetail> {
  const row = isPreview ? await previewedPlan(services, id) : (await shownPlans(services, [id]))[0];
  if (!row) throw noPlan();
  const { choice, notices } = readChoice(row, asked);
  return { ...presentPlan(row), quote: quoteOf(row, choice), notices };
}
