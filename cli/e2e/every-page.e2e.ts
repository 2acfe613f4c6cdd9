import {
  ARTICLES,
  COLLECTIONS,
  DISEASES,
  DRUGS,
  PLACES,
  PROFESSIONALS,
  PROMOTIONS,
} from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openKept, type Visit, visitForAll } from './support/chromium.ts';
import { crawl } from './support/crawl.ts';
import { FRAME_MS, openDriven } from './support/driven-clock.ts';
import { foreignWords } from './support/foreign-words.ts';
import { askAs, replyAs } from './support/forum.ts';
import { waitingEntry } from './support/full-day.ts';
import { layoutShift, openWithLateFonts } from './support/layout-shift.ts';
import { overlayClosed } from './support/overlays.ts';
import { product } from './support/product.ts';
import { DESKTOP, PHONE, TABLET } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { unreachable } from './support/tab-order.ts';
import { violationsInBothLooks } from './support/violations.ts';

const NOT_FOUND = '/khong-co-trang-nay/';

/** One page of each kind, the rich ones and the empty ones; of some the address is made first. */
const PAGES: Readonly<Record<string, string | (() => Promise<string>)>> = {
  home: '/',
  'search with results': '/tim-kiem/?q=nhi+khoa',
  'search without results': '/tim-kiem/?q=qqqzzz',
  'list of doctors': '/bac-si/',
  'list of places': '/co-so-y-te/',
  'empty list': '/bac-si/?q=qqqzzz',
  'filters page': '/co-so-y-te/bo-loc/?provinces=ha-noi',
  'rich doctor': PROFESSIONALS.mai.path,
  'bare doctor': PROFESSIONALS.bare.path,
  'rich place': PLACES.hospital.path,
  'bare place': PLACES.bare.path,
  specialities: '/chuyen-khoa/',
  'speciality landing': '/chuyen-khoa/tim-mach/',
  services: '/dich-vu/',
  'service landing': '/dich-vu/kham-tim-mach/',
  collections: '/tuyen-chon/',
  collection: COLLECTIONS.places.path,
  articles: '/bai-viet/',
  'articles of a topic': '/bai-viet/?topic=nhi-khoa',
  article: ARTICLES.fever.path,
  diseases: '/benh/',
  'diseases of a speciality': '/benh/?speciality=tim-mach',
  'disease that cannot wait': DISEASES.stroke.path,
  disease: DISEASES.bloodPressure.path,
  drugs: '/thuoc/',
  'drugs that nobody knows': '/thuoc/?q=qqqzzz',
  drug: DRUGS.paracetamol.path,
  promotions: '/khuyen-mai/',
  promotion: PROMOTIONS.packages.path,
  'promotion that is over': PROMOTIONS.ended.path,
  transparency: '/minh-bach/',
  verification: '/xac-minh/',
  about: '/ve-chung-toi/',
  terms: '/dieu-khoan/',
  'choosing a time': `/dat-kham/?place=${PLACES.hospital.id}&professional=${PROFESSIONALS.mai.id}`,
  'booking nobody': '/dat-kham/',
  'joining a waiting list': `/dat-kham/bao-khi-co-cho/?place=${PLACES.hospital.id}&day=2031-11-20`,
  'a place on a waiting list': waitingEntry,
  'writing a review': `${PROFESSIONALS.mai.path}nhan-xet/`,
  questions: '/hoi-bac-si/',
  'questions that nobody asked': '/hoi-bac-si/?q=qqqzzz',
  'a question with an answer': answeredQuestion,
  'asking a question': '/hoi-bac-si/dat-cau-hoi/',
  'what was asked and answered': '/hoi-bac-si/hoat-dong/',
  'stopping letters about a question': `/hoi-bac-si/ngung-theo-doi/${'x'.repeat(43)}/`,
  'privacy policy': '/quyen-rieng-tu/',
  'not found': NOT_FOUND,
};

/** Richest in colours and in what only one size shows. */
const COLOURFUL = new Set(['/', '/bac-si/', PROFESSIONALS.mai.path, PLACES.hospital.path, '/quyen-rieng-tu/']);

/** Pages have all their data when they come, but for slots once these are in sight, and the server's time for countdowns. */
const LATER = /^\/api\/v1\/(slot\/\?|promotion\/\d+\/moment\/$)/;

/** A page that is missing answers 404, which the browser notes in its console. */
const isExpected = (path: string) => (mistake: string) => path === NOT_FOUND && /status of 404/.test(mistake);

async function answeredQuestion(): Promise<string> {
  const thread = await askAs('official');
  await replyAs('doctor', thread, { body: 'Chào bạn, ho khan sau cảm lạnh thường tự hết trong ba đến tám tuần.' });
  return thread.path;
}

let visitor: Visit;
beforeAll(async () => {
  visitor = await visitForAll({ reducedMotion: 'reduce' });
});
afterAll(() => visitor.context.close());

describe.each(Object.entries(PAGES))('%s', (_, wanted) => {
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
    expect(await layoutShift(page)).toBeLessThan(0.02);
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

/** How many of the browser's own transitions and animations take time. */
const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
  );

describe('all pages', () => {
  it('do not move for visitors who prefer less motion', async () => {
    const { page } = await openKept('/bac-si/', { viewport: DESKTOP, reducedMotion: 'reduce' });
    await page.getByRole('link', { name: /^Bộ lọc/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await moving(page)).toBe(0);
    await page.keyboard.press('Escape');
    await overlayClosed(page);
  });

  it.each([
    ['/bac-si/', DESKTOP, 'body'],
    ['/co-so-y-te/?provinces=ha-noi', PHONE, 'body'],
    // Header and footer are those of the lists.
    ['/', DESKTOP, 'main'],
    [PLACES.hospital.path, DESKTOP, 'main'],
  ])('%s lets the keyboard reach every control, with a visible focus', async (path, viewport, within) => {
    const { page } = await openKept(path, { viewport, reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    expect(await unreachable(page, { within })).toEqual([]);
  });

  it('jump to a section at once for visitors who prefer less motion', async () => {
    const { page, pass } = await openDriven(PROFESSIONALS.mai.path, { reducedMotion: 'reduce' });
    const scrolled = () => page.evaluate(() => scrollY);
    const from = await scrolled();
    await page.locator('[data-sticky-list] a').nth(3).click();
    await pass(2 * FRAME_MS);
    const to = await scrolled();
    expect(to - from).toBeGreaterThan(300);
    expect(await moving(page)).toBe(0);
    await pass(2_000);
    expect(await scrolled()).toBe(to);
  });

  it('have no dead link: every link, picture and script of the site answers 200', async () => {
    const { pages, broken } = await crawl(product.origin, '/');
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(150);
    for (const path of [PLACES.hospital.path, PROFESSIONALS.mai.path, '/tuyen-chon/', '/dich-vu/kham-nhi/'])
      expect(pages).toContain(path);
    for (const { path } of [PLACES.draft, PLACES.hidden, PROFESSIONALS.draft, PROFESSIONALS.hidden, COLLECTIONS.draft])
      expect(pages).not.toContain(path);
  });
});
