import type { Config } from '../env/config.ts';
import type { AppContext } from './app-context.ts';
import { readCookie } from './cookies.ts';
import { XSRF_COOKIE, type Xsrf } from './xsrf.ts';

/** Hands out the readable token cookie that writes must repeat. */
export interface TokenCookie {
  /** With an answer to a read: to visitors who have none. Such an answer is no longer for shared caches. */
  giveWhenMissing(ctx: AppContext): void;
  /** For a page with forms: the visitor's token, a new one where it is not right. */
  ensure(ctx: AppContext): string;
  /** After a refusal: to visitors whose token is no longer right, so that a second try succeeds. */
  replace(ctx: AppContext): void;
  /** With the start of a session: a token that belongs to it. */
  giveForSession(ctx: AppContext, session: string): void;
  /** With the end of a session. */
  clear(ctx: AppContext): void;
}

export function createTokenCookie(xsrf: Xsrf, config: Config): TokenCookie {
  const attributes = `; Path=/; SameSite=Lax${config.origin.startsWith('https:') ? '; Secure' : ''}`;
  const give = (ctx: AppContext, session?: string): string => {
    const issued = xsrf.issue(ctx.headers, session);
    ctx.append('Set-Cookie', `${XSRF_COOKIE}=${issued}${attributes}`);
    const caching = ctx.res.getHeader('Cache-Control');
    if (typeof caching === 'string' && caching.startsWith('public'))
      ctx.set('Cache-Control', caching.replace('public', 'private'));
    return issued;
  };
  return {
    giveWhenMissing: ctx => {
      if (readCookie(ctx.headers.cookie, XSRF_COOKIE) === undefined) give(ctx);
    },
    ensure: ctx => (xsrf.isCurrent(ctx.headers) ? (readCookie(ctx.headers.cookie, XSRF_COOKIE) ?? '') : give(ctx)),
    replace: ctx => void give(ctx),
    giveForSession: (ctx, session) => void give(ctx, session),
    clear: ctx => void ctx.append('Set-Cookie', `${XSRF_COOKIE}=; Max-Age=0${attributes}`),
  };
}
