import { hash } from 'node:crypto';
import type { Tag } from '../platform/cache/tag.ts';
import type { AppContext } from '../platform/http/app-context.ts';
import { createEncodedBody, type EncodedBody } from '../platform/http/encoded-body.ts';
import { utf8BytesOf } from '../platform/text/utf8-bytes.ts';
import type { RenderAnswer } from './site.ts';

/** A page of the site as it is cached and sent. */
export interface Page {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: EncodedBody;
  /** Undefined for a page of one visitor, which seldom stays the same. */
  readonly etag: string | undefined;
  readonly bytes: number;
  /** False where an API answer in it must not be cached. */
  readonly mayCache: boolean;
  /** The tags of all API answers in it; undefined where one of them named none. */
  readonly tags: readonly Tag[] | undefined;
  /** The pattern of its address, `/bac-si/:slug/`; `unmatched` where there is no such page. */
  readonly route: string;
}

/** What an answer says about who may keep it. */
export interface PageCaching {
  readonly control: string;
  /** The keys by which a network finds it again; undefined where none keeps it. */
  readonly keys?: readonly string[];
}

/** What the renderer answers, with what its calls said about caching. */
export type RenderedPage = RenderAnswer & Pick<Page, 'mayCache' | 'tags' | 'route'>;

const BROTLI_QUALITY = 5;
/** After a failed rendering: when to request the page again, in seconds. */
const RETRY_AFTER = '30';
/** The memory of a page with its two compressed forms, as a multiple of its plain bytes. */
const SHARE_OF_PLAIN = 1.5;

/** The page of a rendering, without an entity tag: a private page needs none. */
export function toPage({ status, html, location, mayCache, tags, route }: RenderedPage): Page {
  const plain = utf8BytesOf(html);
  const body = createEncodedBody(plain, BROTLI_QUALITY);
  const bytes = Math.ceil(plain.length * SHARE_OF_PLAIN) + 1_000;
  return { status, location, body, etag: undefined, bytes, mayCache, tags, route };
}

/** The page with the entity tag of its content, for all visitors. */
export function withTag(page: Page): Page {
  return { ...page, etag: `W/"${hash('sha1', page.body.plain, 'base64url')}"` };
}

/** Sends the page, or 304 to browsers that have it. */
export async function sendPage(
  ctx: AppContext,
  { status, body, etag }: Page,
  { control, keys }: PageCaching,
): Promise<void> {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Cache-Control', control);
  ctx.set('Vary', 'Cookie');
  if (keys) {
    ctx.set('Surrogate-Key', keys.join(' '));
    ctx.set('Cache-Tag', keys.join());
  }
  if (status === 503) ctx.set('Retry-After', RETRY_AFTER);
  if (status === 200 && etag !== undefined) {
    ctx.set('ETag', etag);
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
  }
  await body.send(ctx);
}

/**
 * How a redirect depends on more than its address: not at all, where another spelling is meant; on a record, whose name
 * no shared cache may go on showing; or on the visitor, to whom it may bring a token.
 */
export type RedirectOf = 'spelling' | 'record' | 'visitor';

const REDIRECTS: Readonly<Record<RedirectOf, string>> = {
  spelling: 'public, max-age=3600',
  // A record that gets its former name back would lead there and back for an hour.
  record: 'private, no-cache',
  visitor: 'no-store',
};

export function redirect(ctx: AppContext, status: number, location: string, of: RedirectOf): void {
  ctx.status = status;
  ctx.set('Location', location);
  ctx.set('Cache-Control', status === 301 ? REDIRECTS[of] : REDIRECTS.visitor);
  ctx.body = '';
}
