import { hashToken } from '../../../platform/auth/token.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import type { TokenPurpose } from '../account.entity.ts';

/** A link that was mailed to the address which the account has today. */
export interface MailedLink {
  readonly tokenId: number;
  readonly accountId: number;
  readonly email: string;
  readonly isUsed: boolean;
  readonly isExpired: boolean;
  /** Whether the account has a password now. */
  readonly hasPassword: boolean;
}

interface Row {
  purpose: TokenPurpose;
  tokenId: number;
  accountId: number;
  email: string;
  usedAt: Date | number | null;
  expiresAt: Date | number;
  hasPassword: boolean | number;
}

const TOKEN = /^[\w-]{43}$/;

const SELECT = `select t.id as "tokenId", t.purpose, t.account_id as "accountId", a.email, t.used_at as "usedAt",
    t.expires_at as "expiresAt", a.password_hash is not null as "hasPassword"
  from account_token t join account a on a.id = t.account_id and a.email = t.email
  where t.token_hash = ? and a.status in ('active', 'pending')`;

/** Finds a link by its secret; undefined for a foreign one, one of another purpose and one to an older address. */
export async function mailedLink(
  reader: Reader,
  { clock }: Pick<Services, 'clock'>,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<MailedLink | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const row = await reader.first<Row>(SELECT, [hashToken(token)]);
  if (!row || !purposes.includes(row.purpose)) return undefined;
  const { tokenId, accountId, email, usedAt, expiresAt, hasPassword } = row;
  return {
    ...{ tokenId, accountId, email },
    isUsed: usedAt !== null,
    isExpired: new Date(expiresAt) <= clock.now(),
    hasPassword: Boolean(hasPassword),
  };
}
