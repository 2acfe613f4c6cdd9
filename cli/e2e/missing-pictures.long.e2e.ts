import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openShared } from './support/chromium.ts';
import { unexpected } from './support/mistakes.ts';

const PORTRAIT = '#list [aria-hidden] > img[src*="/uploads/"]';
const PHOTOGRAPH = '#list img[src*="/uploads/"]';

/** The first picture of a page whose pictures do not come, once it has failed. */
async function failed(page: Page, pictures: string): Promise<Locator> {
  const first = page.locator(pictures).first();
  await first.scrollIntoViewIfNeeded();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  return first;
}

/** A portrait gives way to the initials. */
async function showsInitials(page: Page): Promise<void> {
  const drawn = await (await failed(page, PORTRAIT)).evaluate(image => {
    const { content, backgroundImage } = getComputedStyle(image, '::after');
    const below = image.parentElement;
    return {
      content,
      backgroundImage,
      initials: below?.innerText,
      ground: below && getComputedStyle(below).backgroundImage,
    };
  });
  expect(drawn.initials).toMatch(/^\p{Lu}{1,2}$/u);
  expect(drawn.content).toBe(`"${drawn.initials}"`);
  expect(drawn.backgroundImage).toBe(drawn.ground);
}

/** A photograph gives way to the drawn building. */
async function showsBuilding(page: Page): Promise<void> {
  const first = await failed(page, PHOTOGRAPH);
  const drawing = await first.evaluate(image => getComputedStyle(image, '::after').backgroundImage);
  const path = /\/assets\/(?:hospital|clinic|dental|pharmacy|lab|other)-[\w-]+\.svg/.exec(drawing)?.[0];
  expect(drawing).toMatch(/\/assets\/.+\.svg/);
  expect((await page.request.get(path ?? '/khong-co')).status()).toBe(200);
  const isDrawn = () =>
    page.evaluate(end => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)), path ?? '');
  await expect.poll(isDrawn).toBe(true);
}

describe('missing pictures', () => {
  it.each<[path: string, what: string, look: (page: Page) => Promise<void>]>([
    ['/bac-si/', 'and shows initials', showsInitials],
    ['/co-so-y-te/', 'and shows drawn buildings', showsBuilding],
    [PLACES.hospital.path, '', async () => undefined],
    [PROFESSIONALS.mai.path, '', async () => undefined],
    ['/', '', async () => undefined],
  ])('%s keeps its layout when no picture comes %s', async (path, _, look) => {
    const boxes = (page: Page) =>
      page.locator('main :is(article, section, h1, h2, h3, [data-media-block])').evaluateAll(all =>
        all.map(element => {
          const { x, y, width, height } = element.getBoundingClientRect();
          // Which names a map has drawn so far depends on what of it has come.
          // So does whether a gallery counts its pictures.
          const text = element.textContent?.trim().replace(/^\d+ \/ \d+$/, '');
          const name = element.matches('[data-map]') ? 'map' : text?.slice(0, 20);
          return [element.tagName, name, x, y, width, height].join(' ');
        }),
      );
    const mapsBuilt = (page: Page) => page.locator('[data-map]:not([data-rendered])').waitFor({ state: 'detached' });
    const { page, context, mistakes } = await openShared(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await mapsBuilt(page);
    const before = await boxes(page);
    await context.route('**/uploads/**', route => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await mapsBuilt(page);
    expect(await boxes(page)).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
    await look(page);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('keeps the map’s list, markers and directions when the tiles are malformed', async () => {
    const { page, context, mistakes } = await openShared('');
    let asked = 0;
    await context.route('https://tile.openstreetmap.org/**', route => {
      asked++;
      return route.fulfill({ status: 200, contentType: 'image/png', body: '<html>no tile</html>' });
    });
    await page.goto('/co-so-y-te/');
    await page.locator('[data-map][data-rendered] [data-marker]').first().waitFor({ state: 'attached' });
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-place-item]').count()).toBe(8);
    expect(
      await page
        .locator('[data-map] img')
        .evaluateAll(all => all.some(image => image.checkVisibility({ visibilityProperty: true }))),
    ).toBe(false);
    expect(unexpected(mistakes)).toEqual([]);
  });
});
