import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import type { UsableAccount } from '../../accounts/queries/account-by-email.ts';
import { mailNewSignIn } from '../mails/new-sign-in-mail.ts';
import { deviceName } from '../rules/device-name.ts';
import { rememberDevice } from './remember-device.ts';
import { startSession } from './start-session.ts';

type Account = Pick<UsableAccount, 'id' | 'email' | 'name' | 'isEmailConfirmed' | 'hasLoggedIn'>;

/**
 * Logs in an account after all its proofs were checked: starts the session and mails the owner when the browser is
 * unknown. The first login of an account sends no message.
 */
export async function completeLogin(
  unit: UnitOfWork,
  services: Services,
  context: RequestContext,
  { account, hasSecondFactor }: { account: Account; hasSecondFactor: boolean },
): Promise<void> {
  const isKnown = await rememberDevice(unit, services, context, account.id);
  if (account.hasLoggedIn && !isKnown) {
    await mailNewSignIn(unit, services, account, deviceName(context.header('user-agent')));
  }
  await startSession(unit, services, context, { accountId: account.id, hasSecondFactor });
}
