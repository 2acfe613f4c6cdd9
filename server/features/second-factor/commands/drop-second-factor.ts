import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { tables } from '../tables.ts';

/**
 * Takes an account's second factor and its recovery codes away, and a secret that waits for its first code. Answers
 * whether there was a second factor that counted. The caller holds the account's row.
 */
export async function dropSecondFactor(unit: UnitOfWork, accountId: number, now: Date): Promise<boolean> {
  const counted = await unit.row(
    tables.selectFrom('account').select('id').where('id', '=', accountId).where('totp_confirmed_at', 'is not', null),
  );
  await unit.run(
    tables
      .updateTable('account')
      .set({ totp_secret: null, totp_pending_secret: null, totp_confirmed_at: null, totp_last_step: null })
      .set('updated_at', now)
      .where('id', '=', accountId),
  );
  await unit.run(tables.deleteFrom('recovery_code').where('account_id', '=', accountId));
  return counted !== undefined;
}
