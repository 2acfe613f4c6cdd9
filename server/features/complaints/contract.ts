import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { askedText } from '../../platform/text/text-field.ts';

/** Where somebody with a complaint goes. */
export const adviceTerm = z.object({
  slug: z.string(),
  name: z.string(),
  /** Its landing page. */
  absolute_url: z.string(),
});
export type AdviceTerm = z.infer<typeof adviceTerm>;

/** What a query says that somebody has, and who looks after it. */
export const complaintAdvice = z.object({
  /** Something that cannot wait is named: 115 stands above everything else. */
  emergency: z.boolean(),
  complaints: z
    .array(
      z.object({
        name: z.string(),
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
    summary: 'The specialities and services for what somebody says they have',
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
