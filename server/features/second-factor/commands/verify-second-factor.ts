import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { formerKeys } from '../former-keys.ts';
import { plainRecoveryCode, recoveryHash, recoveryKey } from '../rules/recovery-code.ts';
import { openTotpSecret, totpStep } from '../rules/totp.ts';
import { tables } from '../tables.ts';

type Tools = Pick<Services, 'config' | 'clock'>;

/**
 * Whether the code is the account's second factor, now: a time-based code or a recovery code. A code that was good is
 * spent, also where two requests bring it at the same moment. False for an account without a second factor. The caller
 * limits how often it asks.
 */
export async function verifySecondFactor(
  unit: UnitOfWork,
  services: Tools,
  accountId: number,
  code: string,
): Promise<boolean> {
  const plain = plainRecoveryCode(code);
  return plain === undefined
    ? spendTotp(unit, services, accountId, code.replace(/\s/g, ''))
    : spendRecoveryCode(unit, services, accountId, plain);
}

async function spendTotp(unit: UnitOfWork, { config, clock }: Tools, accountId: number, code: string) {
  const account = await unit.row(
    tables
      .selectFrom('account')
      .select('totpSecret as sealed')
      .where('id', '=', accountId)
      .where('totpConfirmedAt', 'is not', null),
  );
  const sealed = account?.sealed ?? undefined;
  const secret = sealed && openTotpSecret(config.secret, accountId, sealed);
  const step = secret === undefined ? undefined : totpStep(secret, code, clock.now());
  if (sealed === undefined || step === undefined) return false;
  const spent = await unit.run(
    tables
      .updateTable('account')
      .set('totpLastStep', step)
      .where('id', '=', accountId)
      .where('totpSecret', '=', sealed)
      .where(eb => eb.or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)])),
  );
  return spent > 0;
}

async function spendRecoveryCode(unit: UnitOfWork, { config, clock }: Tools, accountId: number, plain: string) {
  const keys = [...config.secret.accepted.map(recoveryKey), ...(await formerKeys(unit, config.secret))];
  const counting = tables
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('totpConfirmedAt', 'is not', null);
  const spent = await unit.run(
    tables
      .updateTable('recovery_code')
      .set('usedAt', clock.now())
      .where('account', '=', accountId)
      .where(
        'codeHash',
        'in',
        keys.map(key => recoveryHash(key, accountId, plain)),
      )
      .where('usedAt', 'is', null)
      .where(eb => eb.exists(counting)),
  );
  return spent > 0;
}
