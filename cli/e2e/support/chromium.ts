import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openBrowser } from './browser.ts';
import { watchRequests } from './open-requests.ts';
import { product } from './product.ts';
import { DESKTOP } from './sizes.ts';
import { slowDown } from './slow-line.ts';

/** How long a page may take to open, and an element to appear, on the slowest machine, in milliseconds. */
const PATIENCE_MS = 180_000;

/** Visitors of the test that runs. */
const opened: Visitor[] = [];
/** Those whose test is over, who have forgotten everything; the next file has them, too, where its product has their address. */
const idle: Visitor[] = [];
/** Whom {@link keepVisitor} has opened last, and with what. */
let kept: { readonly by: string; readonly visitor: Visitor } | undefined;
/** Whom {@link openShared} has opened in the test that runs, by whether they run scripts. */
const shared = new Map<boolean, Visitor>();

/** What visitors prefer by default: to draw what moves takes a fifth of the work of the whole run. */
let motion: 'reduce' | 'no-preference' = 'reduce';

/** Has the visitors of this file see what moves as most people do: for files that are about it. */
export function letThingsMove(): void {
  beforeAll(() => {
    motion = 'no-preference';
  });
  afterAll(() => {
    motion = 'reduce';
  });
}

/** A page of a fresh visitor, and what went wrong in it so far. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and console errors, hydration warnings included. */
  readonly mistakes: string[];
  /** Paths of API calls made by the page, with their query; without those that measure the visit or bring a token. */
  readonly calls: string[];
}

/** What a visitor is; `consent` is what they have chosen about being measured, `refused` by default. */
export type VisitOptions = BrowserContextOptions & {
  consent?: 'refused' | 'undecided';
  /** Whether the test does to the page what would stay: `addInitScript` or `clock`. */
  lasting?: boolean;
};

/** What can be changed about a visitor whose browser is open. */
export type Looks = Pick<VisitOptions, 'viewport' | 'colorScheme' | 'reducedMotion' | 'extraHTTPHeaders' | 'consent'>;

interface Visitor extends Visit {
  /** Whether another test may have them, with other looks; undefined if not. */
  readonly reusable: { readonly javaScriptEnabled: boolean } | undefined;
}

/**
 * Opens `path` as a fresh visitor on a desktop window by default; nothing outside the product answers. Where nothing
 * forbids it, the visitor is one of a test before who has forgotten everything: in a context that is there already a page
 * takes the browser half the work.
 */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const visitor = await visitorOf(options);
  opened.push(visitor);
  if (path !== '') await visitor.page.goto(path);
  return visitor;
}

async function visitorOf({ javaScriptEnabled = true, lasting = false, ...options }: VisitOptions): Promise<Visitor> {
  const { viewport, colorScheme, reducedMotion, extraHTTPHeaders, consent, ...others } = options;
  if (lasting || Object.keys(others).length > 0) {
    return { ...(await visitForAll({ javaScriptEnabled, ...options })), reusable: undefined };
  }
  // A crash of the browser closes them all.
  const isFit = ({ reusable, page }: Visitor) => reusable?.javaScriptEnabled === javaScriptEnabled && !page.isClosed();
  const at = idle.findIndex(isFit);
  const visitor = idle.splice(at, at === -1 ? 0 : 1)[0] ?? {
    ...(await visitForAll({ javaScriptEnabled, consent: 'undecided' })),
    reusable: { javaScriptEnabled },
  };
  await dress(visitor, options);
  return visitor;
}

/** As {@link visit}, for several tests, the last of which closes the context. */
export async function visitForAll({ consent = 'refused', ...options }: VisitOptions = {}): Promise<Visit> {
  const { origin } = product;
  const context = await (await openBrowser()).newContext({
    viewport: DESKTOP,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: motion,
    baseURL: origin,
    // What a worker fetches cannot be held back by a test.
    serviceWorkers: 'block',
    ...options,
  });
  if (consent === 'refused') await refuse(context);
  context.setDefaultTimeout(PATIENCE_MS);
  await slowDown(context);
  const visitor = { page: await context.newPage(), context, mistakes: [], calls: [] };
  listen(visitor);
  return visitor;
}

const refuse = (context: BrowserContext) =>
  context.addCookies([{ name: 'antam_consent', value: '1.refused', url: product.origin }]);

/** What tests do on purpose, and what the browser says of a machine that is slow: that a font came before it was used. */
const NO_MISTAKE =
  /net::ERR_|Service Worker registration blocked|\.woff2 was preloaded using link preload but not used within/;

/** Where pages send what was seen on them. */
const COLLECTOR = '/api/v1/analytics/';

function listen({ page, mistakes, calls }: Visit): void {
  const { origin } = product;
  watchRequests(page);
  page.on('pageerror', error => mistakes.push(String(error)));
  page.on('console', message => {
    if (!['error', 'warning'].includes(message.type()) || NO_MISTAKE.test(message.text())) return;
    const { pathname } = new URL(message.location().url, origin);
    // A count that is sent in the moment of a login may carry the token of before, and is lost.
    if (pathname === COLLECTOR && /status of 403/.test(message.text())) return;
    mistakes.push(/^Failed to load resource/.test(message.text()) ? `${message.text()} ${pathname}` : message.text());
  });
  page.on('request', request => {
    const url = new URL(request.url());
    const isCall = url.origin === origin && url.pathname.startsWith('/api/');
    const isMeasuring = url.pathname === COLLECTOR;
    // The page reads the settings as JSON; what reads them for the token of its writes asks for nothing.
    const isForToken = url.pathname === '/api/v1/site/' && !request.headers().accept?.includes('application/json');
    if (isCall && !isMeasuring && !isForToken) calls.push(url.pathname + url.search);
  });
}

async function dress({ page, context }: Visit, looks: Looks): Promise<void> {
  const { viewport, colorScheme = null, reducedMotion = motion, extraHTTPHeaders = {}, consent } = looks;
  const { width, height } = viewport ?? DESKTOP;
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
  await Promise.all([
    page.emulateMedia({
      media: null,
      forcedColors: null,
      colorScheme,
      reducedMotion,
    }),
    context.setExtraHTTPHeaders(extraHTTPHeaders),
    consent === 'undecided' || refuse(context),
  ]);
}

/** Runs no script, so nothing is written any more when its storage is emptied. */
const EMPTY = '/robots.txt';

/** Whether a visitor has opened nothing yet. */
export const isEmpty = (page: Page) => page.url() === 'about:blank' || page.url() === product.origin + EMPTY;

/**
 * As {@link openPage}, for tests of a file that follow each other and leave the page as they found it: they share it until
 * one of them fails, leaves its address or opens another.
 */
export async function openKept(path: string, options: Looks = {}): Promise<Visit> {
  const visitor = await keepVisitor(path, options, async page => page.url() === product.origin + path);
  const { page } = visitor;
  if (isEmpty(page)) {
    await page.goto(path);
    await hydrated(page);
  }
  await dress(visitor, options);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return visitor;
}

/**
 * The visitor whom tests of a file that follow each other share, with an empty page for the first of them: until one of
 * them fails, leaves the page so that it `isFit` no more, or asks for another.
 */
export async function keepVisitor(
  what: string,
  options: Looks,
  isFit: (page: Page) => Promise<boolean>,
): Promise<Visit> {
  const by = JSON.stringify([what, options]);
  if (kept?.by !== by) await leaveKept();
  kept ??= { by, visitor: await visitorOf(options) };
  const { visitor } = kept;
  const { page } = visitor;
  onTestFinished(async ({ task }) => {
    const isOver = task.result?.state === 'fail' || page.isClosed() || !(await isFit(page));
    if (isOver && kept?.visitor === visitor) await leaveKept();
  });
  visitor.mistakes.length = 0;
  visitor.calls.length = 0;
  return visitor;
}

/** Leaves the visitor whom tests of a file have shared. */
export async function leaveKept(): Promise<void> {
  const left = kept;
  kept = undefined;
  if (left) await leave(left.visitor);
}

/** Leaves nothing of a visitor but the browser. */
async function forgetAll(visitor: Visit): Promise<void> {
  const { page, context, mistakes, calls } = visitor;
  page.removeAllListeners();
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false)]);
  await slowDown(context);
  await Promise.all(context.pages().map(other => other === page || other.close()));
  // A step back that the page has begun, as where a dialog closes, ends a navigation that begins behind it.
  await page.goto(EMPTY).catch(() => page.goto(EMPTY));
  await page.evaluate(() => [localStorage, sessionStorage].map(all => all.clear()));
  // A driven clock stays with its browser, and hides what the browser measures.
  const isDriven = await page.evaluate(() => performance.getEntriesByType('navigation').length === 0);
  if (isDriven) throw new Error('A test that drives the clock needs a visitor of its own: see `lasting`');
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  mistakes.length = 0;
  calls.length = 0;
  listen(visitor);
}

/** Waits until the page is hydrated, which one that sleeps is when its visitor touches it. */
export async function hydrated(page: Page): Promise<void> {
  await touched(page);
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    return main !== null && Object.keys(main).some(key => key.startsWith('__reactProps'));
  });
}

/** Moves the pointer into the corner of a page that has been read, as a visitor does who is about to press something. */
export async function touched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Nobody touches what is not styled yet: nothing of it is painted.
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
    const isStyled = [...styles].every(({ sheet }) => sheet);
    return document.readyState !== 'loading' && document.getElementById('main') !== null && isStyled;
  });
  await page.mouse.move(0, 1);
  await page.mouse.move(1, 0);
}

/** As {@link visit}, and waits for the page's script where it may run. */
export async function openPage(path: string, options: VisitOptions = {}): Promise<Visit> {
  const opened = await visit(path, options);
  if (options.javaScriptEnabled !== false) await hydrated(opened.page);
  return opened;
}

/** As {@link openPage}, by the one visitor whom a test has by it: where it opens several pages, one after the other. */
export async function openShared(
  path: string,
  { viewport = DESKTOP, javaScriptEnabled = true }: Pick<VisitOptions, 'viewport' | 'javaScriptEnabled'> = {},
): Promise<Visit> {
  const known = shared.get(javaScriptEnabled);
  if (known) await forgetAll(known);
  const visitor = known ?? (await visitorOf({ javaScriptEnabled }));
  shared.set(javaScriptEnabled, visitor);
  await dress(visitor, { viewport });
  if (path !== '') await visitor.page.goto(path);
  if (path !== '' && javaScriptEnabled) await hydrated(visitor.page);
  return visitor;
}

/** Lets the visitors of the test that has just ended forget it: a page that is open would go on working beside the next. */
export async function leavePages(): Promise<void> {
  const all = [...opened.splice(0), ...shared.values()];
  shared.clear();
  await Promise.all(all.map(leave));
}

async function leave(visitor: Visitor): Promise<void> {
  const { reusable, page, context } = visitor;
  if (!reusable || page.isClosed()) return context.close();
  await forgetAll(visitor);
  idle.push(visitor);
}
