import type { RequestContext } from '../../platform/http/endpoint.ts';
import { LOGIN_BY_ADDRESS, LOGIN_BY_EMAIL } from './limits.ts';

/** Before an account's password is checked, by the address typed. Throws 429 where too many tries failed. */
export async function spendTry(context: RequestContext, email: string): Promise<void> {
  await context.limit(LOGIN_BY_ADDRESS, context.ip);
  await context.limit(LOGIN_BY_EMAIL, email);
}

/** The right password is no failed try: people log in as often as they like. */
export async function refundTry(context: RequestContext, email: string): Promise<void> {
  await context.refund(LOGIN_BY_ADDRESS, context.ip);
  await context.refund(LOGIN_BY_EMAIL, email);
}
