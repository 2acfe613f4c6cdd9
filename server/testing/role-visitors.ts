import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { textOf } from '../platform/db/text.ts';
import { logIn } from './log-in.ts';
import { forgetLimits } from './spend-limit.ts';
import type { TestApp } from './test-app.ts';
import { createVisitor, type Request } from './visitor.ts';

/** The visitors who can stand before an address, as far as rights distinguish them. */
export const ROLE_VISITORS = [
  'anonymous',
  'user',
  'favourite',
  'professional',
  'place',
  'pending',
  'moderator',
  'editor',
  'admin',
  'adminWithoutSecondFactor',
] as const;
export type RoleVisitor = (typeof ROLE_VISITORS)[number];

/** Each has an account of its own: one who logs all own browsers out ends nobody else's session. */
const PEOPLE: Readonly<Record<Exclude<RoleVisitor, 'anonymous'>, keyof typeof ACCOUNTS>> = {
  user: 'user',
  favourite: 'favourite',
  professional: 'doctor',
  place: 'clinic',
  pending: 'doctorApplicant',
  moderator: 'moderator',
  editor: 'editor',
  admin: 'admin',
  adminWithoutSecondFactor: 'official',
};
/** The address of the account that each is logged in to. */
export const emailOf = (who: Exclude<RoleVisitor, 'anonymous'>): string => ACCOUNTS[PEOPLE[who]].email;
/** Whether the visitor has shown a second factor. */
export const hasSecondFactor = (who: RoleVisitor): boolean => ['moderator', 'editor', 'admin'].includes(who);

/** No call has a limit under which an account may be accepted less often. */
const FORGET_EVERY = 10;

/** Opens a new browser of a visitor, with a session of its own. */
export type OpenBrowser = (who: RoleVisitor) => Promise<Request>;

/**
 * For an app with the world tiny and `trustProxy: 1`: each request comes from a network address of its own, and counts of
 * limits are forgotten often, so that no limit is met by accident.
 */
export async function createRoleVisitors(app: Pick<TestApp, 'services' | 'url'>): Promise<OpenBrowser> {
  const email = emailOf('adminWithoutSecondFactor');
  await app.services.db.transaction(unit =>
    textOf(unit).sql("update account set role = 'admin', is_official = ? where email = ?", [false, email]),
  );
  let asked = 0;
  /** Accounts are measured by themselves, from wherever they come. */
  const count = async () => {
    asked += 1;
    if (asked % FORGET_EVERY === 0) await forgetLimits(app);
  };
  return async who => {
    const request =
      who === 'anonymous'
        ? createVisitor(app.url)
        : await logIn(app, emailOf(who), { secondFactor: hasSecondFactor(who) });
    return async (path, init = {}) => {
      await count();
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`);
      return request(path, { ...init, headers });
    };
  };
}
