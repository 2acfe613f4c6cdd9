import { newToken } from '../../../platform/auth/token.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';

export interface TokenFor {
  readonly accountId: number;
  /** The address that it goes to: it is void once the account has another one. */
  readonly email: string;
  readonly purpose: 'confirm-email' | 'reset-password';
  readonly hours: number;
  /** The secret, where it is in a letter already. */
  readonly made?: ReturnType<typeof newToken>;
}

const HOUR_MS = 3_600_000;

/** Makes the secret of a link; only its hash is kept. Older ones of the purpose `reset-password` are void from now on. */
export async function issueToken(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  { accountId, email, purpose, hours, made = newToken() }: TokenFor,
): Promise<string> {
  const now = clock.now();
  const { token, tokenHash } = made;
  if (purpose === 'reset-password') await voidResetTokens(unit, accountId);
  await unit.sql(
    'insert into account_token (account_id, purpose, token_hash, email, expires_at, created_at) values (?, ?, ?, ?, ?, ?)',
    [accountId, purpose, tokenHash, email, new Date(now.getTime() + hours * HOUR_MS), now],
  );
  return token;
}

/** Makes every mailed link to a new password worthless. */
export async function voidResetTokens(unit: UnitOfWork, accountId: number): Promise<void> {
  await unit.sql("delete from account_token where account_id = ? and purpose = 'reset-password'", [accountId]);
}
