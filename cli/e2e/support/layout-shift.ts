import type { Page } from 'playwright-core';
import { z } from 'zod';
import { hydrated } from './chromium.ts';

const FONTS = '**/*.woff2';

/** Opens a page whose fonts arrive only after hydration, as on a slow line, and waits for them. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const held: string[] = [];
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(FONTS, async route => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  release();
  await page.waitForLoadState('networkidle');
  // Everything on the page has loaded and has been painted.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page.unroute(FONTS);
  if (held.length === 0) throw new Error(`${path} asked for no font`);
}

/** How much of the page has jumped since it was opened, without what the visitor caused: the web's CLS before windowing. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(
    () =>
      new Promise<unknown[]>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().map(entry => entry.toJSON()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Without any shift the observer is never called.
        setTimeout(() => resolve([]), 100);
      }),
  );
  const entries = z.array(z.object({ value: z.number(), hadRecentInput: z.boolean() })).parse(shifts);
  return entries.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
}
