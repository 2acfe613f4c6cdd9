import { accountPages } from '../../accounts/pages.ts';
import type { SOCIAL_FAILURES } from '../contract.ts';

export type SocialFailureCode = (typeof SOCIAL_FAILURES)[number];

/** The login page that tells why a social login came to nothing, and still knows where to go on to. */
export function socialFailureAddress(code: SocialFailureCode, next = '/'): string {
  return accountPages.login({ loi: code, next: next === '/' ? null : next });
}
