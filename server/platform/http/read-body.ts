import bodyParser from '@koa/bodyparser';
import type Koa from 'koa';
import type { UploadRules } from '../contract/declare-calls.ts';
import { malformed, unsupportedType } from '../errors/problem.ts';
import { requireModestShape } from './body-shape.ts';

const LIMIT = '100kb';

/** JSON is what calls send; plain HTML forms send the other. */
const FORM = 'application/x-www-form-urlencoded';
const TYPES = ['application/json', FORM];

const parse = bodyParser({
  enableTypes: ['json', 'form'],
  encoding: 'utf-8',
  jsonLimit: LIMIT,
  formLimit: LIMIT,
  jsonStrict: true,
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
});

/**
 * The parsed body, undefined where there is none; files only where `upload` allows them. Throws 415 for another type and
 * for a compressed body, 413 above 100 kB, 400 when broken or of no call's shape.
 */
export async function readBody(ctx: Koa.Context, upload?: UploadRules): Promise<unknown> {
  if (ctx.request.length === 0 || !hasBody(ctx)) return undefined;
  if (isCompressed(ctx)) throw unsupportedType();
  if (upload && ctx.is('multipart/form-data')) return (await import('./read-upload.ts')).readUpload(ctx, upload);
  if (!ctx.is(TYPES)) throw unsupportedType();
  await parse(ctx, async () => undefined);
  // A text column of PostgreSQL takes no NUL, and no field of ours wants one.
  if (ctx.request.rawBody?.includes(ctx.is(FORM) ? '%00' : '\\u0000')) throw malformed();
  requireModestShape(ctx.request.body);
  return ctx.request.body;
}

function hasBody(ctx: Koa.Context): boolean {
  return ctx.headers['transfer-encoding'] !== undefined || ctx.headers['content-length'] !== undefined;
}

/** Browsers compress no body, and unpacking a stranger's may cost far more than it did to send. */
function isCompressed({ headers }: Koa.Context): boolean {
  const encoding = headers['content-encoding'];
  return encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';
}
