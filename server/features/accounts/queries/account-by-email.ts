import type { Role } from '../../../platform/auth/principal.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { isSet } from '../../../platform/db/tables.ts';
import { tables } from '../tables.ts';

/** An account that is not disabled, as far as logging in and mailing need it. */
export interface UsableAccount {
  readonly id: number;
  /** Empty where a social login gave none. */
  readonly email: string;
  readonly name: string;
  readonly isEmailConfirmed: boolean;
  readonly role: Role;
  /** Null for those who only use a social login. */
  readonly passwordHash: string | null;
  readonly hasTotp: boolean;
  readonly hasLoggedIn: boolean;
}

const usable = tables
  .selectFrom('account')
  .select(eb => [
    'id',
    'name',
    'role',
    'passwordHash',
    eb.fn.coalesce('email', eb.val('')).as('email'),
    isSet(eb.ref('emailConfirmedAt')).as('isEmailConfirmed'),
    isSet(eb.ref('totpConfirmedAt')).as('hasTotp'),
    isSet(eb.ref('lastLoginAt')).as('hasLoggedIn'),
  ])
  .where('status', 'in', ['active', 'pending']);

const usableByEmail = statement((p: Parameters<{ readonly email: string }>) => usable.where('email', '=', p.email));
const usableById = statement((p: Parameters<{ readonly id: number }>) => usable.where('id', '=', p.id));

/** The account of an email address in stored form; undefined where there is none or it is disabled. */
export function accountByEmail(reader: Reader, email: string): Promise<UsableAccount | undefined> {
  return reader.row(usableByEmail({ email }));
}

/** The account with an id, under the conditions of {@link accountByEmail}. */
export function accountById(reader: Reader, id: number): Promise<UsableAccount | undefined> {
  return reader.row(usableById({ id }));
}
