import { definePolicy, hasRole } from '../../platform/auth/policy.ts';
import type { StaffApplication } from './staff-contract.ts';

/** Which decisions staff can make on an application. */
export const applicationPolicy = definePolicy<Pick<StaffApplication, 'status'>>()({
  approve: (actor, { status }) => hasRole(actor, 'moderator') && status === 'pending',
  refuse: (actor, { status }) => hasRole(actor, 'moderator') && status === 'pending',
  reopen: (actor, { status }) => hasRole(actor, 'moderator') && status === 'refused',
});
