import bodyParser from '@koa/bodyparser';
import type Koa from 'koa';
import type { Call } from '../contract/declare-calls.ts';
import { errorAnswer } from '../errors/error-answer.ts';
import { malformed, unsupportedType } from '../errors/problem.ts';
import type { AppContext } from './app-context.ts';
import { TOKEN_FIELD } from './xsrf.ts';

const LIMIT = '100kb';
/** Ten texts of 20,000 Vietnamese letters, each of up to three bytes. */
const LONG_LIMIT = '700kb';

/** Plain HTML forms send this type; calls send JSON. */
const FORM = 'application/x-www-form-urlencoded';
const TYPES = ['application/json', FORM];

const parserOf = (jsonLimit: string) =>
  bodyParser({
    enableTypes: ['json', 'form'],
    encoding: 'utf-8',
    jsonLimit,
    formLimit: LIMIT,
    jsonStrict: true,
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  });
const parse = parserOf(LIMIT);
const parseLong = parserOf(LONG_LIMIT);

/** What a call takes beside an ordinary body. */
export type BodyRules = Pick<Call, 'upload' | 'takesLongTexts'>;

/**
 * The parsed body, undefined where there is none; files only where `upload` allows them. Throws 415 for another type and
 * for a compressed body, 413 above 100 kB or what the call takes, 400 for a broken one and for one that is larger or deeper than any call's.
 */
export async function readBody(ctx: Koa.Context, { upload, takesLongTexts }: BodyRules = {}): Promise<unknown> {
  if (ctx.request.length === 0 || !hasBody(ctx)) return undefined;
  if (isCompressed(ctx)) throw unsupportedType();
  if (upload && ctx.is('multipart/form-data')) return (await import('./read-upload.ts')).readUpload(ctx, upload);
  if (!ctx.is(TYPES)) throw unsupportedType();
  await (takesLongTexts ? parseLong : parse)(ctx, async () => undefined);
  // A text column of PostgreSQL takes no NUL, and no field needs one.
  if (ctx.request.rawBody?.includes(ctx.is(FORM) ? '%00' : '\\u0000')) throw malformed();
  requireModestShape(ctx.request.body, takesLongTexts ? MAX_LONG_VALUES : MAX_VALUES);
  return ctx.request.body;
}

function hasBody(ctx: Koa.Context): boolean {
  return ctx.headers['transfer-encoding'] !== undefined || ctx.headers['content-length'] !== undefined;
}

/** Browsers never compress a body, and decompressing one may cost far more than sending it did. */
function isCompressed({ headers }: Koa.Context): boolean {
  const encoding = headers['content-encoding'];
  return encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';
}

/** Fields and items of a body altogether: a place with all possible services has a third of them. */
const MAX_VALUES = 5_000;
/** Of a call that takes long texts: an insurance plan with all possible benefits. */
const MAX_LONG_VALUES = 20_000;
/** Levels of nested objects and lists; opening hours, the deepest body, have five. */
const DEEPEST = 16;

/**
 * Throws 400 for a parsed body that has more fields or is nested deeper than any call takes, so that no schema has to
 * walk through it.
 */
export function requireModestShape(body: unknown, most = MAX_VALUES): void {
  let values = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw malformed();
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
      const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
      values += members.length;
      if (values > most) throw malformed();
      for (const member of members) next.push(member);
    }
    level = next;
  }
}

/** What a browser sent to a page without script. */
interface PlainForm {
  /** The fields as they were sent; empty where the body was refused. */
  readonly body: string;
  readonly token: string;
  /** Why the page's action must not run: the body cannot be read. */
  readonly refusal?: { readonly status: number; readonly problem: Readonly<Record<string, unknown>> };
}

/** Whether a page's form comes from a browser without script. */
export const isPlainForm = (ctx: AppContext): boolean => ctx.method === 'POST' && ctx.is(FORM) === FORM;

/** Reads such a form. The calls that its action makes compare its token with the visitor's cookie. */
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
