import type { AppContext } from './app-context.ts';
import type { CookieNames } from './cookie-names.ts';
import { readCookie } from './cookies.ts';
import type { Xsrf } from './xsrf.ts';

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

export function createTokenCookie(xsrf: Xsrf, { token: name, readable: attributes }: CookieNames): TokenCookie {
  const give = (ctx: AppContext, session?: string): string => {
    const issued = xsrf.issue(ctx.headers, session);
    ctx.append('Set-Cookie', `${name}=${issued}${attributes}`);
    const caching = ctx.res.getHeader('Cache-Control');
    if (typeof caching === 'string' && caching.startsWith('public'))
      ctx.set('Cache-Control', caching.replace('public', 'private'));
    return issued;
  };
  return {
    giveWhenMissing: ctx => {
      if (readCookie(ctx.headers.cookie, name) === undefined) give(ctx);
    },
    ensure: ctx => (xsrf.isCurrent(ctx.headers) ? (readCookie(ctx.headers.cookie, name) ?? '') : give(ctx)),
    replace: ctx => void give(ctx),
    giveForSession: (ctx, session) => void give(ctx, session),
    clear: ctx => void ctx.append('Set-Cookie', `${name}=; Max-Age=0${attributes}`),
  };
}
