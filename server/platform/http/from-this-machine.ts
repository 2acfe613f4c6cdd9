import type { AppContext } from './app-context.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** What a program on this machine calls it, with a port or without. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** What proxies add. */
const ADDED = /^(forwarded|via|x-real-ip|x-forwarded-.*|x-original-.*|.*-client-ip|.*-connecting-ip)$/;

/**
 * Whether a program on this very machine asks, and not a stranger through a proxy on it. A proxy that changes nothing of
 * the request cannot be told from a program; where there is one, a token must protect what is for this machine only.
 */
export function isFromThisMachine({ req }: AppContext): boolean {
  return (
    LOOPBACK.has(req.socket.remoteAddress ?? '') &&
    OWN_NAME.test(req.headers.host ?? '') &&
    // Proxies speak it to what is behind them, programs have not for long.
    req.httpVersion !== '1.0' &&
    !Object.keys(req.headers).some(name => ADDED.test(name))
  );
}
