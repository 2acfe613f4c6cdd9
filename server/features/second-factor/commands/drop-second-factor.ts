import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';

/**
 * Takes an account's second factor and its recovery codes away, and a secret that waits for its first code. Answers
 * whether there was a second factor that counted. The caller holds the account's row.
 */
export async function dropSecondFactor(unit: UnitOfWork, accountId: number, now: Date): Promise<boolean> {
  const counted = await unit.sql('select id from account where id = ? and totp_confirmed_at is not null', [accountId]);
  await unit.sql(
    `update account set totp_secret = null, totp_pending_secret = null, totp_confirmed_at = null,
       totp_last_step = null, updated_at = ? where id = ?`,
    [now, accountId],
  );
  await unit.sql('delete from recovery_code where account_id = ?', [accountId]);
  return counted.length > 0;
}
