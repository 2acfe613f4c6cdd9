import { z } from 'zod';
import { mailCode } from '../login/contract.ts';
import { passwordProof, secondFactorCode } from '../second-factor/contract.ts';
import { signupRequest } from '../sign-up/contract.ts';

/** `GET /api/v1/social-login/`: the providers that this installation offers. */
export const socialProviders = z.array(z.object({ provider: z.string(), name: z.string(), href: z.string() }));
export type SocialProviders = z.infer<typeof socialProviders>;

/**
 * `GET /api/v1/social-login/pending/`: who came back from a provider and must still prove an account: by its password
 * where the provider is new to it (and by its second factor, asked for as at login), by a code where only that is missing.
 */
export const pendingLink = z.object({
  provider_name: z.string(),
  email: z.string(),
  asks: z.enum(['password', 'code']),
});
export type PendingLink = z.infer<typeof pendingLink>;

/** `POST /api/v1/social-login/link/`, `POST /dang-nhap/lien-ket/` */
export const linkRequest = passwordProof.extend({ ...secondFactorCode.partial().shape, mail_code: mailCode });
export type LinkRequest = z.input<typeof linkRequest>;

/**
 * `GET /dang-nhap/{provider}/`: what a link to a social login may carry. The campaign goes as one `utm_*` field each, as
 * in a plain form.
 */
export const socialStart = signupRequest.pick({
  next: true,
  source: true,
  utm_source: true,
  utm_medium: true,
  utm_campaign: true,
  utm_term: true,
  utm_content: true,
});

/** What a social login came to where nobody is logged in: `/dang-nhap?loi=…` */
export const SOCIAL_FAILURES = ['tu-choi', 'loi', 'het-han'] as const;
