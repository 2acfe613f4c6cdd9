import { type AccountAnswer, accountCalls } from '@antam/server/features/accounts/contract.ts';
import type { SendCall } from './send-call.ts';

export const STAFF_ROLES = ['moderator', 'editor', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The role if it is one of staff's. */
export function staffRole(role: unknown): StaffRole | undefined {
  return STAFF_ROLES.find(staff => staff === role);
}

/** Asks the server who is logged in; throws 401 for nobody. */
export const fetchAccount = (send: SendCall): Promise<AccountAnswer> => send(accountCalls.detail);
