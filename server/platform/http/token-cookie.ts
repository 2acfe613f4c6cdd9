import type { Config } from '../env/config.ts';
import type { AppContext } from './app-context.ts';
import { readCookie } from './cookies.ts';
import { XSRF_COOKIE, type Xsrf } from './xsrf.ts';

/** Hands out the readable token cookie that writes must repeat. */
export interface TokenCookie {
  /** With an answer to a read: to visitors who have none. Such an answer is no longer for shared caches. */
  giveWhenMissing(ctx: AppContext): void;
  /** After a refusal: to visitors whose token is no longer right, so that a second try succeeds. */
  replace(ctx: AppContext): void;
}

export function createTokenCookie(xsrf: Xsrf, config: Config): TokenCookie {
  const attributes = `; Path=/; SameSite=Lax${config.origin.startsWith('https:') ? '; Secure' : ''}`;
  const give = (ctx: AppContext) => {
    ctx.append('Set-Cookie', `${XSRF_COOKIE}=${xsrf.issue(ctx.headers)}${attributes}`);
    const caching = ctx.res.getHeader('Cache-Control');
    if (typeof caching === 'string' && caching.startsWith('public'))
      ctx.set('Cache-Control', caching.replace('public', 'private'));
  };
  return {
    giveWhenMissing: ctx => {
      if (readCookie(ctx.headers.cookie, XSRF_COOKIE) === undefined) give(ctx);
    },
    replace: give,
  };
}
