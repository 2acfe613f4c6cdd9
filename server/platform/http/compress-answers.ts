import { constants } from 'node:zlib';
import type Koa from 'koa';
import compress from 'koa-compress';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { AppMiddleware } from './app-context.ts';

/** Addresses whose answers are made anew each time. */
const COMPRESSED = /^\/api\/|\.xml$/;
const THRESHOLD = 1_400;
const BROTLI_QUALITY = 4;
/** Of what brotli looks back at, 256 kB as a power of two: more than an answer has, and a sixteenth of its memory. */
const BROTLI_WINDOW = 18;

/** Compresses what the API and the sitemaps answer; pages and files are kept compressed, so they go past. */
export function compressAnswers(): AppMiddleware {
  const squeeze: Koa.Middleware = compress({
    threshold: THRESHOLD,
    br: {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW },
    },
    gzip: {},
    deflate: false,
    zstd: false,
  });
  return (ctx, next) => {
    if (!COMPRESSED.test(ctx.path)) return next();
    // The library fails where neither compressed nor plain bytes are wanted.
    if (acceptedEncoding(ctx) !== 'identity') return squeeze(ctx, next);
    ctx.vary('Accept-Encoding');
    return next();
  };
}
