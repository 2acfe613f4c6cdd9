import type { PageAddress, Render, RenderAnswer, RenderRequest } from '@antam/server/app/site.ts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { Manifest } from 'vite';
import { ConsentBar } from './features/consent/consent-bar.tsx';
import { ConsentMarkup } from './features/consent/consent-room.tsx';
import { viewerAccount } from './frame/account/viewer-account.ts';
import { type PageError, toPageError } from './loading/page-error.ts';
import { RefusalNotShown } from './loading/site-context.ts';
import { allPages } from './pages/all-pages.ts';
import { laterPagesAt } from './pages/later-pages.ts';
import { isOwnAddress, kindOfAddress, routeOfAddress } from './rendering/address-kind.ts';
import { canonicalForm } from './rendering/canonical-path.ts';
import { pageAssets } from './rendering/page-assets.ts';
import { createPageDataWriter, hasViewer } from './rendering/page-data.ts';
import { serverContexts } from './rendering/server-context.ts';
import { createRoutes, PAGES } from './routes.tsx';
import { type ShownTexts, ShownTextsContext } from './ui/html-text/shown-texts.ts';

/** See {@link canonicalForm}; the server asks it before a page is rendered. */
export function canonicalPath(url: string): string | null {
  return canonicalForm(url);
}

/** See {@link kindOfAddress}; the server asks it before it keeps a page. */
export function addressKind(url: string): PageAddress | null {
  return kindOfAddress(url);
}

/** See {@link isOwnAddress}; the server asks it before it renders a page for many visitors. */
export function isOwn(url: string): boolean {
  return isOwnAddress(url);
}

/** See {@link routeOfAddress}. */
export function routeOf(url: string): string | null {
  return routeOfAddress(url);
}

/** Makes the function that renders pages, from the manifest of the browser's build (`dist/client/.vite/manifest.json`). */
export function createRenderer({ manifest }: { manifest: Manifest }): Render {
  const handler = createStaticHandler(createRoutes(allPages, viewerAccount));
  const contextOf = serverContexts();
  const writeData = createPageDataWriter();
  const heads = new Map<string, string>();
  const headOf = (routeId: string | null, isLoggedIn: boolean, isFormSent: boolean): string => {
    const sleeps = !isLoggedIn && !isFormSent && isRead(routeId);
    const key = `${routeId} ${isLoggedIn} ${sleeps}`;
    const modules = { page: modulesOf(routeId), viewer: isLoggedIn ? VIEWER_MODULES : [] };
    const head = heads.get(key) ?? pageAssets(manifest, modules, sleeps);
    heads.set(key, head);
    return head;
  };

  return async request => {
    const abort = new AbortController();
    const asked = new Request(request.origin + request.url, { signal: abort.signal, ...sentForm(request) });
    const context = await handler.query(asked, { requestContext: contextOf(request) });
    if (context instanceof Response) return redirectTo(context, request);
    if (request.form && context.statusCode === 405) return { status: 405, html: [] };
    if (Object.values(context.errors ?? {}).some(error => error instanceof RefusalNotShown))
      return { status: 503, html: [] };
    hideErrors(context, request);
    const { html, shown } = renderDocument(handler.dataRoutes, context, request);
    const { loaderData, errors } = context;
    const actionData = context.actionData ?? undefined;
    const routeId = context.matches.at(-1)?.route.id ?? null;
    const head = headOf(routeId, hasViewer({ loaderData }), request.form !== undefined);
    const status = statusOf(context);
    if (request.isPreview) return { status, html: assemble(withoutScripts(html), withoutScripts(head), '') };
    return { status, html: assemble(html, head, writeData({ loaderData, actionData, errors }, shown)) };
  };
}

/** What the frame needs beside the entry where the visitor is logged in. */
const VIEWER_MODULES = ['app/frame/account/viewer-account.ts'];

/** What a page's route needs at once: its module, and the table by which the browser knows it. */
function modulesOf(routeId: string | null): string[] {
  const page = allPages.find(({ id }) => id === routeId);
  const table = page && laterPagesAt(page.path);
  return [...(table ? [`app/${table.id}.ts`] : []), ...(routeId === null ? [] : [`app/${routeId}.tsx`])];
}

/** Whether visitors come to a page for what it says, and not for a form. */
const isRead = (routeId: string | null) => allPages.find(({ id }) => id === routeId)?.isOwn !== true;

const CONSENT_QUESTION = renderToStaticMarkup(<ConsentBar />);

type DataRoutes = Parameters<typeof createStaticRouter>[0];

/** A form as the browser sent it; the page's action reads its fields from there. */
function sentForm({ form }: RenderRequest): RequestInit {
  if (!form) return {};
  return { method: 'POST', body: form.body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

/** After a form, the browser is to read what it is sent to. */
function redirectTo(response: Response, { form }: RenderRequest): RenderAnswer {
  const status = form ? 303 : response.status;
  return { status, html: [], location: response.headers.get('Location') ?? '/' };
}

/** Replaces what loaders threw by what visitors may know, and reports what nobody foresaw. */
function hideErrors(context: StaticHandlerContext, request: RenderRequest): void {
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    const shown = toPageError(error);
    const isKnown = shown.status < 500 || shown.error_id !== null;
    context.errors = { ...context.errors, [id]: isKnown ? shown : { ...shown, error_id: request.report(error) } };
  }
}

interface RenderedDocument {
  readonly html: string;
  readonly shown: ShownTexts;
}

/** Renders the page; when a component throws, renders the error page in its place. */
function renderDocument(routes: DataRoutes, context: StaticHandlerContext, request: RenderRequest): RenderedDocument {
  try {
    return toHtml(routes, context);
  } catch (error) {
    const failure: PageError = { ...toPageError(null), error_id: request.report(error) };
    context.errors = { [context.errors?.[PAGES] ? 'root' : PAGES]: failure };
    return toHtml(routes, context);
  }
}

function toHtml(routes: DataRoutes, context: StaticHandlerContext): RenderedDocument {
  const router = createStaticRouter(routes, context);
  const shown: ShownTexts = new Map();
  const html = renderToString(
    <ConsentMarkup value={CONSENT_QUESTION}>
      <ShownTextsContext value={shown}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ShownTextsContext>
    </ConsentMarkup>,
  );
  return { html, shown };
}

function statusOf(context: StaticHandlerContext): number {
  const [error] = Object.values(context.errors ?? {});
  if (error === undefined) return context.statusCode;
  return toPageError(error).status || 502;
}

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** The page of a draft runs nothing, counts nothing and holds no data for a script. */
const withoutScripts = (html: string): string => html.replace(SCRIPTS, '');

/** Puts the links at the end of the head and the data at the end of the body; React skips both when it hydrates. */
function assemble(html: string, head: string, data: string): string[] {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return ['<!doctype html>', html.slice(0, headEnd), head, html.slice(headEnd, bodyEnd), data, html.slice(bodyEnd)];
}
