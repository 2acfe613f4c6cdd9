import type { Middleware } from 'koa';
import { notFound } from '../errors/problem.ts';
import { contentTypeOfKey, type FileStore, UPLOADS_PATH } from './file-store.ts';

/**
 * Serves `/uploads/{key}` to everybody, for keys without a folder only: private files (`private/…`) have no address. The
 * bytes under a key never change, so the key itself is the entity tag and browsers may cache the file for a year.
 */
export function serveUploads(files: FileStore): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(UPLOADS_PATH) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const key = ctx.path.slice(UPLOADS_PATH.length);
    if (key.includes('/') || contentTypeOfKey(key) === undefined) throw notFound();
    const file = await files.get(key);
    if (file === undefined) throw notFound();
    if (ctx.socket.destroyed) {
      // Nobody is sent an answer that was not begun, so nobody would close the file; that ends the process.
      file.stream.destroy();
      return;
    }
    ctx.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      // A file that is opened as a page runs no script, stands in no frame and has no origin.
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Content-Disposition': file.contentType.startsWith('image/') ? 'inline' : 'attachment',
      'X-Content-Type-Options': 'nosniff',
    });
    ctx.etag = key;
    ctx.status = 200;
    if (ctx.fresh || ctx.method === 'HEAD') file.stream.destroy();
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.type = file.contentType;
    if (ctx.method === 'GET') ctx.body = file.stream;
    ctx.length = file.size;
  };
}
