import { definePolicy } from '../../platform/auth/policy.ts';
import { isStaff } from '../../platform/auth/principal.ts';

/** What people may do with their own account. Its role alone counts. */
export const ownAccountPolicy = definePolicy<unknown>()({
  /** An admin disables the accounts of staff. */
  delete: actor => !isStaff(actor),
  /** Staff and providers alone may use a second factor. */
  use_second_factor: ({ role }) => role !== 'user' && role !== 'favourite',
  /** Staff must keep theirs. */
  remove_second_factor: ({ role }) => role === 'professional' || role === 'place',
});
