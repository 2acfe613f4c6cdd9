import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visit, visitForAll } from './chromium.ts';
import { consoleReady, goInConsole } from './console.ts';
import { foreignWords } from './foreign-words.ts';
import { logIn } from './log-in.ts';
import { unexpected } from './mistakes.ts';
import { DESKTOP, PHONE, TABLET, WIDE } from './sizes.ts';
import { violations } from './violations.ts';

/** A page of the console: its address, its title as a pattern, and what the last of its data fills in. */
type ConsolePage = readonly [path: string, title: string, filled: string];

/** A field that holds a value. */
export function valued(name: string, value: string): string {
  return `input[name=${name}][value="${value}"]`;
}

/** By how many pixels a page can be scrolled sideways. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Whether the page's title is not to be read to its end. */
const cut = (page: Page) => page.locator('#react-admin-title').evaluate(title => title.scrollWidth > title.clientWidth);

/** Goes to a page of the console as its links do, and waits for the last of its data. */
export async function openConsolePage(page: Page, [path, title, filled]: ConsolePage): Promise<void> {
  await goInConsole(page, path);
  await page.locator('h1', { hasText: new RegExp(`^${title}$`) }).waitFor();
  await page.locator(filled).first().waitFor({ state: 'attached' });
  await consoleReady(page);
}

/** Declares a test of each page: it is accessible, in the light on a desktop and in the dark on a phone. */
export function testConsolePages(pages: Readonly<Record<string, ConsolePage>>): void {
  describe('the console’s pages', () => {
    /** A window that stays open from page to page, in the light on a desktop, in the dark on a phone. */
    const windows: Visit[] = [];
    beforeAll(async () => {
      for (const looks of [
        { viewport: DESKTOP, colorScheme: 'light' },
        { viewport: PHONE, colorScheme: 'dark' },
      ] as const) {
        const opened = await visitForAll({ reducedMotion: 'reduce', ...looks });
        windows.push(opened);
        await logIn(opened.context, 'admin');
        await opened.page.goto('/admin/');
      }
    });
    afterAll(() => Promise.all(windows.map(({ context }) => context.close())));

    it.each(Object.entries(pages))('%s is accessible, fits a phone and is in Vietnamese', async (_, shown) => {
      for (const { page, mistakes } of windows) {
        mistakes.length = 0;
        await openConsolePage(page, shown);
        expect(await violations(page)).toEqual([]);
        expect(await foreignWords(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        if (page.viewportSize()?.width === PHONE.width) expect(await cut(page)).toBe(false);
        else expect(await overflowElsewhere(page)).toBeLessThanOrEqual(0);
        expect(unexpected(mistakes)).toEqual([]);
      }
    });
  });
}

/** On a tablet and in a wide window, whatever is worse. Leaves the window as wide as it was. */
async function overflowElsewhere(page: Page): Promise<number> {
  const found: number[] = [];
  for (const viewport of [TABLET, WIDE]) {
    await page.setViewportSize(viewport);
    found.push(await overflow(page));
  }
  await page.setViewportSize(DESKTOP);
  return Math.max(...found);
}
