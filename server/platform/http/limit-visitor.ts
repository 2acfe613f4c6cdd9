import type { RateLimit } from '../contract/declare-calls.ts';
import { Problem } from '../errors/problem.ts';
import type { RequestContext } from './endpoint.ts';
import { wideNetwork } from './visitor-address.ts';

/** Spends a point of `who` and returns whether one was left, for limits beyond which the answer is no 429. */
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

/** A /48 has this many times the points of one of its 65,536 networks. */
const TIMES = 4;

const widened = ({ name, points, seconds }: RateLimit): RateLimit => ({
  name: `${name}-48`,
  points: TIMES * points,
  seconds,
});

/** Spends a point of the visitor's address and, for IPv6, one of the /48 around it. Throws 429 when none is left. */
export async function limitVisitor({ limit, ip }: Pick<RequestContext, 'limit' | 'ip'>, rate: RateLimit) {
  await limit(rate, ip);
  const wide = wideNetwork(ip);
  if (wide !== undefined) await limit(widened(rate), wide);
}

/** As {@link limitVisitor}, but returns whether both had a point left. */
export async function hasVisitorPoint(context: Pick<RequestContext, 'limit' | 'ip'>, rate: RateLimit) {
  const wide = wideNetwork(context.ip);
  if (!(await hasPoint(context, rate, context.ip))) return false;
  return wide === undefined || (await hasPoint(context, widened(rate), wide));
}

/** Returns both points. */
export async function refundVisitor({ refund, ip }: Pick<RequestContext, 'refund' | 'ip'>, rate: RateLimit) {
  await refund(rate, ip);
  const wide = wideNetwork(ip);
  if (wide !== undefined) await refund(widened(rate), wide);
}
