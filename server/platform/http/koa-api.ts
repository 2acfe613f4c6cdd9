import { hash } from 'node:crypto';
import { Problem } from '../errors/problem.ts';
import { utf8Bytes } from '../text/utf8-bytes.ts';
import { type AnswerEffects, noEffects } from './answer-effects.ts';
import type { ApiRequest } from './api-request.ts';
import type { ApiRouter } from './api-router.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';
import type { ApplyEffects } from './apply-effects.ts';
import type { ApiAnswer, CallApi } from './call-api.ts';
import { sendFixed } from './fixed-answers.ts';
import { isPlainForm } from './plain-form.ts';
import { readBody } from './read-body.ts';
import type { TokenCookie } from './token-cookie.ts';
import { visitorAddress } from './visitor-address.ts';

/** Where every path of the API begins. */
export const API_PREFIX = '/api/';

export interface KoaApiParts {
  readonly router: ApiRouter;
  readonly callApi: CallApi;
  readonly token: TokenCookie;
  readonly applyEffects: ApplyEffects;
}

/**
 * Answers calls over HTTP: below the API's path, and at the addresses of pages where the specification puts some. Plain
 * forms that are sent to a page are the page's own matter; everything else goes on, too.
 */
export function koaApi({ router, callApi, token, applyEffects }: KoaApiParts): AppMiddleware {
  const isCall = (ctx: AppContext) => !isPlainForm(ctx) && router.find(ctx.method, ctx.path) !== undefined;
  return async (ctx, next) => {
    const isBelowApi = ctx.path.startsWith(API_PREFIX);
    if (!isBelowApi && !isCall(ctx)) return next();
    const effects = noEffects();
    try {
      await sendAnswer(ctx, await callApi(ctx.path, toApiRequest(ctx, effects)));
      applyEffects(ctx, effects);
    } catch (error) {
      if (error instanceof Problem && error.code === 'XSRF') token.replace(ctx);
      throw error;
    }
    if (isBelowApi && ctx.method === 'GET') token.giveWhenMissing(ctx);
  };
}

/** The request as the kernel takes it, whose effects are collected in `effects`. */
export function toApiRequest(ctx: AppContext, effects: AnswerEffects): ApiRequest {
  return {
    requestId: ctx.state.requestId,
    method: ctx.method,
    query: ctx.query,
    headers: ctx.headers,
    ip: visitorAddress(ctx.ip),
    effects,
    onMatch: template => {
      ctx.state.route = template;
    },
    readBody: upload => readBody(ctx, upload),
  };
}

/** Sends the answer's value as JSON, 204 where there is none. */
export async function sendAnswer(ctx: AppContext, { endpoint, value }: ApiAnswer): Promise<void> {
  if (value === undefined) {
    ctx.status = 204;
    return;
  }
  if (endpoint.cache === 'fixed' && typeof value === 'object' && value !== null) return sendFixed(ctx, value);
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
