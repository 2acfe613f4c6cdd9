import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hydrated, type Visit, visitForAll } from './chromium.ts';
import type { Who } from './log-in.ts';
import { beginSession, product, writeWideTexts } from './product.ts';
import { NARROW } from './sizes.ts';

/** A page and who looks at it; null for a visitor without an account. */
export interface WidePage {
  readonly path: string;
  readonly who: Who | null;
}

/** More of what is too wide says nothing more about the cause. */
const MAX_NAMED = 5;

/**
 * Declares a test of each page, whose texts have words, addresses and email addresses without a place to break: the
 * window of 320 px need not be scrolled to the side, whether what can be unfolded is folded or not.
 * @param prepare makes what the world lacks, before the texts become wide; answers further pages, which one test looks
 *   at
 */
export function testWidePages(pages: readonly WidePage[], prepare?: () => Promise<readonly WidePage[]>): void {
  let visitor: Visit;
  const sessions = new Map<Who, string>();
  let further: readonly WidePage[] = [];
  beforeAll(async () => {
    visitor = await visitForAll({ viewport: NARROW });
    further = (await prepare?.()) ?? [];
    // Nobody logs in by an address that has changed.
    for (const { who } of [...pages, ...further]) {
      if (who !== null && !sessions.has(who)) {
        sessions.set(who, await beginSession(ACCOUNTS[who].email, { secondFactor: false }));
      }
    }
    await writeWideTexts();
  });
  afterAll(() => visitor.context.close());

  const look = async ({ path, who }: WidePage) => {
    const { page, context } = visitor;
    await page.goto('about:blank');
    for (const name of ['antam_session', 'XSRF-TOKEN']) await context.clearCookies({ name });
    const value = who === null ? undefined : sessions.get(who);
    if (value !== undefined) {
      await context.addCookies([
        { name: 'antam_session', value, url: product.origin, httpOnly: true, sameSite: 'Lax' },
      ]);
    }
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await sticksOut(page)).toEqual([]);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    });
    expect(await sticksOut(page)).toEqual([]);
  };

  it.each(pages)('$path needs no scrolling to the side at 320 px, whatever was typed', look);
  if (prepare) {
    it('pages of what people have made need no scrolling to the side at 320 px', async () => {
      for (const each of further) await look(each);
    });
  }
}

/** What widens the page, the widest first; nothing where the page is as wide as the window. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(most => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    /** What scrolls or is cut by itself widens nothing. */
    const isWithin = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent === null || (getComputedStyle(parent).overflowX === 'visible' && isWithin(parent));
    };
    const wide = [...document.querySelectorAll('body *')]
      .map(element => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
      .filter(({ element, right }) => right > innerWidth && isWithin(element))
      .toSorted((a, b) => b.right - a.right);
    const named = wide
      .slice(0, most)
      .map(
        ({ element, right }) => `${right}: ${element.tagName}.${element.className} ${element.textContent.slice(0, 30)}`,
      );
    return [`The page is ${scrollWidth} px wide`, ...named];
  }, MAX_NAMED);
