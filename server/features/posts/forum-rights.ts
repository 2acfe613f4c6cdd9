import { isStaff, type Principal } from '../../platform/auth/principal.ts';
import type { Identities } from './queries/identities-of.ts';

/** Staff who have shown their second factor, without which they may do nothing that others may not. */
const isProvenStaff = (principal: Principal): boolean => isStaff(principal) && principal.hasSecondFactor;

/** Whether a user may ask others to answer a question. */
export const mayAssign = (principal: Principal): boolean => isProvenStaff(principal) || principal.isOfficial;

/** Whether a user may see the originals of other people's censored pictures. */
export const maySeeOriginals = (principal: Principal, { professionals }: Identities): boolean =>
  isProvenStaff(principal) || principal.isOfficial || professionals.length > 0;

/** Whether what a user writes is public at once. */
export const isTrusted = (principal: Principal, { professionals }: Identities): boolean =>
  isProvenStaff(principal) || principal.isOfficial || professionals.length > 0;
