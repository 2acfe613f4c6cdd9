import type { IncomingHttpHeaders } from 'node:http';
import type { Middleware } from 'koa';
import { notFound } from '../errors/problem.ts';
import { contentTypeOfKey, type FileStore, UPLOADS_PATH } from './file-store.ts';

/** Who may open a file of the store by its address. */
export interface UploadGate {
  /** Everybody may. It is asked with each request, so it has to be cheap. */
  isShown(key: string): Promise<boolean>;
  /** The visitor who sends these headers may, where not everybody may. */
  mayOpen(key: string, headers: IncomingHttpHeaders): Promise<boolean>;
  /** It belongs to the draft that the holder of this token may look at. */
  isPreviewed(key: string, token: string): Promise<boolean>;
}

/**
 * Browsers keep a picture for a day and ask then whether it is still shown; a cache that many people share asks after
 * five minutes, as what is hidden has to be gone from it, too.
 */
const FOR_EVERYBODY = 'public, max-age=86400, s-maxage=300';
const FOR_ONE = 'private, no-store';

const PREVIEW_PARAMETER = 'xem-truoc';
/** Addresses of our own alone: in one of another site the same path is preceded by a host. */
const ADDRESSES = /(?<=["'(\s,])\/uploads\/[\w-][\w.-]*/g;

/** The HTML of a preview, whose pictures are opened by its token where they are not public yet. */
export const withPreviewedPictures = (html: string, token: string): string =>
  html.replace(ADDRESSES, address => `${address}?${PREVIEW_PARAMETER}=${token}`);

/**
 * Serves `/uploads/{key}` to those whom the gate lets in, for keys without a folder only: private files (`private/…`) have
 * no address. The bytes under a key never change, so the key itself is the entity tag.
 */
export function serveUploads(files: FileStore, gate: UploadGate): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(UPLOADS_PATH) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const key = ctx.path.slice(UPLOADS_PATH.length);
    const contentType = contentTypeOfKey(key);
    if (key.includes('/') || contentType === undefined) throw notFound();
    const isShown = await gate.isShown(key);
    const token = ctx.query[PREVIEW_PARAMETER];
    const isOpen =
      isShown ||
      (typeof token === 'string' && (await gate.isPreviewed(key, token))) ||
      (await gate.mayOpen(key, ctx.headers));
    if (!isOpen) throw notFound();
    const headers = {
      'Cache-Control': isShown ? FOR_EVERYBODY : FOR_ONE,
      // A file that is opened as a page runs no script, stands in no frame and has no origin.
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Content-Disposition': contentType.startsWith('image/') ? 'inline' : 'attachment',
      'X-Content-Type-Options': 'nosniff',
    };
    ctx.etag = key;
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.set(headers);
      ctx.status = 304;
      return;
    }
    const file = await files.get(key);
    if (file === undefined) throw notFound();
    if (ctx.socket.destroyed) {
      // Nobody is sent an answer that was not begun, so nobody would close the file; that ends the process.
      file.stream.destroy();
      return;
    }
    if (ctx.method === 'HEAD') file.stream.destroy();
    ctx.set(headers);
    ctx.type = contentType;
    if (ctx.method === 'GET') ctx.body = file.stream;
    ctx.length = file.size;
  };
}
