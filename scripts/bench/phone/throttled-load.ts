import type { Browser, CDPSession, Page } from 'playwright-core';

/** A poor phone on a poor line. */
const LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50 * 1_024,
  uploadThroughput: 50 * 1_024,
};
const SLOWER_CPU = 4;
const SCREEN = { width: 360, height: 740 };
/** How long nothing may have been asked for until a page counts as loaded, in milliseconds. */
const QUIET_MS = 1_500;
const PATIENCE_MS = 120_000;

/**
 * What opening a page costs and how it feels before the visitor touches it: bytes as sent, times in milliseconds from
 * its request.
 */
export type PhoneLoad = {
  readonly htmlBytes: number;
  readonly scriptBytes: number;
  readonly fontBytes: number;
  readonly allBytes: number;
  readonly requests: number;
  readonly elements: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
  readonly longestTaskMs: number;
};

/** Opens a page on a throttled phone as a fresh visitor, who may have no script. */
export async function loadOnPhone(browser: Browser, url: string, javaScriptEnabled = true): Promise<PhoneLoad> {
  const context = await browser.newContext({
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    javaScriptEnabled,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const line = await watchLine(session);
    const paint = await watchPaint(session);
    if (javaScriptEnabled) await page.addInitScript(watchFeel);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await line.quiet(page);
    const feel = javaScriptEnabled ? await readFeel(page) : NO_FEEL;
    return { ...line.sums(), ...feel, firstPaintMs: paint.firstMs() };
  } finally {
    await context.close();
  }
}

/** Throttles the line and the processor, and counts what is sent over it. */
async function watchLine(session: CDPSession) {
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  let lastAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // An icon that a style sheet brings with it is none.
    if (request.url.startsWith('data:')) return;
    kinds.set(requestId, type ?? 'Other');
    lastAt = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    lastAt = performance.now();
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  const of = (kind: string) => bytes.get(kind) ?? 0;
  return {
    quiet: async (page: Page) => {
      while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
    },
    sums: () => ({
      htmlBytes: of('Document'),
      scriptBytes: of('Script'),
      fontBytes: of('Font'),
      allBytes: [...bytes.values()].reduce((sum, size) => sum + size, 0),
      requests: kinds.size,
    }),
  };
}

/** The browser's own account of the first paint, which needs no script in the page. */
async function watchPaint(session: CDPSession) {
  let sentAt = Number.NaN;
  let paintedAt = Number.NaN;
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    if (Number.isNaN(sentAt)) sentAt = timestamp;
  });
  session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'firstPaint' && !Number.isNaN(sentAt)) paintedAt = timestamp;
  });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return { firstMs: () => (paintedAt - sentAt) * 1_000 };
}

type Feel = Pick<PhoneLoad, 'largestPaintMs' | 'shift' | 'longestTaskMs' | 'elements'>;
const NO_FEEL: Feel = {
  largestPaintMs: Number.NaN,
  shift: Number.NaN,
  longestTaskMs: Number.NaN,
  elements: Number.NaN,
};

declare global {
  interface Window {
    feel?: { largestPaintMs: number; shift: number; longestTaskMs: number };
  }
}

/** Runs in the page before anything else: keeps what the visitor sees of its loading. */
function watchFeel(): void {
  const feel = { largestPaintMs: 0, shift: 0, longestTaskMs: 0 };
  window.feel = feel;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    feel.largestPaintMs = startTime;
  });
  watch('layout-shift', entry => {
    feel.shift += Number(Reflect.get(entry, 'value'));
  });
  watch('longtask', ({ duration }) => {
    feel.longestTaskMs = Math.max(feel.longestTaskMs, duration);
  });
}

function readFeel(page: Page): Promise<Feel> {
  return page.evaluate(() => ({
    largestPaintMs: window.feel?.largestPaintMs ?? 0,
    shift: window.feel?.shift ?? 0,
    longestTaskMs: window.feel?.longestTaskMs ?? 0,
    elements: document.querySelectorAll('*').length,
  }));
}
