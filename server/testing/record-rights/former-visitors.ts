import { textOf } from '../../platform/db/text.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import type { Services } from '../../platform/services.ts';
import { addApplicant } from '../add-applicant.ts';
import { writeSession } from '../log-in.ts';
import type { RoleVisitor } from '../role-visitors.ts';

/** A visitor who could once do more: what they hold still says so, what the site knows does not. */
export interface FormerVisitor {
  readonly name: string;
  /** The visitor whose rights are left. */
  readonly rightsOf: RoleVisitor;
  /** The role in which the session began. */
  readonly role: 'user' | 'professional' | 'moderator' | 'editor' | 'admin';
  /** How the rights ended, after the login. */
  readonly end: (unit: UnitOfWork, accountId: number, now: Date) => Promise<unknown>;
}

const HOUR_MS = 3_600_000;
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const setAccount = (change: string) => (unit: UnitOfWork, id: number) =>
  textOf(unit).sql(`update account set ${change} where id = ?`, [id]);

/** Every way in which rights end while a browser still holds its cookie. */
export const FORMER_VISITORS: readonly FormerVisitor[] = [
  {
    name: 'a user who was logged out elsewhere',
    rightsOf: 'anonymous',
    role: 'user',
    end: (unit, id) => textOf(unit).sql('delete from session where account_id = ?', [id]),
  },
  {
    name: 'a user whose session has expired',
    rightsOf: 'anonymous',
    role: 'user',
    end: (unit, id, now) =>
      textOf(unit).sql('update session set expires_at = ? where account_id = ?', [before(now, 1), id]),
  },
  {
    name: 'an admin who was away for three hours',
    rightsOf: 'anonymous',
    role: 'admin',
    end: (unit, id, now) =>
      textOf(unit).sql('update session set last_seen_at = ? where account_id = ?', [before(now, 3), id]),
  },
  {
    name: 'an admin who has been logged in for a day',
    rightsOf: 'anonymous',
    role: 'admin',
    end: (unit, id, now) =>
      textOf(unit).sql('update session set created_at = ? where account_id = ?', [before(now, 24), id]),
  },
  { name: 'an admin who was disabled', rightsOf: 'anonymous', role: 'admin', end: setAccount("status = 'disabled'") },
  { name: 'a user who was deleted', rightsOf: 'anonymous', role: 'user', end: setAccount("status = 'anonymised'") },
  { name: 'an admin who is a user today', rightsOf: 'user', role: 'admin', end: setAccount("role = 'user'") },
  {
    name: 'a moderator who is an editor today',
    rightsOf: 'editor',
    role: 'moderator',
    end: setAccount("role = 'editor'"),
  },
  {
    name: 'an editor who is a moderator today',
    rightsOf: 'moderator',
    role: 'editor',
    end: setAccount("role = 'moderator'"),
  },
  {
    name: 'a provider who is a user today',
    rightsOf: 'user',
    role: 'professional',
    end: setAccount("role = 'user'"),
  },
  {
    name: 'an admin whose second factor was taken away',
    rightsOf: 'adminWithoutSecondFactor',
    role: 'admin',
    end: (unit, id) => textOf(unit).sql('update session set has_second_factor = ? where account_id = ?', [false, id]),
  },
];

/** Makes such a person; answers the token that the browser still holds. */
export async function becomeFormer(services: Services, { role, end }: FormerVisitor): Promise<string> {
  const { accountId, email } = await addApplicant({ services }, 'professional', 'active');
  const now = services.clock.now();
  await services.db.transaction(unit =>
    textOf(unit).sql('update account set role = ?, email_confirmed_at = ? where id = ?', [role, now, accountId]),
  );
  const token = await writeSession({ services }, email);
  await services.db.transaction(unit => end(unit, accountId, now));
  return token;
}
