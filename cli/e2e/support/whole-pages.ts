import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visit, visitForAll } from './chromium.ts';
import { foreignWords } from './foreign-words.ts';
import { jumps, openWithLateFonts } from './layout-shift.ts';
import { DESKTOP, PHONE, TABLET } from './sizes.ts';
import { smallTargets } from './small-targets.ts';
import { violationsInBothLooks } from './violations.ts';

/** Pages by what they are: their path, or what makes it first. */
export type WholePages = Readonly<Record<string, string | (() => Promise<string>)>>;

export const NOT_FOUND = '/khong-co-trang-nay/';

/** Richest in colours and in what only one size shows. */
const COLOURFUL = new Set(['/', '/bac-si/', PROFESSIONALS.mai.path, PLACES.hospital.path, '/quyen-rieng-tu/']);

/** Pages have all their data when they come, but for slots once these are in sight, and the server's time for countdowns. */
const LATER = /^\/api\/v1\/(slot\/\?|promotion\/\d+\/moment\/$)/;

/** A page that is missing answers 404, which the browser notes in its console. */
const isExpected = (path: string) => (mistake: string) => path === NOT_FOUND && /status of 404/.test(mistake);

/** Declares a test of each page: it is whole, calm and accessible at every size and in both looks. */
export function testWholePages(pages: WholePages): void {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visitForAll({ reducedMotion: 'reduce' });
  });
  afterAll(() => visitor.context.close());

  describe.each(Object.entries(pages))('%s', (_, wanted) => {
    it('[HEAD-01] [LIST-37, API-47] is whole, in Vietnamese and accessible in light and dark, on a desktop and a phone', async () => {
      const { page, mistakes, calls } = visitor;
      const path = typeof wanted === 'string' ? wanted : await wanted();
      mistakes.length = 0;
      calls.length = 0;
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: 'light' });
      await openWithLateFonts(page, path);
      expect(calls.filter(call => !LATER.test(call))).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe('vi');
      expect(await page.title()).toMatch(/ \| An Tâm$|^An Tâm/);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await foreignWords(page)).toEqual([]);
      expect(await jumps(page)).toEqual([]);
      expect(await violationsInBothLooks(page, { isColourful: COLOURFUL.has(path) })).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      for (const size of [PHONE, TABLET]) {
        await page.setViewportSize(size);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect([size.width, scrollWidth]).toEqual([size.width, clientWidth]);
      }
      const unexpected = mistakes.filter(mistake => !isExpected(path)(mistake));
      expect(unexpected).toEqual([]);
    });
  });
}
