import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { SocialLoginName } from '../social-logins.ts';

/** The account that somebody at a provider is known to own. */
export interface SocialAccount {
  readonly id: number;
  /** Empty where the provider tells none. */
  readonly email: string;
  readonly name: string;
  readonly status: 'active' | 'pending' | 'disabled' | 'anonymised';
  readonly hasTotp: boolean;
  /** Also false where there is no address to write to. */
  readonly hasLoggedIn: boolean;
}

interface Row {
  id: number;
  email: string | null;
  name: string;
  status: SocialAccount['status'];
  hasTotp: boolean | number;
  hasLoggedIn: boolean | number;
}

/** Whose account a person at a provider is; undefined for somebody new. */
export async function accountOfSocial(
  { sql }: Pick<UnitOfWork, 'sql'>,
  provider: SocialLoginName,
  subject: string,
): Promise<SocialAccount | undefined> {
  const [row] = await sql<Row>(
    `select a.id, a.email, a.name, a.status, a.totp_confirmed_at is not null as "hasTotp",
       a.last_login_at is not null as "hasLoggedIn"
     from social_identity s join account a on a.id = s.account_id where s.provider = ? and s.subject = ?`,
    [provider, subject],
  );
  if (!row) return undefined;
  const { email, hasTotp, hasLoggedIn, ...rest } = row;
  return {
    ...rest,
    email: email ?? '',
    hasTotp: Boolean(hasTotp),
    hasLoggedIn: email !== null && Boolean(hasLoggedIn),
  };
}

/** Whether it may be logged in to. */
export const isUsable = ({ status }: SocialAccount): boolean => status === 'active' || status === 'pending';
