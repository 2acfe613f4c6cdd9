import { hash } from 'node:crypto';
import { utf8Bytes } from '../text/utf8-bytes.ts';
import type { AppContext } from './app-context.ts';
import { createEncodedBody, type EncodedBody } from './encoded-body.ts';

interface FixedAnswer {
  readonly body: EncodedBody;
  readonly etag: string;
}

const BROTLI_QUALITY = 9;

/** By the value itself: it is the same one as long as the process runs. */
const made = new WeakMap<object, FixedAnswer>();

/**
 * Sends a value that never changes: turned into bytes when it is first sent, compressed once for each encoding, and 304
 * for those who have it.
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
  const plain = utf8Bytes(JSON.stringify(value));
  // Weak: compressed and plain bytes share the tag.
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`;
  const answer = { body: createEncodedBody(plain, BROTLI_QUALITY), etag };
  made.set(value, answer);
  return answer;
}
