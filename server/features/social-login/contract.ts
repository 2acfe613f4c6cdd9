import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { nextAnswer } from '../accounts/contract.ts';
import { ENTRIES_BY_ADDRESS } from '../accounts/limits-contract.ts';
import { mailCode } from '../login/contract.ts';
import { passwordProof, secondFactorCode } from '../second-factor/contract.ts';
import { signupRequest } from '../sign-up/contract.ts';

/** The providers that this installation offers. */
export const socialProviders = z.array(z.object({ provider: z.string(), name: z.string(), href: z.string() }));
export type SocialProviders = z.infer<typeof socialProviders>;

/**
 * Who came back from a provider and must still prove an account: by its password
 * where the provider is new to it (and by its second factor, asked for as at login), by a code where only that is missing.
 */
export const pendingLink = z.object({
  provider_name: z.string(),
  email: z.string(),
  asks: z.enum(['password', 'code']),
});
export type PendingLink = z.infer<typeof pendingLink>;

export const linkRequest = passwordProof.extend({ ...secondFactorCode.partial().shape, mail_code: mailCode });
export type LinkRequest = z.input<typeof linkRequest>;

/**
 * What a link to a social login may carry. The campaign goes as one `utm_*` field each, as
 * in a plain form.
 */
export const socialStart = signupRequest.pick({
  next: true,
  source: true,
  favourite: true,
  utm_source: true,
  utm_medium: true,
  utm_campaign: true,
  utm_term: true,
  utm_content: true,
});

/** What a social login came to where nobody is logged in: `/dang-nhap?loi=…` */
export const SOCIAL_FAILURES = ['tu-choi', 'loi', 'het-han'] as const;

const MAX_PARAMETER = 2_048;
const parameter = rawText(MAX_PARAMETER).optional().catch(undefined);
const returnQuery = z.object({ code: parameter, state: parameter, iss: parameter, error: parameter });

/** Ways to a social provider and back; each begun one is kept for ten minutes. */
const SOCIAL_VISITS_BY_ADDRESS = { name: 'social-visit', points: 120, seconds: 900 };

/** The way to one social provider and back. */
export const socialVisitCalls = <K extends string>(provider: K) =>
  declareCalls({
    leave: {
      method: 'GET',
      path: `/dang-nhap/${provider}/`,
      summary: `Sends the browser to ${provider} to log in there`,
      access: 'public',
      rate: SOCIAL_VISITS_BY_ADDRESS,
      query: socialStart,
      answer: z.undefined(),
      sends: 'redirect',
      writes: true,
    },
    return: {
      method: 'GET',
      path: `/dang-nhap/${provider}/tra-ve/`,
      summary: `Takes the browser back from ${provider}`,
      access: 'public',
      rate: SOCIAL_VISITS_BY_ADDRESS,
      query: returnQuery,
      answer: z.undefined(),
      sends: 'redirect',
      writes: true,
    },
  });

/** The social logins, and the proof of an account that a provider is new to. */
export const socialCalls = declareCalls({
  offers: {
    method: 'GET',
    path: '/api/v1/social-login/',
    summary: 'The social logins of this installation',
    access: 'public',
    answer: socialProviders,
  },
  pending: {
    method: 'GET',
    path: '/api/v1/social-login/pending/',
    summary: 'Who is back from a provider and must still prove an account; 404 for nobody',
    access: 'public',
    answer: pendingLink,
  },
  link: {
    method: 'POST',
    path: '/api/v1/social-login/link/',
    summary: 'Links a social login to an account by its password and second factor, and logs in',
    access: 'public',
    rate: ENTRIES_BY_ADDRESS,
    body: linkRequest,
    answer: nextAnswer,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    socialLogin: typeof socialCalls;
  }
}
