import type { Services } from '../../../platform/services.ts';

/** Whether the account has a second factor that counts, as the primary database knows it. */
export async function hasSecondFactor({ db }: Pick<Services, 'db'>, accountId: number): Promise<boolean> {
  const row = await db.primary.first('select 1 as one from account where id = ? and totp_confirmed_at is not null', [
    accountId,
  ]);
  return row !== undefined;
}
