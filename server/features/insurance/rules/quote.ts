import type { MedicalService, PlanBenefit, PlanPackage, Quote, QuotedBenefit, QuotedPerson } from '../contract.ts';
import { groupAt, type Priced, premiumAt, totalAt } from './premiums.ts';

/** What a visitor chose of a plan. */
export interface Choice {
  readonly age: number;
  readonly package: PlanPackage;
  /** Codes of optional benefits. */
  readonly benefits: ReadonlySet<string>;
  /** Ages of further people. */
  readonly family: readonly number[];
}

/** Said where the plan states no limit. */
const NO_LIMIT = 'Không áp dụng';

/** What a plan is and costs for a choice. The same package and optional benefits are counted for the whole family. */
export function quoteOf(plan: Pick<Priced, 'benefits'>, choice: Choice): Quote {
  const { age, package: chosen, benefits } = choice;
  const family = choice.family.length === 0 ? [] : [age, ...choice.family].map(each => personOf(plan, choice, each));
  return {
    age,
    package: chosen,
    benefits: plan.benefits.map(benefit => benefitOf(benefit, choice)),
    total: totalAt(plan, chosen, age, benefits),
    family,
    family_total: family.reduce((sum, { total }) => sum + (total ?? 0), 0),
  };
}

function personOf(plan: Pick<Priced, 'benefits'>, { package: chosen, benefits }: Choice, age: number): QuotedPerson {
  const total = totalAt(plan, chosen, age, benefits);
  const isMissing = ({ required, code, age_groups }: PlanBenefit) =>
    !required && benefits.has(code) && groupAt({ age_groups }, age) === undefined;
  return { age, total, missing: total === null ? [] : plan.benefits.filter(isMissing).map(({ name }) => name) };
}

function benefitOf(benefit: PlanBenefit, { age, package: { code }, benefits }: Choice): QuotedBenefit {
  const { age_groups: groups, required } = benefit;
  return {
    code: benefit.code,
    name: benefit.name,
    required,
    from_age: Math.min(...groups.map(({ from_age }) => from_age)),
    to_age: Math.max(...groups.map(({ to_age }) => to_age)),
    premium: premiumAt(benefit, age, code),
    chosen: required || benefits.has(benefit.code),
    services: benefit.medical_services.map(service => serviceOf(service, code)),
  };
}

const serviceOf = ({ name, limits, children }: MedicalService, code: string) => ({
  name,
  limit: limits[code] ?? NO_LIMIT,
  children: children.map(child => ({ name: child.name, limit: child.limits[code] ?? NO_LIMIT })),
});
