import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { dropSecondFactor } from '../../second-factor/commands/drop-second-factor.ts';

/** What an account lost when its address was proven. */
export interface DroppedAccess {
  readonly secondFactor: boolean;
  readonly socialLogin: boolean;
  readonly phone: boolean;
}

/**
 * Before an address is proven by a mailed link: whoever made the account with an address that was not theirs keeps no
 * way in beside its owner, no second factor that shuts the owner out, no number at which they are called in the owner's
 * place, and no wish to delete what is the owner's. Changes nothing where the address was confirmed before. The caller
 * holds the account's row.
 */
export async function dropUnprovenAccess(unit: UnitOfWork, accountId: number, now: Date): Promise<DroppedAccess> {
  const unproven = await unit.sql('select id from account where id = ? and email_confirmed_at is null', [accountId]);
  if (unproven.length === 0) return { secondFactor: false, socialLogin: false, phone: false };
  const identities = await unit.sql('delete from social_identity where account_id = ? returning id', [accountId]);
  const numbers = await unit.sql('select id from account where id = ? and mobile_phone is not null', [accountId]);
  await unit.sql('update account set mobile_phone = null, deletion_due_at = null where id = ?', [accountId]);
  return {
    secondFactor: await dropSecondFactor(unit, accountId, now),
    socialLogin: identities.length > 0,
    phone: numbers.length > 0,
  };
}
