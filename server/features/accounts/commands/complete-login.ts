import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { clearExpired } from '../jobs/clear-expired.ts';
import { mailNewSignIn } from '../mails/new-sign-in-mail.ts';
import type { UsableAccount } from '../queries/account-by-email.ts';
import { deviceName } from '../rules/device-name.ts';
import { knowsDevice, withDevice } from '../rules/known-devices.ts';
import { startSession } from './start-session.ts';

/** Remembers which accounts this browser was logged in to, so that their owners hear of others only. */
export const DEVICE_COOKIE = 'antam_device';
const DEVICE_SECONDS = 365 * 86_400;

type Account = Pick<UsableAccount, 'id' | 'email' | 'name' | 'hasLoggedIn'>;

/**
 * Logs in an account whose proofs were all checked, however they were given: starts its session and tells the owner
 * when the browser is a new one. An account that never logged in is told nothing.
 */
export async function completeLogin(
  unit: UnitOfWork,
  services: Services,
  context: RequestContext,
  { account, hasSecondFactor }: { account: Account; hasSecondFactor: boolean },
): Promise<void> {
  const { clock, config } = services;
  const device = context.cookie(DEVICE_COOKIE);
  if (account.hasLoggedIn && !knowsDevice(config.secret, device, account.id)) {
    await mailNewSignIn(unit, services, account, deviceName(context.header('user-agent')));
  }
  await startSession(unit, services, context, { accountId: account.id, hasSecondFactor });
  await clearExpired.promise(unit, clock.now());
  const value = withDevice(config.secret, device, account.id);
  unit.afterCommit(() => context.setCookie(DEVICE_COOKIE, value, DEVICE_SECONDS));
}
