import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { dropSecondFactor } from './drop-second-factor.ts';

/** What an account lost when its address was proven. */
export interface DroppedAccess {
  readonly secondFactor: boolean;
  readonly socialLogin: boolean;
}

/**
 * Before an address is proven by a mailed link: whoever made the account with an address that was not theirs keeps no
 * way in beside its owner, and no second factor that shuts the owner out. Changes nothing where the address was confirmed
 * before. The caller holds the account's row.
 */
export async function dropUnprovenAccess(unit: UnitOfWork, accountId: number, now: Date): Promise<DroppedAccess> {
  const unproven = await unit.sql('select id from account where id = ? and email_confirmed_at is null', [accountId]);
  if (unproven.length === 0) return { secondFactor: false, socialLogin: false };
  const identities = await unit.sql('delete from social_identity where account_id = ? returning id', [accountId]);
  return { secondFactor: await dropSecondFactor(unit, accountId, now), socialLogin: identities.length > 0 };
}
