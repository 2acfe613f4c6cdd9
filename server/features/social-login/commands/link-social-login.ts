import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid, Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { limitVisitor, refundVisitor } from '../../../platform/http/limit-visitor.ts';
import type { Services } from '../../../platform/services.ts';
import type { NextAnswer } from '../../accounts/contract.ts';
import { accountByEmail } from '../../accounts/queries/account-by-email.ts';
import { keepFavourite } from '../../favourites/commands/keep-favourite.ts';
import { LOGIN_WORK_BY_ADDRESS } from '../../login/limits.ts';
import { spendFactorTry, tellOfGuesses } from '../../login/second-factor-tries.ts';
import { showPassword as proveByPassword, showMailCode, spendMailCode } from '../../login/show-password.ts';
import { verifySecondFactor } from '../../second-factor/commands/verify-second-factor.ts';
import { completeLogin } from '../../sessions/commands/complete-login.ts';
import { DEVICE_COOKIE } from '../../sessions/commands/remember-device.ts';
import { knowsDevice } from '../../sessions/rules/known-devices.ts';
import type { LinkRequest } from '../contract.ts';
import { isUsable, lockAccountOfSocial, ownerOfSocial } from '../queries/account-of-social.ts';
import { type PendingSocial, pendingSocial } from '../queries/pending-social.ts';
import type { SocialLogin } from '../social-logins.ts';
import { tables } from '../tables.ts';
import { linkSocial } from './admit-social-person.ts';
import { SOCIAL_COOKIE } from './social-attempts.ts';

const EXPIRED = 'Lần đăng nhập này đã hết hạn. Xin vui lòng đăng nhập lại từ đầu.';
const expired = () => new Problem(409, 'SOCIAL_EXPIRED', EXPIRED);
const passwordFailed = () => invalid({ password: ['Mật khẩu không đúng.'] });
const codeRequired = () => new Problem(401, 'SECOND_FACTOR_REQUIRED', 'Nhập mã xác thực hai lớp.');
const codeFailed = () =>
  new Problem(401, 'SECOND_FACTOR_FAILED', 'Mã xác thực không đúng hoặc đã được dùng. Xin vui lòng nhập mã mới.');

type Outcome =
  | 'expired'
  | { readonly loggedIn: number }
  /** The code was wrong, of this account. */
  | { readonly guessedAt: { readonly id: number; readonly email: string } };

const isLoggedIn = (outcome: Outcome) => outcome !== 'expired' && 'loggedIn' in outcome;

/**
 * Proves the account that a social login belongs to and logs it in: by its password where the provider is new to it,
 * and by its second factor where it has one. Good once. Throws 409 when nothing is open any more, 422 for a wrong
 * password, 401 for a missing or wrong code, also of an email message where many guesses failed before, 429 for too
 * many tries.
 */
export async function linkSocialLogin(
  services: Services,
  context: RequestContext,
  logins: readonly SocialLogin[],
  proofs: LinkRequest,
): Promise<NextAnswer> {
  const pending = await pendingSocial(services, context, logins);
  if (!pending) throw expired();
  const code = proofs.code?.trim() ?? '';
  const outcome = pending.isLinked
    ? await showCode(services, context, pending, { ...proofs, code })
    : await showPassword(services, context, pending, { ...proofs, code });
  if (outcome === 'expired') throw expired();
  if ('guessedAt' in outcome) {
    // Outside of the transaction, so that what a failed code costs is kept.
    await tellOfGuesses(services, context, outcome.guessedAt);
    throw codeFailed();
  }
  context.setOwnCookie(SOCIAL_COOKIE, null);
  await keepFavourite(services, outcome.loggedIn, pending.favourite);
  return { next: pending.next };
}

/**
 * The person is known; what is missing is the second factor, whose tries are the account's as at a login by password: a
 * login at a provider may be stolen as well.
 */
async function showCode(
  services: Services,
  context: RequestContext,
  pending: PendingSocial,
  { code, mail_code: mailCode = '' }: LinkRequest & { code: string },
): Promise<Outcome> {
  if (code === '') throw codeRequired();
  const { login, person } = pending;
  const owner = await ownerOfSocial(services, login.key, person.subject);
  if (!owner) return 'expired';
  await limitVisitor(context, LOGIN_WORK_BY_ADDRESS);
  const mailCodeId = await showMailCode(services, context, owner, mailCode);
  const isKnown = knowsDevice(services.config.secret, context.ownCookie(DEVICE_COOKIE), owner);
  // Without an address there is no mail box to show.
  const isOwners = isKnown || mailCodeId !== undefined || owner.email === '';
  const refundFactor = await spendFactorTry(services, context, { account: owner, isOwners }, mailCode);
  const outcome = await services.db.transaction<Outcome>(async unit => {
    const account = await lockAccountOfSocial(unit, services, login.key, person.subject);
    if (account?.id !== owner.id || !isUsable(account)) return 'expired';
    // One that was removed meanwhile proves nothing: the way in is a new login.
    if (!(await verifySecondFactor(unit, services, account.id, code))) return { guessedAt: account };
    if (!(await spendMailCode(unit, { mailCodeId })) || !(await endAttempt(unit, pending))) return 'expired';
    await completeLogin(unit, services, context, { account, hasSecondFactor: true });
    return { loggedIn: account.id };
  });
  if (isLoggedIn(outcome)) {
    await refundVisitor(context, LOGIN_WORK_BY_ADDRESS);
    await refundFactor();
  }
  return outcome;
}

/** The provider's address has an account, whose password shows that it is the same person's. */
async function showPassword(
  services: Services,
  context: RequestContext,
  pending: PendingSocial,
  { password = '', mail_code: mailCode, code }: LinkRequest & { code: string },
): Promise<Outcome> {
  const { db, clock } = services;
  const { person, login } = pending;
  const email = person.email ?? '';
  const found = await accountByEmail(db.primary, email);
  const shown = await proveByPassword(services, context, found, { email, password, mailCode }, passwordFailed);
  const { account } = shown;
  if (account.hasTotp && code === '') {
    await shown.refund();
    throw codeRequired();
  }
  const refundFactor = account.hasTotp ? await spendFactorTry(services, context, shown, mailCode) : undefined;
  const outcome = await db.transaction<Outcome>(async unit => {
    await lockRows(unit, db.engine, 'account', [account.id]);
    const same = tables
      .selectFrom('account')
      .select('id')
      .where('id', '=', account.id)
      .where('email', '=', email)
      .where('passwordHash', '=', account.passwordHash)
      .where('status', 'in', ['active', 'pending'])
      .where('totpConfirmedAt', account.hasTotp ? 'is not' : 'is', null);
    if (!(await unit.row(same))) return 'expired';
    if (account.hasTotp && !(await verifySecondFactor(unit, services, account.id, code))) return { guessedAt: account };
    if (!(await spendMailCode(unit, shown)) || !(await endAttempt(unit, pending))) return 'expired';
    await linkSocial(unit, services, account.id, login, person.subject);
    if (person.isEmailVerified) {
      const confirmed = tables.updateTable('account').set('emailConfirmedAt', clock.now());
      await unit.run(confirmed.where('id', '=', account.id).where('emailConfirmedAt', 'is', null));
    }
    await completeLogin(unit, services, context, { account, hasSecondFactor: account.hasTotp });
    return { loggedIn: account.id };
  });
  if (isLoggedIn(outcome)) {
    await refundFactor?.();
    await shown.refund();
  } else if (outcome !== 'expired') {
    await shown.refundAccount();
  }
  return outcome;
}

/** Whether the attempt was still there: of two answers at the same moment, one counts. */
async function endAttempt(unit: UnitOfWork, { attemptId }: PendingSocial): Promise<boolean> {
  return (await unit.run(tables.deleteFrom('social_attempt').where('id', '=', attemptId))) > 0;
}
