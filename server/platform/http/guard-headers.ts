import { malformed, Problem } from '../errors/problem.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';

/** Node leaves out what is beyond this many headers, so a request with as many may not be whole. */
export const MOST_HEADERS = 200;

/** A name or an address, and a port: what RFC 3986 lets stand between `//` and the next slash, without who asks. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(:\d{0,5})?$/i;

/**
 * Refuses requests whose headers may mean one thing to a proxy and another one here: several hosts, none, one that is no
 * host (RFC 9112, 3.2), a body that is wrapped in more than chunks (6.1), more headers than are read.
 */
export const guardHeaders: AppMiddleware = (ctx, next) => {
  const { rawHeaders, httpVersion, headers } = ctx.req;
  if (rawHeaders.length >= 2 * MOST_HEADERS) throw tooManyHeaders();
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

/** Where such a request ends is uncertain, and so is what follows it on the connection. */
function refused(ctx: AppContext): Problem {
  ctx.set('Connection', 'close');
  return malformed();
}

const tooManyHeaders = () => new Problem(431, 'HEADERS_TOO_LARGE', 'Yêu cầu có quá nhiều tiêu đề.');
