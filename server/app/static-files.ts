import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppMiddleware } from '../platform/http/app-context.ts';
import { createEncodedBody, type EncodedBody } from '../platform/http/encoded-body.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Brings browsers the news of a new build, so it must not be an hour old. */
const SERVICE_WORKER = '/sw.js';
const BROTLI_QUALITY = 9;
/** How the build names what it has compressed. */
const PACKED = '.br';
const COMPRESSED_ALREADY = /\.(woff2?|png|jpe?g|webp|avif|ico|gif)$/;

export interface StaticOptions {
  /** Where the files' addresses begin, without a slash at the end; the root by default. */
  readonly below?: string;
  /** Files without an address of their own, `/index.html`. */
  readonly except?: readonly string[];
}

interface StaticFile {
  readonly body: EncodedBody;
  readonly etag: string;
}

/**
 * Serves the files of a built site, read when the server starts, for a later build must not take them from pages that
 * name them. What the build has not compressed is compressed at its first use. Files below `assets/` are named by their
 * content, so browsers keep them for ever. Hidden files have no address.
 */
export function staticFiles(folder: string, { below = '', except = [] }: StaticOptions = {}): AppMiddleware {
  const all = new Set(addressesIn(folder));
  const read = (address: string) => readFileSync(path.join(folder, address));
  const files = new Map(
    [...all]
      .filter(address => !address.endsWith(PACKED) && !except.includes(address))
      .map(address => [
        address,
        toStatic(address, read(address), all.has(address + PACKED) ? read(address + PACKED) : undefined),
      ]),
  );
  return async (ctx, next) => {
    const address = ctx.path.startsWith(below) ? ctx.path.slice(below.length) : '';
    const file = files.get(address);
    if (!file || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.state.route = below + (address.startsWith('/assets/') ? '/assets/' : '/static');
    ctx.status = 200;
    ctx.type = address.endsWith('.webmanifest') ? 'application/manifest+json' : path.extname(address);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Cache-Control', address.startsWith('/assets/') ? YEAR : HOUR);
    if (address === SERVICE_WORKER) {
      ctx.set('Cache-Control', 'no-cache');
      // A worker obeys the policy that it came with: it asks this site only.
      ctx.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
    }
    ctx.set('ETag', file.etag);
    if (ctx.fresh) ctx.status = 304;
    else await file.body.send(ctx);
  };
}

/** Addresses of all files of the folder but hidden ones, `/assets/home-4f.js`. */
function addressesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}: run npm run build`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep))
    .filter(parts => !parts.some(part => part.startsWith('.')))
    .map(parts => `/${parts.join('/')}`);
}

function toStatic(address: string, plain: Buffer, packed?: Buffer): StaticFile {
  return {
    body: createEncodedBody(plain, BROTLI_QUALITY, { compressible: !COMPRESSED_ALREADY.test(address), packed }),
    etag: `W/"${hash('sha1', plain, 'base64url')}"`,
  };
}
