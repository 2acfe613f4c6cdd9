import type { Tag } from '../cache/tag.ts';
import type { AppContext } from './app-context.ts';
import type { CookieNames } from './cookies.ts';
import type { TokenCookie } from './xsrf.ts';

/** What an answer does beside carrying a value: it sets cookies and headers, or redirects. */
export interface AnswerEffects {
  /** Starts a session with a token, or ends it with `null`; undefined leaves it as it is. */
  session: { readonly token: string; readonly expiresAt: Date } | null | undefined;
  readonly cookies: Array<{ readonly name: string; readonly value: string | null; readonly maxAgeSeconds: number }>;
  readonly headers: Record<string, string>;
  location: string | undefined;
  /** A file to download in place of a value. */
  file: AnswerFile | undefined;
  /** The records that the answer shows; undefined where the endpoint does not say. */
  tags: Tag[] | undefined;
}

export interface AnswerFile {
  /** ASCII, without quotes. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Programs read it where it stands, the same for everybody, instead of storing it. */
  readonly isShown?: boolean;
  /** A page shows it to the visitor who asks, and to nobody else. */
  readonly isPicture?: boolean;
}

export function noEffects(): AnswerEffects {
  return { session: undefined, cookies: [], headers: {}, location: undefined, file: undefined, tags: undefined };
}

/** Turns the effects that an endpoint asked for into headers and body of the answer. */
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

function sendFile(ctx: AppContext, { name, type, bytes, isShown = false, isPicture = false }: AnswerFile): void {
  ctx.status = 200;
  ctx.type = type;
  ctx.set('Content-Disposition', `${isShown || isPicture ? 'inline' : 'attachment'}; filename="${name}"`);
  ctx.set('Cache-Control', isShown ? 'public, max-age=300' : 'private, no-store');
  ctx.body = bytes;
}

/** Redirects the browser with a GET. */
function sendTo(ctx: AppContext, location: string): void {
  ctx.status = 303;
  ctx.set('Location', location);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = '';
}
