import { definePolicy, hasRole } from '../../platform/auth/policy.ts';
import type { StaffRole } from '../../platform/auth/principal.ts';
import type { LeasedQueue } from './staff-contract.ts';

/** Who decides on the pieces of a queue, beside admins. */
const DECIDERS: Readonly<Record<LeasedQueue, readonly StaffRole[]>> = {
  comments: ['moderator'],
  posts: ['moderator'],
  'profile-edits': ['moderator', 'editor'],
  'provider-applications': ['moderator'],
};

/** Who works in a queue sees and says who looks at what. */
export const leasePolicy = definePolicy<{ readonly queue: LeasedQueue }>()({
  work: (actor, { queue }) => hasRole(actor, ...DECIDERS[queue]),
});
