import { hash } from 'node:crypto';
import type { ApiRequest } from './api-request.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';
import type { ApiAnswer, CallApi } from './call-api.ts';
import { readBody } from './read-body.ts';

/** Where every path of the API begins. */
export const API_PREFIX = '/api/';

/** Answers the API's paths over HTTP; everything else goes on. */
export function koaApi(callApi: CallApi): AppMiddleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(API_PREFIX)) return next();
    send(ctx, await callApi(ctx.path, toApiRequest(ctx)));
  };
}

function toApiRequest(ctx: AppContext): ApiRequest {
  return {
    requestId: ctx.state.requestId,
    method: ctx.method,
    query: ctx.query,
    headers: ctx.headers,
    ip: ctx.ip,
    readBody: () => readBody(ctx),
  };
}

function send(ctx: AppContext, { endpoint, value }: ApiAnswer): void {
  ctx.state.route = endpoint.path;
  if (value === undefined) {
    ctx.status = 204;
    return;
  }
  const text = JSON.stringify(value);
  ctx.status = 200;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = text;
  if (endpoint.method !== 'GET') return;
  if (endpoint.cache !== 'public') {
    ctx.set('Cache-Control', 'private, no-store');
    return;
  }
  ctx.set('Cache-Control', 'public, no-cache');
  // Weak: compressed and plain bytes share the tag.
  ctx.set('ETag', `W/"${hash('sha1', text, 'base64url')}"`);
  if (ctx.fresh) ctx.status = 304;
}
