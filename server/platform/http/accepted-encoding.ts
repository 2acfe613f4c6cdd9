import type { AppContext } from './app-context.ts';

/** The ways in which answers are sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Names without weights, as browsers send them: brotli before gzip, whatever their order; there is no more to ask. */
const UNWEIGHTED = /^[a-z, ]+$/;

/**
 * How the visitor's program wants its answer. Plain bytes where it wants none of ours, and also where it refuses plain
 * ones: everybody can read them, and an answer helps more than a 406.
 */
export function acceptedEncoding(ctx: AppContext): Encoding {
  const header = ctx.headers['accept-encoding'];
  if (header === undefined) return 'identity';
  if (UNWEIGHTED.test(header)) {
    if (/\bbr\b/.test(header)) return 'br';
    return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
  }
  const best = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return best === 'br' || best === 'gzip' ? best : 'identity';
}
