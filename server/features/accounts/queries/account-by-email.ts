import type { Role } from '../../../platform/auth/principal.ts';
import type { Reader } from '../../../platform/db/reader.ts';

/** What logging in and mailing need of an account that may be used. */
export interface UsableAccount {
  readonly id: number;
  /** Empty for those whose social login tells none. */
  readonly email: string;
  readonly name: string;
  readonly isEmailConfirmed: boolean;
  readonly role: Role;
  /** Null for those who only use a social login. */
  readonly passwordHash: string | null;
  readonly hasTotp: boolean;
  readonly hasLoggedIn: boolean;
}

type Flags = 'isEmailConfirmed' | 'hasTotp' | 'hasLoggedIn';
type Row = Omit<UsableAccount, Flags> & Record<Flags, boolean | number>;

const SELECT = `select id, coalesce(email, '') as email, name, role, password_hash as "passwordHash",
    email_confirmed_at is not null as "isEmailConfirmed", totp_confirmed_at is not null as "hasTotp", last_login_at is not null as "hasLoggedIn"
  from account where status in ('active', 'pending')`;

/** The account of an e-mail address in stored form; undefined for none, and for one that is disabled. */
export async function accountByEmail(reader: Reader, email: string): Promise<UsableAccount | undefined> {
  return toAccount(await reader.first<Row>(`${SELECT} and email = ?`, [email]));
}

/** As {@link accountByEmail}, by id. */
export async function accountById(reader: Reader, id: number): Promise<UsableAccount | undefined> {
  return toAccount(await reader.first<Row>(`${SELECT} and id = ?`, [id]));
}

function toAccount(row: Row | undefined): UsableAccount | undefined {
  if (!row) return undefined;
  const { isEmailConfirmed, hasTotp, hasLoggedIn, ...rest } = row;
  return {
    ...rest,
    isEmailConfirmed: Boolean(isEmailConfirmed),
    hasTotp: Boolean(hasTotp),
    hasLoggedIn: Boolean(hasLoggedIn),
  };
}
