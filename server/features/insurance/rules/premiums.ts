import { type AgeGroup, OLDEST_AGE, type PlanBenefit, type PlanPackage } from '../contract.ts';

/** What premiums are computed from. */
export interface Priced {
  readonly packages: readonly PlanPackage[];
  readonly benefits: readonly PlanBenefit[];
}

/** The group of an age, ends included; undefined where the benefit does not apply at it. */
export const groupAt = ({ age_groups }: Pick<PlanBenefit, 'age_groups'>, age: number): AgeGroup | undefined =>
  age_groups.find(({ from_age, to_age }) => from_age <= age && age <= to_age);

/** A year's premium of a benefit at an age; null where it does not apply. */
export const premiumAt = (benefit: Pick<PlanBenefit, 'age_groups'>, age: number, code: string): number | null =>
  groupAt(benefit, age)?.premiums[code] ?? null;

/** Whether a plan takes a person of an age: a required benefit must apply, or any where none is required. */
export function takesAge({ benefits }: Pick<Priced, 'benefits'>, age: number): boolean {
  const required = benefits.filter(benefit => benefit.required);
  return (required.length > 0 ? required : benefits).some(benefit => groupAt(benefit, age) !== undefined);
}

/** The first and the last age that a plan takes people at; undefined where it takes nobody. */
export function ageRange(plan: Pick<Priced, 'benefits'>): { readonly from: number; readonly to: number } | undefined {
  const ages = Array.from({ length: OLDEST_AGE + 1 }, (_, age) => age).filter(age => takesAge(plan, age));
  const [from, to] = [ages.at(0), ages.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/**
 * A year's total: the premium of the package, those of the required benefits that apply at the age, and those of the
 * chosen optional ones that do; null where the plan takes nobody of this age.
 */
export function totalAt(
  plan: Pick<Priced, 'benefits'>,
  { premium, code }: Pick<PlanPackage, 'premium' | 'code'>,
  age: number,
  chosen: ReadonlySet<string>,
): number | null {
  if (!takesAge(plan, age)) return null;
  return plan.benefits
    .filter(benefit => benefit.required || chosen.has(benefit.code))
    .reduce((sum, benefit) => sum + (premiumAt(benefit, age, code) ?? 0), premium);
}
