import { areasOf } from '../features/areas/area.repository.ts';
import { readPreviewToken, tokenInPath } from '../features/previews/rules/preview-token.ts';
import { createPageCache } from '../platform/cache/page-cache.ts';
import { Problem, wrongMethod } from '../platform/errors/problem.ts';
import { type ApplyEffects, noEffects } from '../platform/http/answer-effects.ts';
import type { AppContext, AppMiddleware } from '../platform/http/app-context.ts';
import type { CallApi } from '../platform/http/call-api.ts';
import type { CookieNames } from '../platform/http/cookies.ts';
import { isPlainForm, readPlainForm } from '../platform/http/read-body.ts';
import type { SecurityHeaders } from '../platform/http/security-headers.ts';
import { busy, type Shedding } from '../platform/http/shedding.ts';
import type { TokenCookie } from '../platform/http/xsrf.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Services } from '../platform/services.ts';
import { withPreviewedPictures } from '../platform/storage/serve-uploads.ts';
import { type Previewed, previewPage } from '../platform/subjects/preview-kind.ts';
import { createCaching, OWN } from './page-caching.ts';
import { type SharedPage, sharedPage, withoutProvince } from './page-key.ts';
import { askedBy, createPageRenderer } from './page-renderer.ts';
import { type Page, type PageCaching, type RedirectOf, redirect, sendPage, toPage } from './rendered-page.ts';
import type { PageAddress, Site } from './site.ts';

export interface PageParts {
  readonly site: Site;
  readonly callApi: CallApi;
  readonly security: SecurityHeaders;
  readonly token: TokenCookie;
  readonly applyEffects: ApplyEffects;
  readonly names: CookieNames;
  readonly metrics: Metrics;
  readonly shedding: Shedding;
  /** Whether pages that people read are rendered as soon as they have changed; they are by default. */
  readonly areAhead?: boolean | undefined;
  /** How long the database is waited for before cached pages are shown without it, in milliseconds. */
  readonly patienceMs?: number | undefined;
}

/** A page as it is sent. */
interface Answer {
  readonly page: Page;
  readonly caching: PageCaching;
  /** How a page that leads elsewhere depends on more than its address. */
  readonly redirectOf: RedirectOf;
}

/** Shares of the memory for cached pages: plain addresses are as many as pages, the others are unlimited. */
const SHARES: Readonly<Record<PageAddress, number>> = { plain: 0.6, narrowed: 0.3, worded: 0.1 };

function partitionsOf(bytes: number): Record<PageAddress, number> {
  const { plain, narrowed, worded } = SHARES;
  const share = (part: number) => Math.floor(bytes * part);
  return { plain: share(plain), narrowed: share(narrowed), worded: share(worded) };
}

/** What logs and metrics call a preview; its address would let others look at it. */
const PREVIEW_ROUTE = '/xem-truoc/:token/';

export interface Pages {
  /** Sends cached pages. It stands early among the middleware, as a cached address is surely a page's. */
  readonly cached: AppMiddleware;
  /** Sends pages of drafts to people who have their address. What is no such address goes on, and finds no page. */
  readonly previewed: AppMiddleware;
  /** Renders all other pages. It stands last among the middleware, so every unknown address is a 404 page. */
  readonly rendered: AppMiddleware;
  /** Ends what is rendered in the background. */
  close(): Promise<void>;
}

/** The pages of the site. */
export function createPages(
  services: Services,
  { site, callApi, security, token, applyEffects, names, metrics, shedding, areAhead, patienceMs }: PageParts,
): Pages {
  const { config, log, db, clock, tags } = services;
  const cache = createPageCache<Page, PageAddress>(partitionsOf(config.pageCacheBytes), {
    tags,
    clock,
    isAhead: areAhead,
    patienceMs,
    onFailure: error => {
      // What is refused under overload is counted where it is refused.
      if (error instanceof Problem && error.status === 503) return;
      log.warn({ route: 'page', error }, 'a cached page could not be rendered again');
    },
    onRefresh: metrics.countRefresh,
  });
  const cachingOf = createCaching(config.network, site);
  const { routeOf, render, prepared, renderOrShed, renderingOf } = createPageRenderer(services, {
    site,
    callApi,
    shedding,
  });

  /** A page with forms, or of a visitor who is logged in. */
  const renderPrivate = async (ctx: AppContext): Promise<Page> => {
    const formToken = token.ensure(ctx);
    await tags.catchUp();
    return toPage(await render(askedBy(ctx), { cookie: ctx.headers.cookie ?? '', form: { formToken } }));
  };

  /** The redirect from another spelling of a page's address. */
  const moved = (ctx: AppContext): Page | undefined => {
    const canonical = site.canonicalPath(ctx.url);
    return canonical === null
      ? undefined
      : toPage({ status: 301, html: [], location: canonical, mayCache: false, tags: [], route: routeOf(canonical) });
  };

  /** A cookie can name any number of provinces that do not exist: they all share the page without a province. */
  const sharedBy = async (ctx: AppContext): Promise<SharedPage | undefined> => {
    const shared = site.isOwn(ctx.url) ? undefined : sharedPage(ctx.url, ctx.headers.cookie, names);
    if (shared?.province === undefined) return shared;
    return (await areasOf(db)).provinceBySlug(shared.province) ? shared : withoutProvince(ctx.url);
  };

  const find = async (ctx: AppContext): Promise<Answer> => {
    const shared = await sharedBy(ctx);
    const elsewhere = moved(ctx);
    if (elsewhere) return { page: elsewhere, caching: OWN, redirectOf: shared ? 'spelling' : 'visitor' };
    if (!shared) return ownAnswer(await renderOrShed(ctx, () => renderPrivate(ctx)));
    const { page, lastsMs, source } = await cache.get(shared.key, renderingOf(ctx, shared));
    metrics.countPage(source);
    return { page, caching: cachingOf(ctx.url, page, shared, lastsMs), redirectOf: 'record' };
  };

  const send = async (ctx: AppContext, { page, caching, redirectOf }: Answer): Promise<void> => {
    ctx.state.route = page.route;
    if (page.location !== undefined) return redirect(ctx, page.status, page.location, redirectOf);
    security.forPage(ctx, caching.keys !== undefined);
    await sendPage(ctx, page, caching);
  };

  /** Runs the action of the page that the form was sent to, and sends its result. */
  const submit = async (ctx: AppContext): Promise<void> => {
    let isShed = false;
    const mayShowRefusal = async () => {
      isShed = !(await shedding.admits('page', ctx.headers));
      return !isShed;
    };
    const form = { ...(await readPlainForm(ctx)), mayShowRefusal };
    const effects = noEffects();
    const formToken = token.ensure(ctx);
    const sender = { headers: ctx.headers, effects };
    const asking = {
      cookie: ctx.headers.cookie ?? '',
      form: { formToken, form },
      sender,
    };
    const run = async () => toPage(await render(askedBy(ctx), asking));
    // The page of an accepted form is rendered under any load.
    const page = await shedding.always(() => prepared(ctx, run));
    if (isShed) throw busy();
    if (page.status === 405) throw wrongMethod(['GET', 'HEAD']);
    applyEffects(ctx, effects);
    if (!effects.file) await send(ctx, ownAnswer(page));
  };

  /** The page of the draft that an address names, as visitors without an account will see it. */
  const sendPreview = async (ctx: AppContext, previewed: Previewed, token: string): Promise<boolean> => {
    const found = await previewPage(services, previewed);
    if (!found) return false;
    if (found.isPublic) {
      redirect(ctx, 302, found.url, 'visitor');
      return true;
    }
    await tags.catchUp();
    const asked = { ...askedBy(ctx), url: found.url, previewed };
    const page = await renderOrShed(ctx, async () => {
      const rendered = await render(asked, { cookie: '' });
      return toPage({ ...rendered, html: rendered.html.map(part => withPreviewedPictures(part, token)) });
    });
    if (page.location !== undefined || page.status === 404) return false;
    security.forPreview(ctx);
    await sendPage(ctx, page, OWN);
    return true;
  };

  return {
    previewed: async (ctx, next) => {
      const token = isRead(ctx) ? tokenInPath(ctx.path) : undefined;
      if (token === undefined) return next();
      const previewed = readPreviewToken(config.secret, token, clock.now());
      if (!previewed) return next();
      ctx.state.route = PREVIEW_ROUTE;
      if (!(await sendPreview(ctx, previewed, token))) await next();
    },
    cached: async (ctx, next) => {
      const shared = isRead(ctx) ? sharedPage(ctx.url, ctx.headers.cookie, names) : undefined;
      const found = shared && (await cache.cached(shared.key));
      if (!found) return next();
      metrics.countPage('cache');
      const { page, lastsMs } = found;
      await send(ctx, { page, caching: cachingOf(ctx.url, page, shared, lastsMs), redirectOf: 'record' });
    },
    rendered: async ctx => {
      // Where it fails, too, it is known which page failed.
      ctx.state.route = routeOf(ctx.url);
      if (isPlainForm(ctx)) return submit(ctx);
      if (!isRead(ctx)) throw wrongMethod(['GET', 'HEAD']);
      await send(ctx, await find(ctx));
    },
    close: cache.close,
  };
}

const ownAnswer = (page: Page): Answer => ({ page, caching: OWN, redirectOf: 'visitor' });

const isRead = ({ method }: AppContext) => method === 'GET' || method === 'HEAD';
