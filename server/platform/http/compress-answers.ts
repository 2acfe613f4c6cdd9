import { constants } from 'node:zlib';
import type Koa from 'koa';
import compress from 'koa-compress';
import type { AppMiddleware } from './app-context.ts';

/** Addresses whose answers are made anew each time. */
const COMPRESSED = /^\/api\/|\.xml$/;
const THRESHOLD = 1_400;
const BROTLI_QUALITY = 4;

/** Compresses what the API and the sitemaps answer; pages and files are kept compressed, so they go past. */
export function compressAnswers(): AppMiddleware {
  const squeeze: Koa.Middleware = compress({
    threshold: THRESHOLD,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    gzip: {},
    deflate: false,
    zstd: false,
  });
  return (ctx, next) => (COMPRESSED.test(ctx.path) ? squeeze(ctx, next) : next());
}
