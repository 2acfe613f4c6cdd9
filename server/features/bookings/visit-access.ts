import type { Principal } from '../../platform/auth/principal.ts';
import type { Services } from '../../platform/services.ts';
import { bookingPolicy } from './booking.policy.ts';
import { opensVisit } from './rules/visit-key.ts';

/** By which a visitor asks for a visit: its key, an account, or both. */
export interface VisitAccess {
  readonly code: string;
  readonly key?: string | undefined;
  readonly principal: Principal | undefined;
}

/** Whether a visitor sees and changes a visit: by the key of its link, or as the account that booked it. */
export const maySeeVisit = (
  { config }: Pick<Services, 'config'>,
  { code, key, principal }: VisitAccess,
  visit: { readonly bookerId: number | null },
): boolean =>
  (key !== undefined && opensVisit(config.secret, code, key)) ||
  (principal !== undefined && bookingPolicy.can(principal, 'manage', visit));
