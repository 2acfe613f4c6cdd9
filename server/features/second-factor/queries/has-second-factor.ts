import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

/** Whether the account has a second factor that counts, as the primary database knows it. */
export async function hasSecondFactor({ db }: Pick<Services, 'db'>, accountId: number): Promise<boolean> {
  const row = await db.primary.row(
    tables.selectFrom('account').select('id').where('id', '=', accountId).where('totp_confirmed_at', 'is not', null),
  );
  return row !== undefined;
}
