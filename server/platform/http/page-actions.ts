import { errorAnswer } from '../errors/error-answer.ts';
import { Problem } from '../errors/problem.ts';
import type { Logger } from '../log/logger.ts';
import { type AnswerEffects, noEffects } from './answer-effects.ts';
import type { ApiRouter } from './api-router.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';
import { type ApplyEffects, sendTo } from './apply-effects.ts';
import type { ApiAnswer, CallApi } from './call-api.ts';
import { TOKEN_FIELD } from './form-token.ts';
import { API_PREFIX, sendAnswer, toApiRequest } from './koa-api.ts';
import { readBody } from './read-body.ts';
import type { TokenCookie } from './token-cookie.ts';

export interface PageActionParts {
  readonly router: ApiRouter;
  readonly callApi: CallApi;
  readonly token: TokenCookie;
  readonly applyEffects: ApplyEffects;
  readonly log: Logger;
}

const FORM = 'application/x-www-form-urlencoded';
const UNREAD = new Set([401, 429]);
const SECRET_FIELD = /password|code|token/;
/** Characters of a text that a page shows again: no form takes so many. */
const LONGEST_SHOWN = 2_000;
const MOST_SHOWN = 50;

/**
 * Answers what pages' forms post to their own address. A script sends JSON and gets JSON; a plain form is sent on to
 * where it leads, or gets a page with the answer, or a file; or it gets its page again with what was typed and why it
 * was not taken.
 */
export function pageActions({ router, callApi, token, applyEffects, log }: PageActionParts): AppMiddleware {
  const call = (ctx: AppContext, effects: AnswerEffects, isPlainForm: boolean) =>
    callApi(ctx.path, { ...toApiRequest(ctx, effects), isPlainForm });
  return async (ctx, next) => {
    const match = ctx.path.startsWith(API_PREFIX) ? undefined : router.find(ctx.method, ctx.path);
    if (!match) return next();
    const effects = noEffects();
    const isPlainForm = ctx.method === 'POST' && ctx.is(FORM) === FORM;
    try {
      const answer = await call(ctx, effects, isPlainForm);
      const isShown = isPlainForm && answer.endpoint.formShows === true && answer.value !== undefined;
      if (!isPlainForm) await sendAnswer(ctx, answer);
      else if (!isShown && !effects.file) sendTo(ctx, formDone(answer, ctx.url));
      applyEffects(ctx, effects);
      if (!isShown) return undefined;
      ctx.state.form = { values: {}, status: 200, problem: {}, answer: answer.value };
    } catch (error) {
      if (!isPlainForm) {
        if (error instanceof Problem && error.code === 'XSRF') token.replace(ctx);
        throw error;
      }
      // The page that shows the form again has the cookie's token in it, or gives a new one.
      const { status, body, headers, severity } = errorAnswer(error, ctx.state.requestId);
      if (severity) log[severity]({ id: ctx.state.requestId, route: ctx.state.route, error }, 'form failed');
      ctx.set(headers);
      // Whom a limit or a login keeps out has no body read.
      const sent = UNREAD.has(status) ? ctx.request.body : await readBody(ctx).catch(() => undefined);
      ctx.state.form = { values: typed(sent), status, problem: body };
      ctx.url = match.endpoint.formPage ?? ctx.url;
    }
    return next();
  };
}

function formDone({ endpoint, value }: ApiAnswer, here: string): string {
  return endpoint.formDone?.(value) ?? here;
}

/** What the page may show again: texts that a form can take, but no secrets. */
function typed(body: unknown): Record<string, string> {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {}).slice(0, MOST_SHOWN);
  return Object.fromEntries(entries.flatMap(([name, value]) => (mayShow(name, value) ? [[name, value]] : [])));
}

function mayShow(name: string, value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_SHOWN && name !== TOKEN_FIELD && !SECRET_FIELD.test(name);
}
