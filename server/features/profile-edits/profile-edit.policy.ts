import { definePolicy, hasRole } from '../../platform/auth/policy.ts';
import type { ProfileEditRow } from './profile-edit.entity.ts';

/** What staff may do with what a professional wants changed. */
export const profileEditPolicy = definePolicy<Pick<ProfileEditRow, 'status'>>()({
  decide: (actor, { status }) => status === 'pending' && hasRole(actor, 'moderator', 'editor'),
});
