import { type AccountAnswer, accountAnswer } from '@antam/server/features/accounts/contract.ts';
import type { Http } from './http.ts';

export const STAFF_ROLES = ['moderator', 'editor', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The role if it is one of staff's. */
export function staffRole(role: unknown): StaffRole | undefined {
  return STAFF_ROLES.find(staff => staff === role);
}

/** Asks the server who is logged in; throws 401 for nobody. */
export async function fetchAccount(http: Http): Promise<AccountAnswer> {
  const { json } = await http('/api/v1/account/');
  return accountAnswer.parse(json);
}
