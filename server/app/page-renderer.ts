import type { PageRendering } from '../platform/cache/page-cache.ts';
import type { Recipe } from '../platform/cache/page-recipe.ts';
import { anyOf, EVERYTHING, readName, type Tag } from '../platform/cache/tag.ts';
import type { AppContext } from '../platform/http/app-context.ts';
import type { CallApi } from '../platform/http/call-api.ts';
import type { Shedding } from '../platform/http/shedding.ts';
import { visitorAddress } from '../platform/http/visitor-address.ts';
import type { Services } from '../platform/services.ts';
import type { Previewed } from '../platform/subjects/preview-kind.ts';
import { createDispatch, type Visitor } from './dispatch.ts';
import type { SharedPage } from './page-key.ts';
import { type Page, type RenderedPage, toPage, withTag } from './rendered-page.ts';
import type { PageAddress, RenderRequest, Site } from './site.ts';

/** What a page is rendered for. */
export interface Asked {
  readonly url: string;
  readonly requestId: string;
  readonly ip: string;
  /** The draft that the page shows. */
  readonly previewed?: Previewed | undefined;
}

/** What the request for it brings. */
interface Asking {
  readonly cookie: string;
  readonly form?: FormParts | undefined;
  /** Who sent the form. */
  readonly sender?: Visitor['form'];
}

/** Nobody asks for what is rendered in the background. */
const NOBODY = { requestId: 'refresh', ip: '127.0.0.1' };

type FormParts = Pick<RenderRequest, 'formToken' | 'form'>;

/** Tags of the frame around every page, which is read once for all pages until one of them changes. */
const FRAME = [anyOf('site'), anyOf('area')];

/** How pages come to be. */
export interface PageRenderer {
  /** What logs and metrics call the page of an address. */
  routeOf(url: string): string;
  render(asked: Asked, asking: Asking): Promise<RenderedPage>;
  /** Compresses what `run` renders, too. */
  prepared(ctx: AppContext, run: () => Promise<Page>): Promise<Page>;
  /** Renders and compresses, or throws 503 under too much load. */
  renderOrShed(ctx: AppContext, run: () => Promise<Page>): Promise<Page>;
  /** How the page that all visitors share is rendered, now and whenever it has changed. */
  renderingOf(ctx: AppContext, shared: SharedPage): PageRendering<Page, PageAddress>;
}

export interface RenderingParts {
  readonly site: Site;
  readonly callApi: CallApi;
  readonly shedding: Shedding;
}

export function createPageRenderer(
  { config, log, tags }: Pick<Services, 'config' | 'log' | 'tags'>,
  { site, callApi, shedding }: RenderingParts,
): PageRenderer {
  let frameVersion = 0;
  tags.onChange(names => {
    const told = names.map(each => readName(each).name);
    if (told.some(name => name === EVERYTHING || FRAME.some(tag => tag.name === name))) frameVersion += 1;
  });

  const routeOf = (url: string) => site.routeOf(url) ?? 'unmatched';

  const render = async ({ url, requestId, ip, previewed }: Asked, asking: Asking): Promise<RenderedPage> => {
    const { cookie, form, sender } = asking;
    const report = (error: unknown) => {
      log.error({ id: requestId, route: routeOf(url), error }, 'page failed');
      return requestId;
    };
    let mayCache = true;
    const onUncacheable = () => {
      mayCache = false;
    };
    let shown: readonly Tag[] | undefined = FRAME;
    const onTags = (ofAnswer: readonly Tag[] | undefined) => {
      shown = shown && ofAnswer && [...shown, ...ofAnswer];
    };
    const visitor = { requestId, ip, onUncacheable, onTags, previewed };
    const dispatch = createDispatch(callApi, log, sender ? { ...visitor, form: sender } : visitor);
    const request: RenderRequest = {
      url,
      cookie,
      origin: config.origin,
      dispatch,
      frameVersion: String(frameVersion),
      report,
      ...(previewed && { isPreview: true }),
    };
    const answer = await site.render(form ? { ...request, ...form } : request);
    return { ...answer, mayCache, tags: shown, route: routeOf(url) };
  };

  const prepared = async (ctx: AppContext, run: () => Promise<Page>): Promise<Page> => {
    const page = await run();
    await page.body.prepare(ctx);
    return page;
  };

  const renderOrShed = (ctx: AppContext, run: () => Promise<Page>): Promise<Page> =>
    shedding.run('page', ctx.headers, () => prepared(ctx, run));

  const renderShared = async (asked: Asked, cookie: string) => withTag(toPage(await render(asked, { cookie })));

  const recipeOf = (url: string, cookie: string): Recipe<Page, PageAddress> => ({
    again: before =>
      shedding.run('refresh', {}, async () => {
        const page = await renderShared({ url, ...NOBODY }, cookie);
        await page.body.prepareAs(before.body);
        return page;
      }),
    partitionOf: ({ status, mayCache }) => (status === 200 && mayCache ? site.addressKind(url) : null),
    isFailure: ({ status }) => status >= 500,
  });

  return {
    routeOf,
    render,
    prepared,
    renderOrShed,
    renderingOf: (ctx, { cookie }) => ({
      render: () => renderOrShed(ctx, () => renderShared(askedBy(ctx), cookie)),
      recipe: () => recipeOf(ctx.url, cookie),
    }),
  };
}

export const askedBy = ({ url, ip, state }: AppContext): Asked => ({
  url,
  requestId: state.requestId,
  ip: visitorAddress(ip),
});
