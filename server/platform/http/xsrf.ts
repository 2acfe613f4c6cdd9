import { createHmac, hash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Secret } from '../env/secret.ts';
import { Problem } from '../errors/problem.ts';
import type { AppContext } from './app-context.ts';
import { type CookieNames, readCookie } from './cookies.ts';

const XSRF_HEADER = 'x-xsrf-token';

/**
 * Signed double-submit token: a readable cookie that a write must repeat in its header. The signature covers the
 * session, so a token planted by an attacker or kept from another session is refused.
 */
export interface Xsrf {
  /** A fresh token for the session that the headers name, or for none; or for another one that begins. */
  issue(headers: IncomingHttpHeaders, session?: string): string;
  /** Whether the request carries a cookie that is valid for its session. */
  isCurrent(headers: IncomingHttpHeaders): boolean;
  /** Throws 403 unless the header, or `repeated` in its place, repeats the cookie and the cookie is valid. */
  verify(headers: IncomingHttpHeaders, repeated?: string | undefined): void;
}

const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

/** Makes the token's signer from the installation's secret. */
export function createXsrf(secret: Secret, names: CookieNames): Xsrf {
  const keyOf = (one: Secret) => createHmac('sha256', one.reveal()).update('xsrf').digest('hex');
  const [key, former] = [keyOf(secret), secret.former && keyOf(secret.former)];
  // SHA-3 of the key and then the text is a signature by itself, which SHA-2 would not be; every visitor's first answer
  // carries one, and an HMAC costs three times as much.
  const sign = (nonce: string, session: string, by = key) => hash('sha3-256', `${by}${nonce}:${session}`, 'base64url');
  const sessionOf = (headers: IncomingHttpHeaders) => readCookie(headers.cookie, names.session) ?? '';
  const isCurrent = (headers: IncomingHttpHeaders) => {
    const [, nonce, signature] = TOKEN.exec(readCookie(headers.cookie, names.token) ?? '') ?? [];
    if (!nonce || !signature) return false;
    const session = sessionOf(headers);
    const isBy = (one: string) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(nonce, session, one)));
    return isBy(key) || (former !== undefined && isBy(former));
  };
  return {
    issue: (headers, session = sessionOf(headers)) => {
      const nonce = randomUUID();
      return `${nonce}.${sign(nonce, session)}`;
    },
    isCurrent,
    verify: (headers, repeated = first(headers[XSRF_HEADER])) => {
      if (repeated === undefined || repeated !== readCookie(headers.cookie, names.token) || !isCurrent(headers)) {
        throw new Problem(403, 'XSRF', 'Phiên làm việc đã hết hạn, xin vui lòng tải lại trang và thử lại.');
      }
    },
  };
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Hands out the readable token cookie that writes must repeat. */
export interface TokenCookie {
  /** With an answer to a read: gives a token to visitors who have none, and keeps that answer out of shared caches. */
  giveWhenMissing(ctx: AppContext): void;
  /** For a page with forms: the visitor's token, or a new one where theirs is invalid. */
  ensure(ctx: AppContext): string;
  /** After a refusal: gives a new token, so that a second attempt succeeds. */
  replace(ctx: AppContext): void;
  /** With the start of a session: gives a token that belongs to it. */
  giveForSession(ctx: AppContext, session: string): void;
  /** With the end of a session: removes the token. */
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

/** Field in which plain forms and beacons carry the token that other writes send as a header. */
export const TOKEN_FIELD = 'xsrf_token';

/** Separates the token from the rest of a body. */
export function takeFormToken(body: unknown): { token: string | undefined; rest: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { token: undefined, rest: body };
  const { [TOKEN_FIELD]: token, ...rest } = Object.fromEntries(Object.entries(body));
  return { token: typeof token === 'string' ? token : undefined, rest };
}
