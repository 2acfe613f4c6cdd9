import { lockRows } from '../../../platform/db/lock-rows.ts';
import { invalid, unauthenticated } from '../../../platform/errors/problem.ts';
import { type RequestContext, requirePrincipal } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseFaults, repeatFault } from '../../accounts/check-fields.ts';
import { PASSWORD_BY_ACCOUNT } from '../../accounts/limits-contract.ts';
import { accountById } from '../../accounts/queries/account-by-email.ts';
import { weakPassword } from '../../accounts/rules/weak-password.ts';
import { rememberDevice } from '../../sessions/commands/remember-device.ts';
import { startSession } from '../../sessions/commands/start-session.ts';
import type { PasswordAnswer } from '../contract.ts';
import { tables } from '../tables.ts';
import { setPassword } from './set-password.ts';

export interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
  readonly repeated: string;
}

const WRONG_PASSWORD = 'Mật khẩu hiện tại không đúng.';
const SAME_PASSWORD = 'Mật khẩu mới phải khác mật khẩu hiện tại.';
const wrongPassword = () => invalid({ password: [WRONG_PASSWORD] });
const noPassword = () =>
  invalid({ password: ['Tài khoản chưa có mật khẩu. Bạn hãy tạo mật khẩu bằng trang Quên mật khẩu.'] });

/** Sets a new password by the current one. All other sessions end; this browser goes on with a new one. */
export async function changePassword(
  services: Services,
  context: RequestContext,
  { password, newPassword, repeated }: PasswordChange,
): Promise<PasswordAnswer> {
  const { db, passwords } = services;
  const { accountId, hasSecondFactor } = requirePrincipal(context);
  await context.limit(PASSWORD_BY_ACCOUNT, String(accountId));
  const account = await accountById(db.primary, accountId);
  if (!account) throw unauthenticated();
  if (account.passwordHash === null) throw noPassword();
  const isRight = await passwords.verify(account.passwordHash, password);
  if (isRight) await context.refund(PASSWORD_BY_ACCOUNT, String(accountId));
  refuseFaults({
    password: isRight ? undefined : WRONG_PASSWORD,
    new_password: newPassword === password ? SAME_PASSWORD : await weakPassword(newPassword, account.email),
    new_password_confirm: repeatFault(newPassword, repeated),
  });
  const passwordHash = await passwords.hash(newPassword);
  return db.transaction(async unit => {
    await lockRows(unit, db.engine, 'account', [accountId]);
    const same = tables.selectFrom('account').select('id').where('passwordHash', '=', account.passwordHash);
    if (!(await unit.row(same.where('id', '=', accountId)))) throw wrongPassword();
    const answer = await setPassword(unit, services, { accountId, passwordHash });
    await rememberDevice(unit, services, context, accountId);
    await startSession(unit, services, context, { accountId, hasSecondFactor });
    return answer;
  });
}
