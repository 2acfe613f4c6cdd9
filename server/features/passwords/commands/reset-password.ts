import { lockRows } from '../../../platform/db/lock-rows.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseFaults, repeatFault } from '../../accounts/check-fields.ts';
import { mailedLink } from '../../accounts/queries/mailed-link.ts';
import { weakPassword } from '../../accounts/rules/weak-password.ts';
import { clearTries } from '../../login/login-tries.ts';
import { rememberDevice } from '../../sessions/commands/remember-device.ts';
import { dropUnprovenAccess } from '../../sign-up/commands/claim-account.ts';
import type { PasswordAnswer } from '../contract.ts';
import { tables } from '../tables.ts';
import { setPassword } from './set-password.ts';

const linkInvalid = () =>
  new Problem(
    422,
    'LINK_INVALID',
    'Liên kết đặt lại mật khẩu không đúng, đã được dùng hoặc đã hết hạn. Xin vui lòng yêu cầu một liên kết mới.',
  );

/**
 * Sets a new password by a mailed link, which is good once; a person who has the email message has the address, so it
 * is confirmed as well. Where it was not confirmed before, second factor, social logins and phone number go: the person
 * who gave them need not be its owner. A second factor of a confirmed account stays. All sessions end; this browser is
 * one of the account's from now on, and failed logins of before no longer count. Throws 422 for a used, expired or
 * foreign link, however many arrive at the same moment.
 */
export async function resetPassword(
  services: Services,
  context: RequestContext,
  { token, password, repeated }: { token: string; password: string; repeated: string },
): Promise<PasswordAnswer> {
  const { db, clock } = services;
  const link = await mailedLink(db.primary, services, token, ['reset-password', 'new-password']);
  if (!link || link.isExpired || link.isUsed) throw linkInvalid();
  refuseFaults({
    password: await weakPassword(password, link.email),
    password_confirm: repeatFault(password, repeated),
  });
  const { accountId, tokenId, email } = link;
  const passwordHash = await services.passwords.hash(password);
  const answer = await db.transaction(async unit => {
    await lockRows(unit, db.engine, 'account', [accountId]);
    const used = await unit.run(tables.deleteFrom('account_token').where('id', '=', tokenId));
    if (used === 0) throw linkInvalid();
    const now = clock.now();
    const dropped = await dropUnprovenAccess(unit, accountId, now);
    await unit.run(
      tables
        .updateTable('account')
        .set('emailConfirmedAt', now)
        .where('id', '=', accountId)
        .where('email', '=', email)
        .where('emailConfirmedAt', 'is', null),
    );
    const changed = await setPassword(unit, services, { accountId, passwordHash, dropped });
    await rememberDevice(unit, services, context, accountId);
    if (context.principal?.accountId === accountId) unit.afterCommit(() => context.endSession());
    return changed;
  });
  await clearTries(context, email);
  return answer;
}
