import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { SocialLoginName } from '../social-logins.ts';

/** The account that somebody at a provider is known to own. */
export interface SocialAccount {
  readonly id: number;
  /** Empty where the provider tells none. */
  readonly email: string;
  readonly name: string;
  readonly isEmailConfirmed: boolean;
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
  isEmailConfirmed: boolean | number;
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
       a.email_confirmed_at is not null as "isEmailConfirmed", a.last_login_at is not null as "hasLoggedIn"
     from social_identity s join account a on a.id = s.account_id where s.provider = ? and s.subject = ?`,
    [provider, subject],
  );
  if (!row) return undefined;
  const { email, isEmailConfirmed, hasTotp, hasLoggedIn, ...rest } = row;
  return {
    ...rest,
    email: email ?? '',
    isEmailConfirmed: Boolean(isEmailConfirmed),
    hasTotp: Boolean(hasTotp),
    hasLoggedIn: email !== null && Boolean(hasLoggedIn),
  };
}

/** What the tries of a linked account's second factor are counted by, and its browsers known by. */
export interface SocialOwner {
  readonly id: number;
  /** Empty where there is none to write to. */
  readonly email: string;
  readonly passwordHash: string | null;
}

/** Whose account a person at a provider is, before its row is locked; undefined for somebody new. */
export function ownerOfSocial(
  { db }: Pick<Services, 'db'>,
  provider: SocialLoginName,
  subject: string,
): Promise<SocialOwner | undefined> {
  return db.primary.first<SocialOwner>(
    `select a.id, coalesce(a.email, '') as email, a.password_hash as "passwordHash"
     from social_identity s join account a on a.id = s.account_id where s.provider = ? and s.subject = ?`,
    [provider, subject],
  );
}

/**
 * As {@link accountOfSocial}, with the account's row locked: a new password, which may take the identity away and ends all
 * sessions, comes before or after the login as a whole.
 */
export async function lockAccountOfSocial(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  provider: SocialLoginName,
  subject: string,
): Promise<SocialAccount | undefined> {
  const found = await accountOfSocial(unit, provider, subject);
  if (!found) return undefined;
  await lockRows(unit, db.engine, 'account', [found.id]);
  const locked = await accountOfSocial(unit, provider, subject);
  // Linked to another account in between: a second try would have to lock that one.
  return locked?.id === found.id ? locked : undefined;
}

/** Whether it may be logged in to. */
export const isUsable = ({ status }: SocialAccount): boolean => status === 'active' || status === 'pending';
