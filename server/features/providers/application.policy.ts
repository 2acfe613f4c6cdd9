import { definePolicy, hasRole, type PolicyActor } from '../../platform/auth/policy.ts';
import type { StaffApplication } from './staff-contract.ts';

/** An application with what counts of the account that applied. */
export interface DecidedApplication extends Pick<StaffApplication, 'type' | 'status'> {
  readonly accountRole: string;
  readonly accountStatus: string;
}

const decides = (actor: PolicyActor) => hasRole(actor, 'moderator');

/** Whether nobody can use an account in this state any more. */
export const isClosed = (accountStatus: string) => accountStatus === 'disabled' || accountStatus === 'anonymised';

const canOwnPages = ({ type, accountRole, accountStatus }: DecidedApplication) =>
  accountRole === type && !isClosed(accountStatus);

/** Which decisions staff can make on an application. */
export const applicationPolicy = definePolicy<DecidedApplication>()({
  approve: (actor, application) => decides(actor) && application.status === 'pending' && canOwnPages(application),
  refuse: (actor, { status }) => decides(actor) && status === 'pending',
  reopen: (actor, application) => decides(actor) && application.status === 'refused' && canOwnPages(application),
});
