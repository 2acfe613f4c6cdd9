import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { accountByEmail, type UsableAccount } from '../../accounts/queries/account-by-email.ts';
import { safeNext } from '../../accounts/rules/safe-next.ts';
import { keepFavourite } from '../../favourites/commands/keep-favourite.ts';
import { verifySecondFactor } from '../../second-factor/commands/verify-second-factor.ts';
import { completeLogin } from '../../sessions/commands/complete-login.ts';
import type { LoginAnswer } from '../contract.ts';
import { spendFactorTry, tellOfGuesses } from '../second-factor-tries.ts';
import { type PasswordProofs, type ShownPassword, showPassword, spendMailCode } from '../show-password.ts';
import { tables } from '../tables.ts';

export interface Login extends PasswordProofs {
  /** Of the second factor; asked for only of accounts that have one. */
  readonly code?: string | undefined;
  readonly next?: string | undefined;
  /** That began the login without script, `place:12`. */
  readonly favourite?: string | undefined;
}

const loginFailed = () => new Problem(401, 'LOGIN_FAILED', 'Email hoặc mật khẩu không đúng.');
const codeRequired = () => new Problem(401, 'SECOND_FACTOR_REQUIRED', 'Nhập mã xác thực hai lớp.');
const codeFailed = () =>
  new Problem(401, 'SECOND_FACTOR_FAILED', 'Mã xác thực không đúng hoặc đã được dùng. Xin vui lòng nhập mã mới.');

/**
 * Logs in by password, and by second factor where the account has one. Throws 401 in the same words, and after as much
 * work, for an unknown address, a disabled account and a wrong password. After too many wrong ones it asks for the mail
 * box as well, likewise; a visitor who tries too much gets 429.
 */
export async function logIn(services: Services, context: RequestContext, login: Login): Promise<LoginAnswer> {
  const found = await accountByEmail(services.db.primary, login.email);
  const shown = await showPassword(services, context, found, login, loginFailed);
  const { account } = shown;
  const code = login.code?.trim() ?? '';
  if (account.hasTotp && code === '') {
    await shown.refund();
    throw codeRequired();
  }
  const refundFactor = account.hasTotp ? await spendFactorTry(services, context, shown, login.mailCode) : undefined;
  const outcome = await enter(services, context, shown, code);
  // Thrown outside, so that what a failed code costs is kept.
  if (outcome === 'wrong-code') {
    await shown.refundAccount();
    await tellOfGuesses(services, context, account);
    throw codeFailed();
  }
  if (outcome === 'changed') throw loginFailed();
  await refundFactor?.();
  await shown.refund();
  await keepFavourite(services, account.id, login.favourite);
  return { next: safeNext(login.next, services.config.origin), name: account.name, role: account.role };
}

function enter(services: Services, context: RequestContext, shown: ShownPassword, code: string) {
  const { account } = shown;
  return services.db.transaction(async unit => {
    if (!(await isUnchanged(unit, services, account))) return 'changed';
    if (account.hasTotp && !(await verifySecondFactor(unit, services, account.id, code))) return 'wrong-code';
    if (!(await spendMailCode(unit, shown))) return 'changed';
    await completeLogin(unit, services, context, { account, hasSecondFactor: account.hasTotp });
    return 'done';
  });
}

/** Whether the password that was checked is still the account's: a change meanwhile ends all sessions, this one too. */
async function isUnchanged(unit: UnitOfWork, { db }: Services, account: UsableAccount): Promise<boolean> {
  await lockRows(unit, db.engine, 'account', [account.id]);
  const same = await unit.row(
    tables
      .selectFrom('account')
      .select('id')
      .where('id', '=', account.id)
      .where('passwordHash', '=', account.passwordHash)
      .where('status', 'in', ['active', 'pending'])
      .where('totpConfirmedAt', account.hasTotp ? 'is not' : 'is', null),
  );
  return same !== undefined;
}
