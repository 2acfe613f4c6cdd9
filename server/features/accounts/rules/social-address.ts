import type { SOCIAL_FAILURES } from '../contract.ts';

export type SocialFailureCode = (typeof SOCIAL_FAILURES)[number];

/** Where somebody proves the account that a social login belongs to. */
export const SOCIAL_LINK_PATH = '/dang-nhap/lien-ket/';

/** The login page that tells why a social login came to nothing, and still knows where to go on to. */
export function socialFailureAddress(code: SocialFailureCode, next = '/'): string {
  const query = new URLSearchParams({ loi: code, ...(next === '/' ? {} : { next }) });
  return `/dang-nhap?${query}`;
}
