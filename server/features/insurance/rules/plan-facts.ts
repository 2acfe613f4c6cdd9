import { OLDEST_AGE, type PlanCard } from '../contract.ts';
import { ageRange, type Priced, totalAt } from './premiums.ts';

/** What cards show of packages and benefits. */
export type PlanFacts = Pick<PlanCard, 'from_age' | 'to_age' | 'least' | 'packages' | 'required' | 'optional'>;

/** Amounts of several currencies are not compared: the first package's alone counts for the least. */
export function planFacts(plan: Priced): PlanFacts {
  const { packages, benefits } = plan;
  const range = ageRange(plan);
  const namesOf = (required: boolean) => benefits.filter(each => each.required === required).map(({ name }) => name);
  return {
    from_age: range?.from ?? 0,
    to_age: range?.to ?? OLDEST_AGE,
    least: leastOf(plan),
    packages: packages.map(({ name }) => name),
    required: namesOf(true),
    optional: namesOf(false),
  };
}

function leastOf(plan: Priced): PlanFacts['least'] {
  const [first] = plan.packages;
  if (!first) return null;
  const alike = plan.packages.filter(({ currency }) => currency === first.currency);
  let least: number | null = null;
  for (let age = 0; age <= OLDEST_AGE; age += 1) {
    for (const each of alike) {
      const total = totalAt(plan, each, age, new Set());
      if (total !== null && (least === null || total < least)) least = total;
    }
  }
  return least === null ? null : { amount: least, currency: first.currency };
}
