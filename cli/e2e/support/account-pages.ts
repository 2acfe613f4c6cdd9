import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, type Visit, visitForAll } from './chromium.ts';
import { foreignWords } from './foreign-words.ts';
import { jumps } from './layout-shift.ts';
import { logIn, type Who } from './log-in.ts';
import { besidesRefusals } from './mistakes.ts';
import { DESKTOP } from './sizes.ts';
import { smallTargets } from './small-targets.ts';
import { unreachable } from './tab-order.ts';
import { violationsInBothLooks } from './violations.ts';

/** Pages of accounts by what they are: the address, and who looks at it. */
type AccountPages = Readonly<Record<string, readonly [path: string, who: Who | null]>>;

/** Whose header and footer are walked through by the keyboard as well: as a visitor's, and as an account's. */
const WHOLE = new Set(['signup', 'account of a provider']);

/** Rich in colours, or in what only one size shows. */
const COLOURFUL = new Set(['signup', 'login', 'account of a provider', 'security']);

/** Declares a test of each page: it is accessible at every size and in both looks, and by the keyboard. */
export function testAccountPages(pages: AccountPages): void {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visitForAll({ reducedMotion: 'reduce' });
  });
  afterAll(() => visitor.context.close());

  describe.each(Object.entries(pages))('%s', (name, [path, who]) => {
    it('is accessible in light and dark, on a desktop and a phone, and by the keyboard', async () => {
      const { page, context, mistakes } = visitor;
      // The page before would go on counting its visit with a session and a token that it has no more.
      await page.goto('about:blank');
      mistakes.length = 0;
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const name of ['antam_session', 'XSRF-TOKEN']) await context.clearCookies({ name });
      if (who !== null) await logIn(context, who);
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.title()).toMatch(/ \| An Tâm$/);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await foreignWords(page)).toEqual([]);
      expect(await jumps(page)).toEqual([]);
      const found = await violationsInBothLooks(page, { isColourful: COLOURFUL.has(name) }, async ({ width }) => {
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect([width, scrollWidth]).toEqual([width, clientWidth]);
        expect(await smallTargets(page)).toEqual([]);
      });
      expect(found).toEqual([]);
      await page.setViewportSize(DESKTOP);
      expect(await unreachable(page, WHOLE.has(name) ? {} : { within: 'main' })).toEqual([]);
      expect(besidesRefusals(mistakes)).toEqual([]);
    });
  });
}
