import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notFound } from '../platform/errors/problem.ts';
import type { AppContext, AppMiddleware } from '../platform/http/app-context.ts';
import { createEncodedBody } from '../platform/http/encoded-body.ts';
import type { SecurityHeaders } from '../platform/http/security-headers.ts';
import { staticFiles } from './static-files.ts';

/** The built staff console, as the command line hands it over. */
export interface Console {
  /** Folder of its files for browsers, with `index.html`; those in `assets/` are named by their content. */
  readonly folder: string;
}

const BELOW = '/admin';
const BROTLI_QUALITY = 9;
const READS = new Set(['GET', 'HEAD']);

/**
 * Serves the console at `/admin/`: its files, and its page at every other address below, for the console has addresses
 * of its own. The page is kept by no shared cache and shown by no search engine.
 */
export function serveConsole({ folder }: Console, security: SecurityHeaders): AppMiddleware {
  const files = staticFiles(folder, { below: BELOW, except: ['/index.html'] });
  const sendPage = consolePage(path.join(folder, 'index.html'), security);
  return async (ctx, next) => {
    if (ctx.path === BELOW && READS.has(ctx.method)) return redirectToPage(ctx);
    if (!ctx.path.startsWith(`${BELOW}/`) || !READS.has(ctx.method)) return next();
    await files(ctx, async () => {
      if (ctx.path.startsWith(`${BELOW}/assets/`)) throw notFound();
      await sendPage(ctx);
    });
  };
}

function redirectToPage(ctx: AppContext): void {
  ctx.state.route = `${BELOW}/`;
  ctx.status = 301;
  ctx.redirect(`${BELOW}/`);
}

function consolePage(file: string, security: SecurityHeaders): (ctx: AppContext) => Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no built console at ${file}: run npm run build`);
  const plain = readFileSync(file);
  const body = createEncodedBody(plain, BROTLI_QUALITY);
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`;
  return async ctx => {
    ctx.state.route = `${BELOW}/`;
    security.forConsole(ctx);
    ctx.status = 200;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Cache-Control', 'private, no-cache');
    ctx.set('X-Robots-Tag', 'noindex, nofollow');
    ctx.set('ETag', etag);
    if (ctx.fresh) ctx.status = 304;
    else await body.send(ctx);
  };
}
