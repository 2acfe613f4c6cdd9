import { lockRows } from '../../../platform/db/lock-rows.ts';
import { isSet } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { SocialLoginName } from '../social-logins.ts';
import { tables } from '../tables.ts';

/** The account that a person at a provider is known to own. */
export interface SocialAccount {
  readonly id: number;
  /** Empty where the provider names none. */
  readonly email: string;
  readonly name: string;
  readonly isEmailConfirmed: boolean;
  readonly status: 'active' | 'pending' | 'disabled' | 'anonymised';
  readonly hasTotp: boolean;
  /** Also false where there is no address to write to. */
  readonly hasLoggedIn: boolean;
}

/** Whose account a person at a provider is; undefined for a new person. */
export async function accountOfSocial(
  unit: Pick<UnitOfWork, 'row'>,
  provider: SocialLoginName,
  subject: string,
): Promise<SocialAccount | undefined> {
  const row = await unit.row(
    accountsOf(provider, subject).select(eb => [
      'a.id',
      'a.email',
      'a.name',
      'a.status',
      isSet(eb.ref('a.totpConfirmedAt')).as('hasTotp'),
      isSet(eb.ref('a.emailConfirmedAt')).as('isEmailConfirmed'),
      isSet(eb.ref('a.lastLoginAt')).as('hasLoggedIn'),
    ]),
  );
  return row && { ...row, email: row.email ?? '', hasLoggedIn: row.email !== null && row.hasLoggedIn };
}

const accountsOf = (provider: SocialLoginName, subject: string) =>
  tables
    .selectFrom('social_identity as s')
    .innerJoin('account as a', 'a.id', 's.account')
    .where('s.provider', '=', provider)
    .where('s.subject', '=', subject);

/** What the tries of a linked account's second factor are counted by, and its browsers known by. */
export interface SocialOwner {
  readonly id: number;
  /** Empty where there is none to write to. */
  readonly email: string;
  readonly passwordHash: string | null;
}

/** Whose account a person at a provider is, before its row is locked; undefined for a new person. */
export function ownerOfSocial(
  { db }: Pick<Services, 'db'>,
  provider: SocialLoginName,
  subject: string,
): Promise<SocialOwner | undefined> {
  return db.primary.row(
    accountsOf(provider, subject).select(eb => [
      'a.id',
      'a.passwordHash',
      eb.fn.coalesce('a.email', eb.val('')).as('email'),
    ]),
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
