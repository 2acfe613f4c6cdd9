import { newToken } from '../../../platform/auth/token.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { TokenPurpose } from '../account.entity.ts';
import { tables } from '../tables.ts';

export interface TokenFor {
  readonly accountId: number;
  /** The address that the token is mailed to: the token is void once the account has another address. */
  readonly email: string;
  readonly purpose: TokenPurpose;
  readonly hours: number;
  /** The token, where an email message holds it already. */
  readonly made?: ReturnType<typeof newToken>;
}

const HOUR_MS = 3_600_000;

/**
 * Issues the token of a link, or takes `made`, and stores its hash. Earlier tokens stay valid until they expire: a stranger
 * who requests another email message must not invalidate the owner's link.
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
      account: accountId,
      purpose,
      tokenHash: tokenHash,
      email,
      expiresAt: new Date(now.getTime() + hours * HOUR_MS),
      createdAt: now,
    }),
  );
  return token;
}

/**
 * Invalidates all links to a new password and all mailed codes of an account, after its password has changed.
 */
export async function voidPasswordTokens(unit: UnitOfWork, accountId: number): Promise<void> {
  await unit.run(
    tables.deleteFrom('account_token').where('account', '=', accountId).where('purpose', '<>', 'confirm-email'),
  );
}
