import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { hashRecoveryCode, plainRecoveryCode } from '../rules/recovery-code.ts';
import { openTotpSecret } from '../rules/second-factor-secret.ts';
import { totpStep } from '../rules/second-factor-totp.ts';

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
  const [account] = await unit.sql<{ sealed: string }>(
    'select totp_secret as sealed from account where id = ? and totp_secret is not null and totp_confirmed_at is not null',
    [accountId],
  );
  const secret = account && openTotpSecret(config.secret, accountId, account.sealed);
  const step = secret === undefined ? undefined : totpStep(secret, code, clock.now());
  if (!account || step === undefined) return false;
  const spent = await unit.sql(
    `update account set totp_last_step = ?
     where id = ? and totp_secret = ? and (totp_last_step is null or totp_last_step < ?) returning id`,
    [step, accountId, account.sealed, step],
  );
  return spent.length > 0;
}

async function spendRecoveryCode(unit: UnitOfWork, { config, clock }: Tools, accountId: number, plain: string) {
  const spent = await unit.sql(
    `update recovery_code set used_at = ? where account_id = ? and code_hash = ? and used_at is null
       and exists (select 1 from account where id = ? and totp_confirmed_at is not null) returning id`,
    [clock.now(), accountId, hashRecoveryCode(config.secret, accountId, plain), accountId],
  );
  return spent.length > 0;
}
