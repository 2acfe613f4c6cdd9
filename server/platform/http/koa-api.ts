import { hash } from 'node:crypto';
import { Problem } from '../errors/problem.ts';
import { utf8Bytes } from '../text/utf8-bytes.ts';
import type { ApiRequest } from './api-request.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';
import type { ApiAnswer, CallApi } from './call-api.ts';
import { readBody } from './read-body.ts';
import type { TokenCookie } from './token-cookie.ts';

/** Where every path of the API begins. */
export const API_PREFIX = '/api/';

export interface KoaApiParts {
  readonly callApi: CallApi;
  readonly token: TokenCookie;
}

/** Answers the API's paths over HTTP; everything else goes on. */
export function koaApi({ callApi, token }: KoaApiParts): AppMiddleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(API_PREFIX)) return next();
    try {
      sendAnswer(ctx, await callApi(ctx.path, toApiRequest(ctx)));
    } catch (error) {
      if (error instanceof Problem && error.code === 'XSRF') token.replace(ctx);
      throw error;
    }
    if (ctx.method === 'GET') token.giveWhenMissing(ctx);
  };
}

function toApiRequest(ctx: AppContext): ApiRequest {
  return {
    requestId: ctx.state.requestId,
    method: ctx.method,
    query: ctx.query,
    headers: ctx.headers,
    ip: ctx.ip,
    onMatch: template => {
      ctx.state.route = template;
    },
    readBody: () => readBody(ctx),
  };
}

function sendAnswer(ctx: AppContext, { endpoint, value }: ApiAnswer): void {
  if (value === undefined) {
    ctx.status = 204;
    return;
  }
  // Bytes, not text: Node writes and measures Vietnamese text far slower.
  const bytes = utf8Bytes(JSON.stringify(value));
  ctx.status = 200;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = bytes;
  if (endpoint.cache === 'public') tag(ctx, bytes);
  else ctx.set('Cache-Control', 'private, no-store');
}

/** Lets anyone keep the answer who asks each time whether it is still the same. */
function tag(ctx: AppContext, bytes: Buffer): void {
  ctx.set('Cache-Control', 'public, no-cache');
  // Weak: compressed and plain bytes share the tag.
  ctx.set('ETag', `W/"${hash('sha1', bytes, 'base64url')}"`);
  if (ctx.fresh) ctx.status = 304;
}
