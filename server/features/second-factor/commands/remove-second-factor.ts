import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, forbidden } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { ownAccountPolicy } from '../../accounts/own-account.policy.ts';
import { lockOwner, requireOwner } from '../../sessions/require-owner.ts';
import { SECOND_FACTOR_CHANGES } from '../limits.ts';
import { mailSecondFactor } from '../mails/second-factor-mail.ts';
import { hasSecondFactor, requireSecondFactorRole } from '../second-factor-access.ts';
import { tables } from '../tables.ts';

const notSetUp = () => conflict('Tài khoản chưa bật xác thực hai lớp.');

/**
 * Takes a provider's second factor and its recovery codes away, by the password. Its owner gets a message. Staff must
 * keep theirs: 403. Throws 409 where there is none, also where another request took it away at the same moment.
 */
export async function removeSecondFactor(
  services: Services,
  context: RequestContext,
  password: string | undefined,
): Promise<void> {
  const principal = requireSecondFactorRole(context);
  if (!ownAccountPolicy.can(principal, 'remove_second_factor', principal)) {
    throw forbidden('Nhân viên An Tâm luôn cần xác thực hai lớp.');
  }
  const { accountId } = principal;
  if (!(await hasSecondFactor(services, accountId))) throw notSetUp();
  const proof = await requireOwner(services, context, password);
  await context.limit(SECOND_FACTOR_CHANGES, String(accountId));
  await services.db.transaction(async unit => {
    await lockOwner(unit, services, proof);
    if (!(await dropSecondFactor(unit, accountId, services.clock.now()))) throw notSetUp();
    await unit.run(tables.updateTable('session').set('hasSecondFactor', false).where('account', '=', accountId));
    await mailSecondFactor(unit, services, accountId, 'removed');
  });
}

/**
 * Takes an account's second factor and its recovery codes away, and a secret that waits for its first code. Answers
 * whether there was a second factor that counted. The caller holds the account's row.
 */
export async function dropSecondFactor(unit: UnitOfWork, accountId: number, now: Date): Promise<boolean> {
  const counted = await unit.row(
    tables.selectFrom('account').select('id').where('id', '=', accountId).where('totpConfirmedAt', 'is not', null),
  );
  await unit.run(
    tables
      .updateTable('account')
      .set({ totpSecret: null, totpPendingSecret: null, totpConfirmedAt: null, totpLastStep: null })
      .set('updatedAt', now)
      .where('id', '=', accountId),
  );
  await unit.run(tables.deleteFrom('recovery_code').where('account', '=', accountId));
  return counted !== undefined;
}
