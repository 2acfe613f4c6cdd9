import type { RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { DEVICE_COOKIE } from './commands/remember-device.ts';
import { LOGIN_BY_ADDRESS, LOGIN_BY_EMAIL, LOGIN_BY_KNOWN_DEVICE } from './limits.ts';
import { knowsDevice, type MarkedAccount } from './rules/known-devices.ts';

/** A try of a password that was counted. */
export interface LoginTry {
  /** The right password is no failed try: people log in as often as they like. */
  refund(): Promise<void>;
}

/** Nobody has it: an unknown address costs the same work. */
const NOBODY: MarkedAccount = { id: 0, passwordHash: null };

/**
 * Counts a try before its password is checked: by the address typed or, in a browser that was logged in to this account
 * before, apart from it, so that strangers who use up their tries do not use up its owner's. `account` is what the
 * address belongs to, if anything. Throws 429 where too many tries failed.
 */
export async function spendTry(
  { config }: Pick<Services, 'config'>,
  context: RequestContext,
  email: string,
  account: MarkedAccount | undefined,
): Promise<LoginTry> {
  const isKnown = knowsDevice(config.secret, context.cookie(DEVICE_COOKIE), account ?? NOBODY) && account !== undefined;
  const limit = isKnown ? LOGIN_BY_KNOWN_DEVICE : LOGIN_BY_EMAIL;
  await context.limit(LOGIN_BY_ADDRESS, context.ip);
  await context.limit(limit, email);
  return {
    refund: async () => {
      await context.refund(LOGIN_BY_ADDRESS, context.ip);
      await context.refund(limit, email);
    },
  };
}

/** Gives an address all its tries back: who set its password by letter is its owner, and the password is another one. */
export async function clearTries(context: RequestContext, email: string): Promise<void> {
  await context.clearLimit(LOGIN_BY_EMAIL, email);
  await context.clearLimit(LOGIN_BY_KNOWN_DEVICE, email);
}
