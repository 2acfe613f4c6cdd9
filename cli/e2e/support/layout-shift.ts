import type { Page } from 'playwright-core';
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

/** So much of a page may jump: the web's CLS before windowing. */
const MAX_SHIFT = 0.02;

/** An entry of the type `layout-shift`, which TypeScript's list of the browser's types lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: ReadonlyArray<{
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }>;
}

/**
 * What has jumped since the page was opened, from where to where, without what the visitor caused; nothing where all of it
 * together is hardly seen.
 */
export async function jumps(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    () =>
      new Promise<Array<{ value: number; moved: string }>>(resolve => {
        const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
        const told = ({ value, sources }: LayoutShift) => ({
          value,
          moved: sources
            .map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent;
              return `${name} ${at(previousRect)} → ${at(currentRect)}`;
            })
            .join('; '),
        });
        new PerformanceObserver(list => {
          const entries = list.getEntries() as LayoutShift[];
          resolve(entries.filter(({ hadRecentInput }) => !hadRecentInput).map(told));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        setTimeout(() => resolve([]), 100);
      }),
  );
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum < MAX_SHIFT ? [] : shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved}`);
}
