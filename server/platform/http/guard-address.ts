import { addressTooLong, malformed } from '../errors/problem.ts';
import type { AppMiddleware } from './app-context.ts';

const MAX_LENGTH = 4_096;

/** Refuses addresses that nothing behind may have to understand: too long, with broken percent signs, with NUL. */
export const guardAddress: AppMiddleware = (ctx, next) => {
  const { url } = ctx;
  if (url.length > MAX_LENGTH) throw addressTooLong();
  if (url.includes('%')) {
    if (url.includes('%00')) throw malformed();
    // Throws a URIError, which is answered 400.
    decodeURIComponent(ctx.path);
  }
  return next();
};
