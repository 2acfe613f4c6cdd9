import { hash } from 'node:crypto';
import { utf8Bytes } from '../text/utf8-bytes.ts';
import type { AppContext } from './app-context.ts';
import type { ApiAnswer } from './call-api.ts';
import { createEncodedBody, type EncodedBody } from './encoded-body.ts';

/** Sends the answer's value as JSON, or as the HTML that it is; 204 where there is none. */
export async function sendAnswer(ctx: AppContext, { endpoint, value }: ApiAnswer): Promise<void> {
  if (value === undefined) {
    ctx.status = 204;
    return;
  }
  if (endpoint.sends === 'html') return sendHtml(ctx, value);
  if (endpoint.cache === 'fixed' && typeof value === 'object' && value !== null) return sendFixed(ctx, value);
  const bytes = endpoint.keepsItems && Array.isArray(value) ? listBytes(value) : jsonBytes(value);
  ctx.status = 200;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = bytes;
  if (endpoint.cache === 'public') tag(ctx, bytes);
  else ctx.set('Cache-Control', 'private, no-store');
}

/** Elements for a page that asks for them; the handler has escaped whatever texts they hold. */
function sendHtml(ctx: AppContext, value: unknown): void {
  if (typeof value !== 'string') throw new Error('An answer in HTML is no text');
  ctx.status = 200;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = utf8Bytes(value);
}

/** Bytes, not text: Node writes and measures Vietnamese text far slower. */
const jsonBytes = (value: unknown): Buffer => utf8Bytes(JSON.stringify(value));

/** Keyed by the item itself; they go with it. */
const itemBytes = new WeakMap<object, Buffer>();
const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** The JSON of a list, of items that were sent before without making theirs again. */
function listBytes(items: readonly unknown[]): Buffer {
  const parts = items.flatMap((item, index) => (index === 0 ? [bytesOf(item)] : [COMMA, bytesOf(item)]));
  return Buffer.concat([OPEN, ...parts, CLOSE]);
}

function bytesOf(item: unknown): Buffer {
  if (typeof item !== 'object' || item === null) return jsonBytes(item);
  const known = itemBytes.get(item);
  if (known) return known;
  const bytes = jsonBytes(item);
  itemBytes.set(item, bytes);
  return bytes;
}

/** Lets every cache store the answer if it asks each time whether the answer is still current. */
function tag(ctx: AppContext, bytes: Buffer): void {
  ctx.set('Cache-Control', 'public, no-cache');
  // Weak: compressed and plain bytes share the tag.
  ctx.set('ETag', `W/"${hash('sha1', bytes, 'base64url')}"`);
  if (ctx.fresh) ctx.status = 304;
}

interface FixedAnswer {
  readonly body: EncodedBody;
  readonly etag: string;
}

const BROTLI_QUALITY = 9;

/** Keyed by the value itself, which stays the same object as long as the process runs. */
const made = new WeakMap<object, FixedAnswer>();

/**
 * Sends a value that never changes: it is turned into bytes when it is first sent and compressed once for each
 * encoding. Answers 304 to clients that have it.
 */
export async function sendFixed(ctx: AppContext, value: object): Promise<void> {
  const answer = made.get(value) ?? make(value);
  ctx.status = 200;
  ctx.type = 'application/json; charset=utf-8';
  ctx.set('Cache-Control', 'public, no-cache');
  ctx.set('ETag', answer.etag);
  if (ctx.fresh) ctx.status = 304;
  else await answer.body.send(ctx);
}

function make(value: object): FixedAnswer {
  const plain = jsonBytes(value);
  // Weak: compressed and plain bytes share the tag.
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`;
  const answer = { body: createEncodedBody(plain, BROTLI_QUALITY), etag };
  made.set(value, answer);
  return answer;
}
