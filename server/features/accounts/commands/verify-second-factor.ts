import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';

/** Whether the code is the account's second factor, now. A code that was good is spent. */
export async function verifySecondFactor(
  _unit: UnitOfWork,
  _services: Services,
  _accountId: number,
  _code: string,
): Promise<boolean> {
  return false;
}
