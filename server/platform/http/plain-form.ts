import { errorAnswer } from '../errors/error-answer.ts';
import type { AppContext } from './app-context.ts';
import { TOKEN_FIELD } from './form-token.ts';
import { readBody } from './read-body.ts';
import type { Xsrf } from './xsrf.ts';

const FORM = 'application/x-www-form-urlencoded';

/** What a browser sent to a page without script. */
export interface PlainForm {
  /** The fields as they were sent; empty where nothing of them may be read. */
  readonly body: string;
  readonly token: string;
  /** Why the page's action must not run: a token of somebody else, or a body that nobody takes. */
  readonly refusal?: { readonly status: number; readonly problem: Readonly<Record<string, unknown>> };
}

/** Whether a page's form comes from a browser without script. */
export const isPlainForm = (ctx: AppContext): boolean => ctx.method === 'POST' && ctx.is(FORM) === FORM;

/** Reads such a form and holds its token against the visitor's cookie. What is wrong with it is its refusal. */
export async function readPlainForm(ctx: AppContext, xsrf: Xsrf): Promise<PlainForm> {
  let body = '';
  let token = '';
  try {
    await readBody(ctx);
    body = ctx.request.rawBody ?? '';
    token = new URLSearchParams(body).get(TOKEN_FIELD) ?? '';
    xsrf.verify(ctx.headers, token);
    return { body, token };
  } catch (error) {
    const { status, body: problem } = errorAnswer(error, ctx.state.requestId);
    return { body, token, refusal: { status, problem } };
  }
}
