import type { RateLimit } from '../contract/declare-calls.ts';
import { Problem } from '../errors/problem.ts';
import type { RequestContext } from './endpoint.ts';

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
