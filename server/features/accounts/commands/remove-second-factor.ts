import { isStaff } from '../../../platform/auth/principal.ts';
import { conflict, forbidden } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { hasSecondFactor } from '../queries/has-second-factor.ts';
import { requireSecondFactorProofs } from '../require-second-factor-proofs.ts';
import { requireSecondFactorRole } from '../require-second-factor-role.ts';

/** Takes a provider's second factor and its recovery codes away, by the password. Staff must keep theirs: 403. */
export async function removeSecondFactor(services: Services, context: RequestContext, password: string): Promise<void> {
  const principal = requireSecondFactorRole(context);
  if (isStaff(principal)) throw forbidden('Nhân viên An Tâm luôn cần xác thực hai lớp.');
  const { accountId } = principal;
  if (!(await hasSecondFactor(services, accountId))) throw conflict('Tài khoản chưa bật xác thực hai lớp.');
  await requireSecondFactorProofs(services, context, password);
  await services.db.transaction(async unit => {
    await unit.sql(
      `update account set totp_secret = null, totp_pending_secret = null, totp_confirmed_at = null,
         totp_last_step = null, updated_at = ? where id = ?`,
      [services.clock.now(), accountId],
    );
    await unit.sql('delete from recovery_code where account_id = ?', [accountId]);
    await unit.sql('update session set has_second_factor = ? where account_id = ?', [false, accountId]);
  });
}
