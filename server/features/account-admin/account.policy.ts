import { definePolicy, hasRole, type PolicyActor } from '../../platform/auth/policy.ts';
import { isStaffRole } from '../../platform/auth/principal.ts';
import type { StaffAccount } from './staff-contract.ts';

type Account = Pick<StaffAccount, 'id' | 'role' | 'status' | 'has_second_factor'>;

const isOwn = ({ accountId }: PolicyActor, { id }: Account) => accountId === id;

/** What admins may change of an account. */
export const accountPolicy = definePolicy<Account>()({
  edit: (actor, { status }) => hasRole(actor) && status !== 'anonymised',
  /** Its role and its status. */
  move: (actor, account) => hasRole(actor) && account.status !== 'anonymised' && !isOwn(actor, account),
  /** Staff lose theirs with the password, by the command line. */
  remove_second_factor: (actor, account) =>
    hasRole(actor) && account.has_second_factor && !isStaffRole(account.role) && !isOwn(actor, account),
});
