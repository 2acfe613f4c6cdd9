import { definePolicy, hasRole, type PolicyActor } from '../../platform/auth/policy.ts';
import type { StaffApplication } from './staff-contract.ts';

/** An application with what counts of the account that applied. */
export interface DecidedApplication extends Pick<StaffApplication, 'type' | 'status'> {
  readonly account_role: string;
  readonly account_status: string;
}

const decides = (actor: PolicyActor) => hasRole(actor, 'moderator');

/** Whether nobody can use an account in this state any more. */
export const isClosed = (accountStatus: string) => accountStatus === 'disabled' || accountStatus === 'anonymised';

const canOwnPages = ({ type, account_role, account_status }: DecidedApplication) =>
  account_role === type && !isClosed(account_status);

/** Which decisions staff can make on an application. */
export const applicationPolicy = definePolicy<DecidedApplication>()({
  approve: (actor, application) => decides(actor) && application.status === 'pending' && canOwnPages(application),
  refuse: (actor, { status }) => decides(actor) && status === 'pending',
  reopen: (actor, application) => decides(actor) && application.status === 'refused' && canOwnPages(application),
});
