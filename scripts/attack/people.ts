import { hash } from 'node:crypto';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { hashToken } from '@antam/server/platform/auth/token.ts';
import type { SqlValue } from '@antam/server/platform/db/engine.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { ROLE_VISITORS, type RoleVisitor } from '@antam/server/testing/role-visitors.ts';
import { textOf } from '../../server/platform/db/text.ts';

/** Whose account each is a copy of. */
const COPIED: Readonly<Record<Exclude<RoleVisitor, 'anonymous'>, keyof typeof ACCOUNTS>> = {
  user: 'user',
  favourite: 'favourite',
  professional: 'doctor',
  place: 'clinic',
  pending: 'doctorApplicant',
  moderator: 'moderator',
  editor: 'editor',
  admin: 'admin',
  adminWithoutSecondFactor: 'admin',
};

/** Accounts of each kind, so that what one of them loses or uses up is not missed by the others. */
export const COPIES = 8;

export const WHO = ROLE_VISITORS;
export type Who = RoleVisitor;

/** The address of one of the attackers. */
export const emailOf = (who: Who, copy: number) => `tan-cong-${who.toLowerCase()}-${copy}@antam.example`;

/** What an attacker's account is given back. */
interface Rights {
  readonly role: string;
  readonly status: string;
  readonly password_hash: string | null;
  readonly email_confirmed_at: SqlValue;
}

/** The rights of the accounts that were copied, by whose they are. */
export type Originals = ReadonlyMap<string, Rights>;

/**
 * Makes the attackers' accounts as copies of the world's; each has its original's password. Answers what the originals
 * were, as an attack may change or erase them too.
 */
export async function addPeople(services: Services): Promise<Originals> {
  const originals = new Map<string, Rights>();
  await services.db.transaction(async unit => {
    for (const [who, original] of Object.entries(COPIED)) {
      const [rights] = await textOf(unit).sql<Rights>(
        'select role, status, password_hash, email_confirmed_at from account where email = ?',
        [ACCOUNTS[original].email],
      );
      if (!rights) throw new Error(`The world has no account ${original}.`);
      originals.set(who, rights);
      for (let copy = 0; copy < COPIES; copy++) {
        await textOf(unit).sql(
          `insert into account (email, name, folded_name, mobile_phone, password_hash, role, status, is_official,
             email_confirmed_at, source, utm, created_at, updated_at)
           select ?, name, folded_name, mobile_phone, password_hash, role, status, is_official,
             email_confirmed_at, source, utm, created_at, updated_at from account where email = ?`,
          [emailOf(isWho(who) ? who : 'user', copy), ACCOUNTS[original].email],
        );
      }
    }
  });
  await renewLinks(services, ownerOfLink);
  return originals;
}

const ownerOfLink = (copy: number) => emailOf('favourite', copy);
const isWho = (text: string): text is Who => WHO.some(who => who === text);

/** Puts the attackers' accounts back to what they were: roles, states, passwords and email messages; nobody waits to be deleted. */
export async function restorePeople(services: Services, originals: Originals): Promise<void> {
  await services.db.transaction(async unit => {
    for (const [who, { role, status, password_hash, email_confirmed_at }] of originals) {
      await textOf(unit).sql(
        `update account set deletion_due_at = null, totp_confirmed_at = null, role = ?, status = ?, password_hash = ?,
           email_confirmed_at = ?
         where email like ?`,
        [role, status, password_hash, email_confirmed_at, `tan-cong-${who.toLowerCase()}-%`],
      );
    }
  });
  await renewLinks(services, ownerOfLink);
}

const PURPOSES = ['confirm-email', 'reset-password'] as const;
const LINKS_EACH = 8;
const HOURS = 48;
const HOUR_MS = 3_600_000;

const links = PURPOSES.flatMap(purpose =>
  Array.from({ length: LINKS_EACH }, (_, copy) => ({
    purpose,
    copy,
    token: hash('sha256', `${purpose} ${copy}`, 'base64url'),
  })),
);

/** Secrets from emails that attackers have got; the same in each run. */
export const LINK_TOKENS: readonly string[] = links.map(({ token }) => token);

/** Writes the emails' links, each of another account, or makes them good again. */
async function renewLinks({ db, clock }: Services, emailOf: (copy: number) => string): Promise<void> {
  const now = clock.now();
  await db.transaction(async unit => {
    for (const { purpose, copy, token } of links) {
      await textOf(unit).sql('delete from account_token where token_hash = ?', [hashToken(token)]);
      await textOf(unit).sql(
        `insert into account_token (account_id, purpose, token_hash, email, expires_at, created_at)
         select id, ?, ?, email, ?, ? from account where email = ?`,
        [purpose, hashToken(token), new Date(now.getTime() + HOURS * HOUR_MS), now, emailOf(copy)],
      );
    }
  });
}
