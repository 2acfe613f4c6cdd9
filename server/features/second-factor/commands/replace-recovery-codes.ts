import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { hashRecoveryCode, newRecoveryCode, plainRecoveryCode, RECOVERY_CODES } from '../rules/recovery-code.ts';

/** Gives an account new recovery codes in place of all it had; answers them, as only their hashes are kept. */
export async function replaceRecoveryCodes(
  unit: UnitOfWork,
  { config }: Pick<Services, 'config'>,
  accountId: number,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  await unit.sql('delete from recovery_code where account_id = ?', [accountId]);
  for (const code of codes) {
    const hash = hashRecoveryCode(config.secret, accountId, plainRecoveryCode(code) ?? code);
    await unit.sql('insert into recovery_code (account_id, code_hash) values (?, ?)', [accountId, hash]);
  }
  return [...codes];
}
