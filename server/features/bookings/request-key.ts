import { hash } from 'node:crypto';
import { malformed } from '../../platform/errors/problem.ts';
import { TOKEN_COOKIE } from '../../platform/http/cookies.ts';
import type { RequestContext } from '../../platform/http/endpoint.ts';
import type { BookingPlaced } from './contract.ts';

/** What a request was answered the first time; the link is made again, as its key is stored nowhere. */
export type FirstAnswer = Omit<BookingPlaced, 'link'>;

/** By which a repeated request is distinguished from a new one, both hashes. */
export interface RequestKey {
  /** Of the visitor and the key that the browser chose. */
  readonly keyHash: string;
  /** A hash of everything that was sent. */
  readonly payloadHash: string;
}

const KEY = /^[\x21-\x7e]{8,200}$/;

/**
 * The key of a request by its header `Idempotency-Key`; undefined where it has none. Visitors without an account are
 * distinguished by the token that every write carries. Throws 400 for a header that is no key.
 */
export function requestKey(
  { header, principal, ownCookie }: Pick<RequestContext, 'header' | 'principal' | 'ownCookie'>,
  body: object,
): RequestKey | undefined {
  const key = header('idempotency-key');
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw malformed('Mã của yêu cầu phải có từ 8 đến 200 ký tự.');
  const visitor = principal ? `account:${principal.accountId}` : `token:${ownCookie(TOKEN_COOKIE)}`;
  return {
    keyHash: hash('sha256', `${visitor}\n${key}`, 'base64url'),
    payloadHash: hash('sha256', JSON.stringify(body), 'base64url'),
  };
}
