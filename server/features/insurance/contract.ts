import { z } from 'zod';
import { askedWords, rawText } from '../../platform/text/text-field.ts';

export const PLAN_STATUSES = ['draft', 'published'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** Amounts are whole units of them. */
export const CURRENCIES = ['VND', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Ages that can be asked for, in whole years. */
export const OLDEST_AGE = 99;
/** Plans side by side. */
export const MAX_COMPARED = 3;
/** People beside the first one. */
export const MAX_FAMILY = 7;

/** One of several levels of a plan. Its code names it in addresses, premiums and limits, and never changes. */
export const planPackage = z.object({
  code: z.string(),
  name: z.string(),
  currency: z.enum(CURRENCIES),
  /** A year, whatever the age; benefits come on top. */
  premium: z.number().int(),
});
export type PlanPackage = z.infer<typeof planPackage>;

/** A whole amount in the package's currency, or words such as "Chi trả theo thực tế". */
export const limit = z.union([z.number().int(), z.string()]);
export type Limit = z.infer<typeof limit>;

/** From one age to another, both included. */
export const ageGroup = z.object({
  from_age: z.number().int(),
  to_age: z.number().int(),
  /** A year, by the codes of packages. */
  premiums: z.record(z.string(), z.number().int()),
});
export type AgeGroup = z.infer<typeof ageGroup>;

const limits = z.record(z.string(), limit);

/** What is paid for, up to a limit in each package; children are parts of it with limits of their own. */
export const medicalService = z.object({
  name: z.string(),
  limits,
  children: z.array(z.object({ name: z.string(), limits })),
});
export type MedicalService = z.infer<typeof medicalService>;

export const planBenefit = z.object({
  code: z.string(),
  name: z.string(),
  /** Everybody who takes the plan takes it, where it applies. */
  required: z.boolean(),
  /** One after the other, without gaps. */
  age_groups: z.array(ageGroup),
  medical_services: z.array(medicalService),
});
export type PlanBenefit = z.infer<typeof planBenefit>;

/** A plan as lists show it. */
export const planCard = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  name: z.string(),
  insurer: z.string(),
  summary: z.string(),
  /** Ages that it takes people at. */
  from_age: z.number().int(),
  to_age: z.number().int(),
  /** The least that a member pays a year, required benefits included; null where it takes nobody. */
  least: z.object({ amount: z.number().int(), currency: z.enum(CURRENCIES) }).nullable(),
  packages: z.array(z.string()),
  /** Names of benefits. */
  required: z.array(z.string()),
  optional: z.array(z.string()),
});
export type PlanCard = z.infer<typeof planCard>;

const quotedService = z.object({
  name: z.string(),
  limit,
  children: z.array(z.object({ name: z.string(), limit })),
});
export type QuotedService = z.infer<typeof quotedService>;

/** A benefit at one age, in one package. */
export const quotedBenefit = planBenefit.pick({ code: true, name: true, required: true }).extend({
  /** Ages at which it applies. */
  from_age: z.number().int(),
  to_age: z.number().int(),
  /** A year; null where it does not apply at the age. */
  premium: z.number().int().nullable(),
  /** Chosen by the visitor; always of those that are required. */
  chosen: z.boolean(),
  services: z.array(quotedService),
});
export type QuotedBenefit = z.infer<typeof quotedBenefit>;

/** What one person pays a year. */
export const quotedPerson = z.object({
  age: z.number().int(),
  /** Null where the plan takes nobody of this age. */
  total: z.number().int().nullable(),
  /** Names of chosen optional benefits that do not apply at the age. */
  missing: z.array(z.string()),
});
export type QuotedPerson = z.infer<typeof quotedPerson>;

/** What a plan is and costs for the chosen age, package and benefits. */
export const quote = z.object({
  age: z.number().int(),
  package: planPackage,
  benefits: z.array(quotedBenefit),
  /** Null where the plan takes nobody of this age. */
  total: z.number().int().nullable(),
  /** The first person and the others; empty where nobody was added. */
  family: z.array(quotedPerson),
  /** Of all whom the plan takes. */
  family_total: z.number().int(),
});
export type Quote = z.infer<typeof quote>;

/** Values of an address, joined by commas or repeated. What is no text counts as a value that nobody knows. */
const several = z
  .union([
    rawText(4_000),
    z
      .array(rawText(200))
      .max(100)
      .transform(values => values.join()),
  ])
  .optional()
  .catch('?');
/** One value; the first where an address repeats it. */
const one = z
  .union([
    rawText(200),
    z
      .array(rawText(200))
      .max(100)
      .transform(([first]) => first),
  ])
  .optional()
  .catch('?');

/** What is chosen of a plan; what is not known is ignored, and named in `notices`. */
export const choiceQuery = z.object({
  age: one,
  /** Code of a package. */
  package: one,
  /** Codes of optional benefits. */
  benefits: several,
  /** Ages of further people. */
  family: several,
});
export type ChoiceQuery = z.output<typeof choiceQuery>;

/** A plan with everything that its page shows. */
export const planDetail = planCard.omit({ packages: true }).extend({
  slug: z.string(),
  /** Conditions, a line each. */
  terms: z.string(),
  packages: z.array(planPackage),
  benefits: z.array(planBenefit),
  quote,
  /** Vietnamese, about what was not understood. */
  notices: z.array(z.string()),
});
export type PlanDetail = z.infer<typeof planDetail>;

export const planListQuery = z.object({
  /** Words of names, insurers and benefits; the best matches come first, on one page. */
  q: askedWords(200),
  page: rawText(10).transform(Number).pipe(z.int().min(1).max(500)).catch(1),
  /** Ids of plans, at most three, to be shown side by side. */
  compare: several,
  age: one,
  /** Codes of packages, in the order of the compared plans. */
  packages: several,
});
export type PlanListQuery = z.output<typeof planListQuery>;

/** A plan beside others. */
export const comparedPlan = planCard.omit({ packages: true }).extend({ packages: z.array(planPackage), quote });
export type ComparedPlan = z.infer<typeof comparedPlan>;

/** Twelve plans a page, by name; beside them those that are compared, in the order asked for. */
export const planList = z.object({
  items: z.array(planCard),
  count: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** The age that plans are compared at. */
  age: z.number().int(),
  compared: z.array(comparedPlan),
  notices: z.array(z.string()),
});
export type PlanList = z.infer<typeof planList>;
