import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { askedText } from '../../platform/text/text-field.ts';

/** Where people with a complaint go. */
export const adviceTerm = z.object({
  slug: z.string(),
  name: z.string(),
  /** Its landing page. */
  absolute_url: z.string(),
});
export type AdviceTerm = z.infer<typeof adviceTerm>;

/**
 * The sections of a complaint's page in the order in which they are read, which are columns of its table; sanitised HTML.
 */
export const COMPLAINT_SECTIONS = [
  'when_to_call',
  'overview',
  'infants',
  'children',
  'adults',
  'pregnancy',
  'elderly',
  'when_to_see_doctor',
  'home_care',
] as const;
export const complaintSection = z.enum(COMPLAINT_SECTIONS);
export type ComplaintSection = z.infer<typeof complaintSection>;

/** What `make` answers for each section, by the section's name. */
export function bySection<Value>(make: (name: ComplaintSection) => Value): Record<ComplaintSection, Value>;
// The type of `fromEntries` does not say that all names are there, so the line above does.
export function bySection<Value>(make: (name: ComplaintSection) => Value): Record<string, Value> {
  return Object.fromEntries(COMPLAINT_SECTIONS.map(name => [name, make(name)]));
}

/** The complaints in a query, and who looks after them. */
export const complaintAdvice = z.object({
  /** Something that cannot wait is named: 115 stands above everything else. */
  emergency: z.boolean(),
  complaints: z
    .array(
      z.object({
        name: z.string(),
        /** Its page. */
        absolute_url: z.string(),
        /** The likeliest first. */
        specialities: z.array(adviceTerm),
        services: z.array(adviceTerm),
      }),
    )
    .max(3),
});
export type ComplaintAdvice = z.infer<typeof complaintAdvice>;

/** Public calls about complaints. */
export const complaintCalls = declareCalls({
  advice: {
    method: 'GET',
    path: '/api/v1/complaint/',
    summary: 'The specialities and services for what a visitor says they have',
    access: 'public',
    query: z.object({ q: askedText(200).default('') }),
    answer: complaintAdvice,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    complaints: typeof complaintCalls;
  }
}
