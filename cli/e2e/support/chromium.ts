import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumAdvice, findChromium } from '../../../scripts/find-chromium.mjs';
import { product } from './product.ts';
import { DESKTOP } from './sizes.ts';

/** A closed network makes the browser's own errands fail, many at a time. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on phones and dense screens, not rounded to whole pixels.
  '--font-render-hinting=none',
  // Nothing outside the product answers. Taking requests out of the browser one by one would cost it its cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** How long a page may take to open, and an element to appear, on the slowest machine, in milliseconds. */
const PATIENCE_MS = 60_000;

/** One browser for all files of a worker; Playwright closes it when the process ends. */
let browser: Promise<Browser> | undefined;
/** Contexts of the test that runs. */
const opened: BrowserContext[] = [];

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumAdvice());
  const launched = await chromium.launch({ executablePath, args: FLAGS });
  // A crash fails the test that it happens in, and no other.
  launched.on('disconnected', () => {
    browser = undefined;
  });
  return launched;
}

/** A page of a fresh visitor, and what went wrong in it so far. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and console errors, hydration warnings included. */
  readonly mistakes: string[];
  /** Paths of API calls made by the page, with their query; without those that measure the visit. */
  readonly calls: string[];
}

/** What a visitor is; `consent` is what they have chosen about being measured, `refused` by default. */
export type VisitOptions = BrowserContextOptions & { consent?: 'refused' | 'undecided' };

/** Opens `path` as a fresh visitor on a desktop window by default; nothing outside the product answers. */
export async function visit(path: string, { consent = 'refused', ...options }: VisitOptions = {}): Promise<Visit> {
  const { origin } = product;
  browser ??= launch();
  const context = await (await browser).newContext({
    viewport: DESKTOP,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'no-preference',
    baseURL: origin,
    ...options,
  });
  opened.push(context);
  if (consent === 'refused') await context.addCookies([{ name: 'antam_consent', value: '1.refused', url: origin }]);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const mistakes: string[] = [];
  const calls: string[] = [];
  page.on('pageerror', error => mistakes.push(String(error)));
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type()) && !/net::ERR_/.test(message.text()))
      mistakes.push(message.text());
  });
  page.on('request', request => {
    const url = new URL(request.url());
    const isCall = url.origin === origin && url.pathname.startsWith('/api/');
    if (isCall && url.pathname !== '/api/v1/analytics/') calls.push(url.pathname + url.search);
  });
  if (path !== '') await page.goto(path);
  return { page, context, mistakes, calls };
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    return main !== null && Object.keys(main).some(key => key.startsWith('__reactProps'));
  });
}

/** As {@link visit}, and waits for the page's script where it may run. */
export async function openPage(path: string, options: VisitOptions = {}): Promise<Visit> {
  const opened = await visit(path, options);
  if (options.javaScriptEnabled !== false) await hydrated(opened.page);
  return opened;
}

/** Closes what the test that has just ended had opened: a forgotten page would go on working beside the next one. */
export async function closePages(): Promise<void> {
  await Promise.all(opened.splice(0).map(context => context.close()));
}
