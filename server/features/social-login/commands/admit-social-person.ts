import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { accountPages } from '../../accounts/pages.ts';
import { completeLogin } from '../../sessions/commands/complete-login.ts';
import { noticeSignup } from '../../sign-up/commands/notice-signup.ts';
import { sendConfirmation } from '../../sign-up/commands/send-confirmation.ts';
import { isUsable, lockAccountOfSocial } from '../queries/account-of-social.ts';
import type { SocialLogin } from '../social-logins.ts';
import { tables } from '../tables.ts';
import { keepSocialAttempt, type SocialLoginRequest, type SocialSubject } from './social-attempts.ts';
import { socialFailureAddress } from './start-social-login.ts';

export interface SocialAdmission {
  readonly login: SocialLogin;
  readonly request: SocialLoginRequest;
  readonly person: SocialSubject;
}

/** What became of a person whom a provider named. */
export interface Admitted {
  /** Who is logged in now; undefined where a proof is missing. */
  readonly accountId?: number;
  /** Where the browser goes on to. */
  readonly goesTo: string;
}

/**
 * Decides about a person whom a provider named. Known to us: logged in, or asked for the second factor. New, with an
 * address that has an account: asked for its password, as an address alone proves nothing. New and free: a new account.
 * A unique violation means that the same person was written at the same moment.
 */
export async function admitSocialPerson(
  unit: UnitOfWork,
  services: Services,
  context: RequestContext,
  admission: SocialAdmission,
): Promise<Admitted> {
  const { login, request, person } = admission;
  const find = () => lockAccountOfSocial(unit, services, login.key, person.subject);
  const known = await find();
  const isAddressTaken = known === undefined && (await isTaken(unit, person.email));
  // Another browser of the same person may have made the account between the two looks.
  const account = isAddressTaken ? await find() : known;
  if (account && !isUsable(account)) return { goesTo: socialFailureAddress('loi', request) };
  if (account && !account.hasTotp) {
    await completeLogin(unit, services, context, { account, hasSecondFactor: false });
    return { accountId: account.id, goesTo: request.next };
  }
  if (account || isAddressTaken) {
    await keepSocialAttempt(unit, services, context, { ...request, provider: login.key, person });
    return { goesTo: accountPages.linkAccount() };
  }
  return { accountId: await makeAccount(unit, services, context, admission), goesTo: request.next };
}

async function isTaken(unit: UnitOfWork, email: string | null): Promise<boolean> {
  if (email === null) return false;
  return (await unit.row(tables.selectFrom('account').select('id').where('email', '=', email))) !== undefined;
}

async function makeAccount(
  unit: UnitOfWork,
  services: Services,
  context: RequestContext,
  { login, request, person }: SocialAdmission,
): Promise<number> {
  const now = services.clock.now();
  const { email, name, isEmailVerified } = person;
  const row = await unit.row(
    tables
      .insertInto('account')
      .values({
        email,
        name,
        foldedName: foldText(name),
        role: 'user',
        status: 'active',
        emailConfirmedAt: isEmailVerified ? now : null,
        source: request.source,
        utm: { ...request.utm },
        createdAt: now,
        updatedAt: now,
      })
      .returning('id'),
  );
  if (!row) throw new Error('The account was not written');
  await linkSocial(unit, services, row.id, login, person.subject);
  const account = { id: row.id, email: email ?? '', name, isEmailConfirmed: isEmailVerified, hasLoggedIn: false };
  if (email !== null && !isEmailVerified) await sendConfirmation(unit, services, account);
  await completeLogin(unit, services, context, { account, hasSecondFactor: false });
  noticeSignup(unit, context);
  return row.id;
}

/** From now on the person at the provider is the account's owner. */
export async function linkSocial(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  accountId: number,
  login: SocialLogin,
  subject: string,
): Promise<void> {
  await unit.run(
    tables
      .insertInto('social_identity')
      .values({ account: accountId, provider: login.key, subject, createdAt: clock.now() }),
  );
}
