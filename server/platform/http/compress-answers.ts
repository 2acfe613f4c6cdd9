import { constants } from 'node:zlib';
import type Koa from 'koa';
import compress from 'koa-compress';
import type { AppMiddleware } from './app-context.ts';
import { acceptedEncoding } from './encoded-body.ts';

/** Paths whose answers are made for each request. */
const COMPRESSED = /^\/api\/|\.xml$/;
const THRESHOLD = 1_400;
const BROTLI_QUALITY = 4;
/** 2^18 bytes, 256 kB: more than an answer has, with a sixteenth of the memory of brotli's default. */
const BROTLI_WINDOW = 18;

/** Compresses answers of the API and sitemaps. Pages and files are cached compressed, so it leaves them alone. */
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
    // The library throws where the client accepts neither compressed nor plain bytes.
    if (acceptedEncoding(ctx) !== 'identity') return squeeze(ctx, next);
    ctx.vary('Accept-Encoding');
    return next();
  };
}
