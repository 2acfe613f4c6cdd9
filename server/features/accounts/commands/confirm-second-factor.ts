import { conflict, invalid } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import type { RecoveryCodes } from '../contract.ts';
import { SECOND_FACTOR_BY_ACCOUNT } from '../limits.ts';
import { requireSecondFactorRole } from '../require-second-factor-role.ts';
import { openTotpSecret } from '../rules/second-factor-secret.ts';
import { totpStep } from '../rules/second-factor-totp.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';

const nothingPending = () => conflict('Chưa có mã nào được thiết lập. Xin vui lòng bắt đầu lại.');

/**
 * Lets the secret that was set up count, by its first code: this session has shown it, sessions of other browsers that
 * have not are over, and there are new recovery codes. Throws 422 for a wrong code, 409 where nothing was set up.
 */
export async function confirmSecondFactor(
  services: Services,
  context: RequestContext,
  typed: string,
): Promise<RecoveryCodes> {
  const { db, config, clock } = services;
  const { accountId, sessionId } = requireSecondFactorRole(context);
  await context.limit(SECOND_FACTOR_BY_ACCOUNT, String(accountId));
  const now = clock.now();
  return db.transaction(async unit => {
    const [account] = await unit.sql<{ sealed: string }>(
      'select totp_pending_secret as sealed from account where id = ? and totp_pending_secret is not null',
      [accountId],
    );
    const secret = account && openTotpSecret(config.secret, accountId, account.sealed);
    if (!account || secret === undefined) throw nothingPending();
    const step = totpStep(secret, typed.replace(/\s/g, ''), now);
    if (step === undefined) throw invalid({ code: ['Mã xác thực không đúng. Xin vui lòng nhập mã mới nhất.'] });
    const confirmed = await unit.sql(
      `update account set totp_secret = totp_pending_secret, totp_pending_secret = null, totp_confirmed_at = ?,
         totp_last_step = ?, updated_at = ?
       where id = ? and totp_pending_secret = ? returning id`,
      [now, step, now, accountId, account.sealed],
    );
    if (confirmed.length === 0) throw nothingPending();
    await unit.sql('delete from session where account_id = ? and id <> ?', [accountId, sessionId]);
    await unit.sql('update session set has_second_factor = ? where id = ?', [true, sessionId]);
    return { recovery_codes: await replaceRecoveryCodes(unit, services, accountId) };
  });
}
