/*
 * The site's service worker: the pages last visited, and a page that says what is wrong, for hard loads without a
 * network. With a network every page comes from the server, so no old build is ever served; each build has a cache of
 * its own and removes those before it.
 */

/** What this worker uses of its global scope; the library of types for workers cannot stand beside the one for pages. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Waiting & { readonly data: unknown }) => void): void;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Named by the build that this worker came with. */
declare const BUILD: string;
/** The built files of the font by the addresses under which the page without a network asks for them. */
declare const FONTS: Readonly<Record<string, string>>;
declare const self: WorkerScope;

const PREFIX = 'antam-';
const NAME = PREFIX + BUILD;
const OFFLINE = '/ngoai-tuyen/';
const MAX_PAGES = 20;
const TITLE = /<title[^>]*>([^<]*)<\/title>/;
const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/g;

const ofBuild = () => self.caches.open(NAME);
const pathOf = (request: Request) => new URL(request.url).pathname;
const isAsset = (path: string) => path.startsWith('/assets/');

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(replaceOthers()));

async function install(): Promise<void> {
  const cache = await ofBuild();
  await cache.add(new Request(OFFLINE, { credentials: 'omit', cache: 'reload' }));
  // The page can be read without them.
  await Promise.allSettled(Object.values(FONTS).map(file => asset(new Request(file))));
  await self.skipWaiting();
}

async function replaceOthers(): Promise<void> {
  const names = await self.caches.keys();
  await Promise.all(
    names.filter(name => name.startsWith(PREFIX) && name !== NAME).map(name => self.caches.delete(name)),
  );
  await self.clients.claim();
}

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const font = FONTS[pathname];
  if (font !== undefined) event.respondWith(asset(new Request(font)));
  else if (isAsset(pathname)) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(page(event));
});

/** Pages end with a slash; the console, the API and messages of the own machine are none. */
const isPage = (path: string) => path.endsWith('/') && !/^\/(admin|api|dev|uploads)\//.test(path);

/** Files named by their content never become old. */
async function asset(request: Request): Promise<Response> {
  const cache = await ofBuild();
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

async function page(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    event.waitUntil(store(request.url, answer.clone()));
    return answer;
  } catch {
    const cache = await ofBuild();
    return (await cache.match(request)) ?? offlinePage(cache);
  }
}

/**
 * Stores a page that is the same for all visitors, which the server says by its headers, at an address without a query:
 * words that the visitor searched for are not kept.
 */
async function store(url: string, answer: Response): Promise<void> {
  const isShared = answer.headers.has('ETag') && !answer.headers.get('Cache-Control')?.includes('no-store');
  if (answer.status !== 200 || answer.redirected || !isShared || new URL(url).search !== '') return;
  const cache = await ofBuild();
  // Put again, it is the last of the keys.
  await cache.delete(url);
  await cache.put(url, answer);
  const pages = await storedPages(cache);
  await Promise.all(pages.slice(0, -MAX_PAGES).map(request => cache.delete(request)));
}

/** The oldest first. */
async function storedPages(cache: Cache): Promise<Request[]> {
  return (await cache.keys()).filter(request => !isAsset(pathOf(request)) && pathOf(request) !== OFFLINE);
}

/** The page that says what is wrong, with links to the stored pages, the last one first. */
async function offlinePage(cache: Cache): Promise<Response> {
  const plain = await cache.match(OFFLINE);
  if (!plain) return Response.error();
  const links = await Promise.all((await storedPages(cache)).reverse().map(request => linkTo(cache, request)));
  const list = links.length > 0 ? `<h2>Trang bạn vừa xem</h2><ul>${links.join('')}</ul>` : '';
  const html = (await plain.text()).replace('<!-- pages -->', () => list);
  return new Response(html, { status: 503, headers: plain.headers });
}

async function linkTo(cache: Cache, request: Request): Promise<string> {
  const html = await (await cache.match(request))?.text();
  const path = pathOf(request);
  return `<li><a href="${path}">${TITLE.exec(html ?? '')?.[1] ?? decodeURI(path)}</a></li>`;
}

/** A page says what it is and which files it has: it was opened before this worker, or without a hard load. */
self.addEventListener('message', event => event.waitUntil(keep(event.data)));

async function keep(told: unknown): Promise<void> {
  if (typeof told !== 'object' || told === null || !('page' in told) || !('files' in told)) return;
  if (typeof told.page !== 'string' || !Array.isArray(told.files)) return;
  const page = new URL(told.page, self.location.origin);
  const files = told.files
    .filter(file => typeof file === 'string' && isAsset(file))
    .map(file => asset(new Request(file)));
  await Promise.allSettled(files);
  if (page.origin !== self.location.origin || !isPage(page.pathname)) return;
  const answer = await fetch(page);
  await keepSheets(await answer.clone().text());
  await store(page.href, answer);
}

/** Inside the site a page was opened with the pieces of its one style sheet, and without a network it asks for the sheet. */
async function keepSheets(html: string): Promise<void> {
  const sheets = [...html.matchAll(SHEET)].map(([, sheet = '']) => asset(new Request(sheet)));
  await Promise.allSettled(sheets);
}

// A module for the types: what it declares is its own.
export {};
