import { addressTooLong, malformed, Problem } from '../errors/problem.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';

const MAX_LENGTH = 4_096;

/** Characters that no page's path has and that `.` in a pattern does not match: NUL and line ends. */
const UNREADABLE = /[\0\n\r\u2028\u2029]/;

/**
 * Refuses addresses before other code has to read them: too long ones, ones with a host before the path (as proxies get
 * them), and ones with broken percent signs, NUL or a line break in the path.
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

/** Node drops headers beyond this number, so a request with as many may be incomplete. */
export const MAX_HEADERS = 200;

/** A name or an address, and a port: the authority of RFC 3986 without the user. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(:\d{0,5})?$/i;

/**
 * Refuses requests whose headers a proxy may read differently than this server: with several hosts, none or an invalid
 * one (RFC 9112, 3.2), with another transfer coding than chunked (6.1), with more headers than Node reads.
 */
export const guardHeaders: AppMiddleware = (ctx, next) => {
  const { rawHeaders, httpVersion, headers } = ctx.req;
  if (rawHeaders.length >= 2 * MAX_HEADERS) throw tooManyHeaders();
  const hosts = countHosts(rawHeaders);
  const mayLack = httpVersion === '1.0' && hosts === 0;
  if (!mayLack && (hosts !== 1 || !HOST.test(headers.host ?? ''))) throw refused(ctx);
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') throw refused(ctx);
  return next();
};

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Closes the connection, too: where such a request ends is uncertain, and so is where the next one begins. */
function refused(ctx: AppContext): Problem {
  ctx.set('Connection', 'close');
  return malformed();
}

const tooManyHeaders = () => new Problem(431, 'HEADERS_TOO_LARGE', 'Yêu cầu có quá nhiều tiêu đề.');
