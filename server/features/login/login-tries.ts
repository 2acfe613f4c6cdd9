import type { RequestContext } from '../../platform/http/endpoint.ts';
import { hasPoint, hasVisitorPoint, limitVisitor, refundVisitor } from '../../platform/http/limit-visitor.ts';
import type { Services } from '../../platform/services.ts';
import { DEVICE_COOKIE } from '../sessions/commands/remember-device.ts';
import { knowsDevice, type MarkedAccount } from '../sessions/rules/known-devices.ts';
import { LOGIN_BY_ADDRESS, LOGIN_BY_EMAIL, LOGIN_BY_KNOWN_DEVICE, LOGIN_WORK_BY_ADDRESS } from './limits.ts';

/** A try of a password that was counted. */
export interface LoginTry {
  /** The browser was logged in to this account before. */
  readonly isKnown: boolean;
  /** Too many failed before: nobody may learn whether this password is right without showing the mail box too. */
  readonly isOver: boolean;
  /** The right password is no failed try: people log in as often as they like. */
  refund(): Promise<void>;
  /**
   * Gives back what it cost the account, not what it cost the visitor: the password was right, and something else
   * wrong.
   */
  refundAccount(): Promise<void>;
}

/** An account that does not exist: an unknown address costs the same work. */
const NOBODY: MarkedAccount = { id: 0, passwordHash: null };

/**
 * Counts a try before its password is checked. `account` is what the address typed belongs to, if anything. In a
 * browser that was logged in to it before, only all such browsers together are counted: neither strangers nor others
 * who share the network address use up its owner's tries. Elsewhere both the address typed and the visitor's network
 * address are, and over either the mail box has to be shown. Throws 429 for a network address that has far too much
 * checked.
 */
export async function spendTry(
  { config }: Pick<Services, 'config'>,
  context: RequestContext,
  email: string,
  account: MarkedAccount | undefined,
): Promise<LoginTry> {
  const isKnown =
    knowsDevice(config.secret, context.ownCookie(DEVICE_COOKIE), account ?? NOBODY) && account !== undefined;
  if (isKnown && (await hasPoint(context, LOGIN_BY_KNOWN_DEVICE, email))) {
    const refund = () => context.refund(LOGIN_BY_KNOWN_DEVICE, email);
    return { isKnown, isOver: false, refund, refundAccount: refund };
  }
  await limitVisitor(context, LOGIN_WORK_BY_ADDRESS);
  const hasAddress = await hasVisitorPoint(context, LOGIN_BY_ADDRESS);
  const hasAccount = !isKnown && (await hasPoint(context, LOGIN_BY_EMAIL, email));
  const refundAccount = async () => {
    if (hasAccount) await context.refund(LOGIN_BY_EMAIL, email);
  };
  return {
    isKnown,
    isOver: !(hasAddress && hasAccount),
    refundAccount,
    refund: async () => {
      await refundVisitor(context, LOGIN_WORK_BY_ADDRESS);
      if (hasAddress) await refundVisitor(context, LOGIN_BY_ADDRESS);
      await refundAccount();
    },
  };
}

/**
 * Gives an address all its tries back: who set its password by mail is its owner, and the password is another
 * one.
 */
export async function clearTries(context: RequestContext, email: string): Promise<void> {
  await context.clearLimit(LOGIN_BY_EMAIL, email);
  await context.clearLimit(LOGIN_BY_KNOWN_DEVICE, email);
}

/**
 * Gives the browsers of an account's owner their tries back, who has just shown password and mail box in one of them.
 */
export async function clearKnownTries(context: RequestContext, email: string): Promise<void> {
  await context.clearLimit(LOGIN_BY_KNOWN_DEVICE, email);
}
