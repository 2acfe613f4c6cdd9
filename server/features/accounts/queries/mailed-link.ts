import { hashToken } from '../../../platform/auth/token.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { isSet } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import type { TokenPurpose } from '../account.entity.ts';
import { tables } from '../tables.ts';

/** A link that was mailed to the account's current address. */
export interface MailedLink {
  readonly tokenId: number;
  readonly accountId: number;
  readonly email: string;
  readonly isUsed: boolean;
  readonly isExpired: boolean;
  /** Whether the account has a password now. */
  readonly hasPassword: boolean;
}

const TOKEN = /^[\w-]{43}$/;

const ofUsable = tables
  .selectFrom('account_token as t')
  .innerJoin('account as a', join => join.onRef('a.id', '=', 't.account').onRef('a.email', '=', 't.email'))
  .select(eb => [
    't.id as tokenId',
    't.purpose',
    't.account as accountId',
    't.email',
    't.usedAt',
    't.expiresAt',
    isSet(eb.ref('a.passwordHash')).as('hasPassword'),
  ])
  .where('a.status', 'in', ['active', 'pending']);

/** Finds a link by its secret; undefined for a foreign one, one of another purpose and one to an older address. */
export async function mailedLink(
  reader: Reader,
  { clock }: Pick<Services, 'clock'>,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<MailedLink | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const row = await reader.row(ofUsable.where('t.tokenHash', '=', hashToken(token)));
  if (!row || !purposes.includes(row.purpose)) return undefined;
  const { tokenId, accountId, email, usedAt, expiresAt, hasPassword } = row;
  return {
    tokenId,
    accountId,
    email,
    isUsed: usedAt !== null,
    isExpired: expiresAt <= clock.now(),
    hasPassword,
  };
}
