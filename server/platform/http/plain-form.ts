import { errorAnswer } from '../errors/error-answer.ts';
import type { AppContext } from './app-context.ts';
import { TOKEN_FIELD } from './form-token.ts';
import { readBody } from './read-body.ts';

const FORM = 'application/x-www-form-urlencoded';

/** What a browser sent to a page without script. */
export interface PlainForm {
  /** The fields as they were sent; empty where nothing of them may be read. */
  readonly body: string;
  readonly token: string;
  /** Why the page's action must not run: a body that nobody takes. */
  readonly refusal?: { readonly status: number; readonly problem: Readonly<Record<string, unknown>> };
}

/** Whether a page's form comes from a browser without script. */
export const isPlainForm = (ctx: AppContext): boolean => ctx.method === 'POST' && ctx.is(FORM) === FORM;

/** Reads such a form; its token is held against the visitor's cookie by the calls that its action makes. */
export async function readPlainForm(ctx: AppContext): Promise<PlainForm> {
  try {
    await readBody(ctx);
    const body = ctx.request.rawBody ?? '';
    return { body, token: new URLSearchParams(body).get(TOKEN_FIELD) ?? '' };
  } catch (error) {
    const { status, body: problem } = errorAnswer(error, ctx.state.requestId);
    return { body: '', token: '', refusal: { status, problem } };
  }
}
