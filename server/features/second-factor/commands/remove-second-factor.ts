import { isStaff } from '../../../platform/auth/principal.ts';
import { conflict, forbidden } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { lockOwner, requireOwner } from '../../sessions/require-owner.ts';
import { SECOND_FACTOR_CHANGES } from '../limits.ts';
import { mailSecondFactor } from '../mails/second-factor-mail.ts';
import { hasSecondFactor } from '../queries/has-second-factor.ts';
import { requireSecondFactorRole } from '../require-second-factor-role.ts';
import { dropSecondFactor } from './drop-second-factor.ts';

const notSetUp = () => conflict('Tài khoản chưa bật xác thực hai lớp.');

/**
 * Takes a provider's second factor and its recovery codes away, by the password. Its owner is told. Staff must keep
 * theirs: 403. Throws 409 where there is none, also where somebody took it away at the same moment.
 */
export async function removeSecondFactor(
  services: Services,
  context: RequestContext,
  password: string | undefined,
): Promise<void> {
  const principal = requireSecondFactorRole(context);
  if (isStaff(principal)) throw forbidden('Nhân viên An Tâm luôn cần xác thực hai lớp.');
  const { accountId } = principal;
  if (!(await hasSecondFactor(services, accountId))) throw notSetUp();
  const proof = await requireOwner(services, context, password);
  await context.limit(SECOND_FACTOR_CHANGES, String(accountId));
  await services.db.transaction(async unit => {
    await lockOwner(unit, services, proof);
    if (!(await dropSecondFactor(unit, accountId, services.clock.now()))) throw notSetUp();
    await unit.sql('update session set has_second_factor = ? where account_id = ?', [false, accountId]);
    await mailSecondFactor(unit, services, accountId, 'removed');
  });
}
