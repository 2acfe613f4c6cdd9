import { newToken } from '../../../platform/auth/token.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { TokenPurpose } from '../account.entity.ts';
import { tables } from '../tables.ts';

export interface TokenFor {
  readonly accountId: number;
  /** The address that it goes to: it is void once the account has another one. */
  readonly email: string;
  readonly purpose: TokenPurpose;
  readonly hours: number;
  /** The secret, where it is in an email message already. */
  readonly made?: ReturnType<typeof newToken>;
}

const HOUR_MS = 3_600_000;

/**
 * Makes the secret of a link, or keeps one that was made; only its hash is kept. Those of before go on working until
 * their time is over: a stranger who asks for another email message must not take the owner's link away.
 */
export async function issueToken(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  { accountId, email, purpose, hours, made = newToken() }: TokenFor,
): Promise<string> {
  const now = clock.now();
  const { token, tokenHash } = made;
  await unit.run(
    tables.insertInto('account_token').values({
      ...{ account_id: accountId, purpose, token_hash: tokenHash, email },
      expires_at: new Date(now.getTime() + hours * HOUR_MS),
      created_at: now,
    }),
  );
  return token;
}

/**
 * Makes every link to a new password and every mailed code worthless, as the password that they were for is another
 * one.
 */
export async function voidPasswordTokens(unit: UnitOfWork, accountId: number): Promise<void> {
  await unit.run(
    tables.deleteFrom('account_token').where('account_id', '=', accountId).where('purpose', '<>', 'confirm-email'),
  );
}
