import type { AnswerEffects, AnswerFile } from './answer-effects.ts';
import type { AppContext } from './app-context.ts';
import type { CookieNames } from './cookie-names.ts';
import type { TokenCookie } from './token-cookie.ts';

/** Turns what an endpoint asked for into headers of the answer. */
export type ApplyEffects = (ctx: AppContext, effects: AnswerEffects) => void;

export function createApplyEffects(names: CookieNames, token: TokenCookie): ApplyEffects {
  const setCookie = (ctx: AppContext, name: string, value: string | null, end: string) =>
    void ctx.append('Set-Cookie', `${name}=${encodeURIComponent(value ?? '')}; ${end}${names.hidden}`);
  return (ctx, { session, cookies, headers, location, file }) => {
    ctx.set(headers);
    for (const { name, value, maxAgeSeconds } of cookies) {
      setCookie(ctx, name, value, `Max-Age=${value === null ? 0 : maxAgeSeconds}`);
    }
    if (session) {
      setCookie(ctx, names.session, session.token, `Expires=${session.expiresAt.toUTCString()}`);
      token.giveForSession(ctx, session.token);
    } else if (session === null) {
      setCookie(ctx, names.session, null, 'Max-Age=0');
      token.clear(ctx);
    }
    if (file) sendFile(ctx, file);
    if (location !== undefined) sendTo(ctx, location);
  };
}

function sendFile(ctx: AppContext, { name, type, bytes }: AnswerFile): void {
  ctx.status = 200;
  ctx.type = type;
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = bytes;
}

/** Sends the browser elsewhere with a GET. */
export function sendTo(ctx: AppContext, location: string): void {
  ctx.status = 303;
  ctx.set('Location', location);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = '';
}
