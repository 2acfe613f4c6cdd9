import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openShared, visit } from './support/chromium.ts';
import { unexpected } from './support/mistakes.ts';

describe('missing pictures', () => {
  it.each(['/bac-si/', '/co-so-y-te/', PLACES.hospital.path, PROFESSIONALS.mai.path, '/'])(
    '%s keeps its layout when no picture comes',
    async path => {
      const boxes = (page: Page) =>
        page.locator('main :is(article, section, h1, h2, h3, [data-media-block])').evaluateAll(all =>
          all.map(element => {
            const { x, y, width, height } = element.getBoundingClientRect();
            // Which names a map has drawn so far depends on what of it has come.
            const name = element.matches('[data-map]') ? 'map' : element.textContent?.trim().slice(0, 20);
            return [element.tagName, name, x, y, width, height].join(' ');
          }),
        );
      const mapsBuilt = (page: Page) => page.locator('[data-map]:not([data-rendered])').waitFor({ state: 'detached' });
      const { page, context, mistakes } = await openShared(path);
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
      expect(unexpected(mistakes)).toEqual([]);
    },
  );

  /** Opens a page of which no picture comes, and waits until the first of these has failed. */
  async function withoutPictures(path: string, pictures: string) {
    const { page, context } = await visit('');
    await context.route('**/uploads/**', route => route.fulfill({ status: 404, body: '' }));
    const drawing = page.waitForRequest(/\/assets\/(?:hospital|clinic|dental|pharmacy|lab|other)-[\w-]+\.svg$/);
    drawing.catch(() => {});
    await page.goto(path);
    await hydrated(page);
    const first = page.locator(pictures).first();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    return { page, first, drawing };
  }

  it('a portrait that does not come gives way to the initials', async () => {
    const { first } = await withoutPictures('/bac-si/', '#list [aria-hidden] > img[src*="/uploads/"]');
    const drawn = await first.evaluate(image => {
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
  });

  it('a photograph that does not come gives way to the drawn building', async () => {
    const { first, drawing } = await withoutPictures('/co-so-y-te/', '#list img[src*="/uploads/"]');
    expect(await first.evaluate(image => getComputedStyle(image, '::after').backgroundImage)).toMatch(
      /\/assets\/.+\.svg/,
    );
    expect((await (await drawing).response())?.status()).toBe(200);
  });

  it('keeps the map’s list, markers and directions when the tiles are malformed', async () => {
    const { page, context, mistakes } = await visit('');
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
