import type { PlanCard, PlanDetail } from './contract.ts';
import { planUrl } from './plan-url.ts';
import type { CardRow, PlanRow } from './queries/plan-rows.ts';

export const presentCard = (row: CardRow): PlanCard => ({
  id: row.id,
  absolute_url: planUrl(row),
  name: row.name,
  insurer: row.insurer,
  summary: row.summary,
  from_age: row.facts.from_age,
  to_age: row.facts.to_age,
  least: row.facts.least,
  packages: [...row.facts.packages],
  required: [...row.facts.required],
  optional: [...row.facts.optional],
});

/** A plan with what it has, without what was chosen of it. */
export const presentPlan = (row: PlanRow): Omit<PlanDetail, 'quote' | 'notices'> => ({
  ...presentCard(row),
  slug: row.slug,
  terms: row.terms,
  packages: [...row.packages],
  benefits: [...row.benefits],
});
