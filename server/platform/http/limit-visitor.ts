import type { RateLimit } from '../contract/declare-calls.ts';
import { Problem } from '../errors/problem.ts';
import type { RequestContext } from './endpoint.ts';
import { wideNetwork } from './visitor-address.ts';

/** Spends a point of `who`; answers whether there was one left, for limits over which something else happens than a 429. */
export async function hasPoint(
  context: Pick<RequestContext, 'limit'>,
  limit: RateLimit,
  who: string,
): Promise<boolean> {
  try {
    await context.limit(limit, who);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false;
    throw error;
  }
}

/** How much more a /48 has than one of its 65,536 networks. */
const TIMES = 4;

const widened = ({ name, points, seconds }: RateLimit): RateLimit => ({
  name: `${name}-48`,
  points: TIMES * points,
  seconds,
});

/** Spends a point of the visitor's network address and, of IPv6, one of the wider network that it is in. Throws 429. */
export async function limitVisitor({ limit, ip }: Pick<RequestContext, 'limit' | 'ip'>, rate: RateLimit) {
  await limit(rate, ip);
  const wide = wideNetwork(ip);
  if (wide !== undefined) await limit(widened(rate), wide);
}

/** The same for limits over which something else happens than a 429: answers whether there was a point left of both. */
export async function hasVisitorPoint(context: Pick<RequestContext, 'limit' | 'ip'>, rate: RateLimit) {
  const wide = wideNetwork(context.ip);
  if (!(await hasPoint(context, rate, context.ip))) return false;
  return wide === undefined || (await hasPoint(context, widened(rate), wide));
}

/** Gives both back. */
export async function refundVisitor({ refund, ip }: Pick<RequestContext, 'refund' | 'ip'>, rate: RateLimit) {
  await refund(rate, ip);
  const wide = wideNetwork(ip);
  if (wide !== undefined) await refund(widened(rate), wide);
}
