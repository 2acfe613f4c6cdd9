import { Problem } from '../errors/problem.ts';
import { type AnswerEffects, type ApplyEffects, noEffects } from './answer-effects.ts';
import type { ApiRequest } from './api-request.ts';
import type { ApiRouter } from './api-router.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';
import type { CallApi } from './call-api.ts';
import { isPlainForm, readBody } from './read-body.ts';
import { sendAnswer } from './send-answer.ts';
import { visitorAddress } from './visitor-address.ts';
import type { TokenCookie } from './xsrf.ts';

/** Where every path of the API begins. */
export const API_PREFIX = '/api/';

export interface KoaApiParts {
  readonly router: ApiRouter;
  readonly callApi: CallApi;
  readonly token: TokenCookie;
  readonly applyEffects: ApplyEffects;
}

/**
 * Answers calls over HTTP: below the API's path, and at the few page addresses where the specification wants calls. Plain
 * forms posted to a page, and all other requests, go to the next middleware.
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

/** The request as the kernel takes it; the endpoint's effects are collected in `effects`. */
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
    readBody: rules => readBody(ctx, rules),
  };
}
