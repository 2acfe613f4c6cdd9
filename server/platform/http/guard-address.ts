import { addressTooLong, malformed } from '../errors/problem.ts';
import type { AppMiddleware } from './app-context.ts';

const MAX_LENGTH = 4_096;

/** What no page's path has and patterns do not see past: NUL and whatever ends a line. */
const UNREADABLE = /[\0\n\r\u2028\u2029]/;

/**
 * Refuses addresses that nothing behind may have to understand: too long, with a host before the path (as for proxies),
 * with broken percent signs, with NUL, with a line break in the path.
 */
export const guardAddress: AppMiddleware = (ctx, next) => {
  const { url } = ctx;
  if (url.length > MAX_LENGTH) throw addressTooLong();
  if (!url.startsWith('/')) throw malformed();
  if (url.includes('%')) {
    if (url.includes('%00')) throw malformed();
    // Throws a URIError, which is answered 400.
    if (UNREADABLE.test(decodeURIComponent(ctx.path))) throw malformed();
  }
  return next();
};
