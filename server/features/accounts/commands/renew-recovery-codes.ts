import { lockRows } from '../../../platform/db/lock-rows.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import type { RecoveryCodes } from '../contract.ts';
import { hasSecondFactor } from '../queries/has-second-factor.ts';
import { requireSecondFactorProofs } from '../require-second-factor-proofs.ts';
import { requireSecondFactorRole } from '../require-second-factor-role.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';

/** Makes new recovery codes; those of before are void. Asks for the password, and for a session that showed a code. */
export async function renewRecoveryCodes(
  services: Services,
  context: RequestContext,
  password: string,
): Promise<RecoveryCodes> {
  const { accountId } = requireSecondFactorRole(context);
  if (!(await hasSecondFactor(services, accountId))) throw conflict('Tài khoản chưa bật xác thực hai lớp.');
  await requireSecondFactorProofs(services, context, password);
  return services.db.transaction(async unit => {
    // Two tabs at once: the codes of the later one count, none of the first are left.
    await lockRows(unit, services.db.engine, 'account', [accountId]);
    return { recovery_codes: await replaceRecoveryCodes(unit, services, accountId) };
  });
}
