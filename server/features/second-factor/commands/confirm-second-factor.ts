import { isSet } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { requireConfirmedEmail } from '../../accounts/require-confirmed-email.ts';
import { lockSession } from '../../sessions/require-owner.ts';
import type { RecoveryCodes } from '../contract.ts';
import { SECOND_FACTOR_BY_ACCOUNT } from '../limits.ts';
import { mailSecondFactor } from '../mails/second-factor-mail.ts';
import { openTotpSecret, totpStep } from '../rules/totp.ts';
import { requireSecondFactorRole } from '../second-factor-access.ts';
import { tables } from '../tables.ts';
import { replaceRecoveryCodes } from './renew-recovery-codes.ts';

const nothingPending = () => conflict('Chưa có mã nào được thiết lập. Xin vui lòng bắt đầu lại.');

/**
 * Lets the secret that was set up count, by its first code: this session has shown it, sessions of other browsers that
 * have not are over, there are new recovery codes, and the owner gets a message. Throws 422 for a wrong code, 409 where
 * nothing was set up, 403 for an address that is not confirmed.
 */
export async function confirmSecondFactor(
  services: Services,
  context: RequestContext,
  typed: string,
): Promise<RecoveryCodes> {
  const { accountId, sessionId } = requireSecondFactorRole(context);
  await context.limit(SECOND_FACTOR_BY_ACCOUNT, String(accountId));
  const codes = await services.db.transaction(async unit => {
    // A session that ended meanwhile, as by a new password, must not shut the owner out.
    await lockSession(unit, services, { accountId, sessionId });
    await requireConfirmedEmail(unit, accountId);
    const isReplaced = await letCount(unit, services, accountId, typed);
    await unit.run(tables.deleteFrom('session').where('account', '=', accountId).where('id', '<>', sessionId));
    await unit.run(tables.updateTable('session').set('hasSecondFactor', true).where('id', '=', sessionId));
    await mailSecondFactor(unit, services, accountId, isReplaced ? 'replaced' : 'set-up');
    return replaceRecoveryCodes(unit, services, accountId);
  });
  await context.refund(SECOND_FACTOR_BY_ACCOUNT, String(accountId));
  return { recovery_codes: codes };
}

/** Puts the secret that waits in the place of the one of before; answers whether there was one. */
async function letCount(unit: UnitOfWork, { config, clock }: Services, accountId: number, typed: string) {
  const account = await unit.row(
    tables
      .selectFrom('account')
      .select(eb => ['totpPendingSecret as sealed', isSet(eb.ref('totpConfirmedAt')).as('isReplaced')])
      .where('id', '=', accountId),
  );
  const secret = account?.sealed ? openTotpSecret(config.secret, accountId, account.sealed) : undefined;
  if (!account || secret === undefined) throw nothingPending();
  const now = clock.now();
  const step = totpStep(secret, typed.replace(/\s/g, ''), now);
  if (step === undefined) throw invalid({ code: ['Mã xác thực không đúng. Xin vui lòng nhập mã mới nhất.'] });
  await unit.run(
    tables
      .updateTable('account')
      .set(eb => ({ totpSecret: eb.ref('totpPendingSecret'), totpPendingSecret: null }))
      .set({ totpConfirmedAt: now, totpLastStep: step, updatedAt: now })
      .where('id', '=', accountId),
  );
  return account.isReplaced;
}
