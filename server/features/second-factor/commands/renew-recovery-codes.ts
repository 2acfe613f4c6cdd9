import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { lockOwner, requireOwner } from '../../sessions/require-owner.ts';
import type { RecoveryCodes } from '../contract.ts';
import { SECOND_FACTOR_CHANGES } from '../limits.ts';
import { mailSecondFactor } from '../mails/second-factor-mail.ts';
import { hashRecoveryCode, newRecoveryCode, plainRecoveryCode, RECOVERY_CODES } from '../rules/recovery-code.ts';
import { hasSecondFactor, requireSecondFactorRole } from '../second-factor-access.ts';
import { tables } from '../tables.ts';

const notSetUp = () => conflict('Tài khoản chưa bật xác thực hai lớp.');

/**
 * Makes new recovery codes; those of before are void, and the owner gets a message. Asks for the password, and for a
 * session that showed a code.
 */
export async function renewRecoveryCodes(
  services: Services,
  context: RequestContext,
  password: string | undefined,
): Promise<RecoveryCodes> {
  const { accountId } = requireSecondFactorRole(context);
  if (!(await hasSecondFactor(services, accountId))) throw notSetUp();
  const proof = await requireOwner(services, context, password);
  await context.limit(SECOND_FACTOR_CHANGES, String(accountId));
  return services.db.transaction(async unit => {
    // Two tabs at once: the codes of the later one count, none of the first are left.
    await lockOwner(unit, services, proof);
    const counting = tables.selectFrom('account').select('id').where('totpConfirmedAt', 'is not', null);
    if (!(await unit.row(counting.where('id', '=', accountId)))) throw notSetUp();
    await mailSecondFactor(unit, services, accountId, 'codes');
    return { recovery_codes: await replaceRecoveryCodes(unit, services, accountId) };
  });
}

/** Gives an account new recovery codes in place of all it had; answers them, as only their hashes are stored. */
export async function replaceRecoveryCodes(
  unit: UnitOfWork,
  { config }: Pick<Services, 'config'>,
  accountId: number,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  await unit.run(tables.deleteFrom('recovery_code').where('account', '=', accountId));
  for (const code of codes) {
    const hash = hashRecoveryCode(config.secret, accountId, plainRecoveryCode(code) ?? code);
    await unit.run(tables.insertInto('recovery_code').values({ account: accountId, codeHash: hash }));
  }
  return [...codes];
}
