import { createHmac, hash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Secret } from '../env/secret.ts';
import { Problem } from '../errors/problem.ts';
import type { CookieNames } from './cookie-names.ts';
import { readCookie } from './cookies.ts';

const XSRF_HEADER = 'x-xsrf-token';

/**
 * Signed double-submit token: a readable cookie that a write must repeat in its header. The signature covers the
 * session, so a token planted by somebody else or kept from another session is refused.
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
  const key = createHmac('sha256', secret.reveal()).update('xsrf').digest('hex');
  // SHA-3 of the key and then the text is a signature by itself, which SHA-2 would not be; every visitor's first answer
  // bears one, and an HMAC costs three times as much.
  const sign = (nonce: string, session: string) => hash('sha3-256', `${key}${nonce}:${session}`, 'base64url');
  const sessionOf = (headers: IncomingHttpHeaders) => readCookie(headers.cookie, names.session) ?? '';
  const isCurrent = (headers: IncomingHttpHeaders) => {
    const [, nonce, signature] = TOKEN.exec(readCookie(headers.cookie, names.token) ?? '') ?? [];
    if (!nonce || !signature) return false;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(nonce, sessionOf(headers))));
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
