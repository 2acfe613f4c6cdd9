import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { PlaceDetail } from '@antam/server/features/places/contract.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hydrated, letThingsMove, openKept, openShared, visit } from './support/chromium.ts';
import { stopClock } from './support/driven-clock.ts';
import { changeAnswer, openInside } from './support/inside.ts';
import { watchTransition } from './support/motion.ts';
import { overlayClosed } from './support/overlays.ts';
import { visitPlainly } from './support/plain-page.ts';
import { placeOf } from './support/records.ts';

letThingsMove();

describe('gallery', () => {
  const block = (page: Page) => page.locator('[data-media-block]');
  const thumbs = (page: Page) => block(page).locator('[data-sync-target$="-primary"] li a');
  const slides = '.image-gallery-slide';
  const stage = (page: Page) => block(page).locator('[data-sync-target$="-thumbs"]');
  const dialog = (page: Page) => page.getByRole('dialog');

  async function openGallery() {
    const opened = await openKept(PLACES.hospital.path);
    await opened.page.locator('.image-gallery').waitFor();
    return opened;
  }
  /** Index of the slide that fills the carousel. */
  const shownSlide = (box: Locator) =>
    box.locator(slides).evaluateAll(all => {
      const frame = all[0]?.closest('.image-gallery-swipe')?.getBoundingClientRect();
      return all.findIndex(slide => Math.abs(slide.getBoundingClientRect().left - (frame?.left ?? 0)) < 2);
    });
  const selectedThumbs = (page: Page) =>
    thumbs(page).evaluateAll(all => {
      const colours = all.map(thumb => getComputedStyle(thumb).borderTopColor);
      const plain = colours.find((colour, _, list) => list.filter(other => other === colour).length > 1);
      return colours.flatMap((colour, at) => (colour === plain ? [] : [at]));
    });

  it('[DET-03] [DET-05] [DET-06] has a large carousel and a row of thumbnails that name each other', async () => {
    const { page, mistakes } = await openGallery();
    expect(await stage(page).locator(slides).count()).toBe(9);
    expect(await thumbs(page).count()).toBe(9);
    const large = await stage(page).boundingBox();
    // The column with the booking stands beside it.
    expect(large?.width).toBeGreaterThan(500);
    const pairs = await block(page)
      .locator('[data-sync-target]')
      .evaluateAll(all => all.map(({ id, dataset }) => [`#${id}`, dataset.syncTarget]));
    expect(pairs).toHaveLength(2);
    expect(pairs[0]).toEqual(pairs[1]?.toReversed());
    for (const [, target] of pairs) expect(await page.locator(`[id="${target?.slice(1)}"]`).count()).toBe(1);
    const picture = stage(page).locator(slides).first().locator('img');
    expect(await picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(300);
    expect(mistakes).toEqual([]);
  });

  it('[DET-10] [DET-11] [DET-12] opens one full-size picture at a time, with arrows that slide for 500 ms', async () => {
    const { page, mistakes } = await openGallery();
    const { media } = await placeOf(page, PLACES.hospital.id);
    await stage(page).locator(slides).first().click();
    await dialog(page).locator(slides).first().waitFor();
    const visible = () =>
      dialog(page)
        .locator('img')
        .evaluateAll(all =>
          all
            .filter(image => {
              const { left, right, width } = image.getBoundingClientRect();
              return width > 0 && right > 1 && left < innerWidth - 1 && image.checkVisibility();
            })
            .map(image => image.getAttribute('src')),
        );
    expect(await visible()).toEqual([media.pictures[0]?.origin_url]);
    const previous = dialog(page).getByRole('button', { name: 'Ảnh trước' });
    const next = dialog(page).getByRole('button', { name: 'Ảnh sau' });
    expect(await next.isVisible()).toBe(true);
    const slid = await watchTransition(page, 'dialog .image-gallery-slides-container');
    await next.click();
    expect(await slid()).toEqual({ property: 'transform', duration: 500 });
    await expect.poll(() => shownSlide(dialog(page))).toBe(1);
    await expect.poll(visible).toEqual([media.pictures[1]?.origin_url]);
    expect(await previous.isVisible()).toBe(true);
    await previous.click();
    await expect.poll(visible).toEqual([media.pictures[0]?.origin_url]);
    await page.keyboard.press('Escape');
    await overlayClosed(page);
    expect(mistakes).toEqual([]);
  });

  it('moves by the arrow keys in full screen, and shows the same picture after closing', async () => {
    const { page } = await openGallery();
    await stage(page).getByRole('button', { name: 'Xem toàn màn hình', exact: true }).click();
    await dialog(page).locator(slides).first().waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownSlide(dialog(page))).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => selectedThumbs(page)).toEqual([1]);
    await expect.poll(() => shownSlide(stage(page))).toBe(1);
  });

  it('closes a full-screen picture by “back”, with the page still there', async () => {
    const { page } = await openGallery();
    await page.getByRole('button', { name: 'Xem toàn màn hình', exact: true }).click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(PLACES.hospital.path);
    expect(await page.locator('h1').innerText()).toBe(PLACES.hospital.name);
  });

  it('[DET-08] moves the large carousel to the thumbnail that is clicked', async () => {
    const { page } = await openGallery();
    await thumbs(page).nth(2).click();
    await expect.poll(() => shownSlide(stage(page))).toBe(2);
    await expect.poll(() => selectedThumbs(page)).toEqual([2]);
    const { media } = await placeOf(page, PLACES.hospital.id);
    const shown = stage(page).locator(slides).nth(2).locator('img');
    expect(await shown.getAttribute('src')).toBe(media.pictures[2]?.url);
    expect(await shown.isVisible()).toBe(true);
  });

  it('[DET-07, DET-09] moves the thumbnails with the large carousel, and highlights only the shown one', async () => {
    const { page } = await visit('', { viewport: { width: 500, height: 900 }, lasting: true });
    await page.clock.install();
    await page.goto(PLACES.hospital.path);
    await hydrated(page);
    await page.locator('.image-gallery').waitFor();
    const pass = await stopClock(page);
    const next = stage(page).getByRole('button', { name: 'Ảnh sau' });
    for (let step = 1; step < 8; step++) {
      await next.click();
      // The carousel takes one step at a time, and no press meanwhile.
      await pass(1_000);
      await expect.poll(() => shownSlide(stage(page))).toBe(step);
      await expect.poll(() => selectedThumbs(page)).toEqual([step]);
      expect(await thumbs(page).nth(step).getAttribute('aria-current')).toBe('true');
      await expect
        .poll(() =>
          thumbs(page)
            .nth(step)
            .evaluate(thumb => {
              const [box, row] = [thumb.getBoundingClientRect(), thumb.closest('ul')?.getBoundingClientRect()];
              return row !== undefined && box.left >= row.left - 1 && box.right <= row.right + 1;
            }),
        )
        .toBe(true);
    }
  });

  it('[DET-14, DET-15] names its full-size pictures and the origin picture in the page', async () => {
    const { page, context } = visitPlainly();
    await page.goto(PLACES.hospital.path);
    const { media } = await placeOf(context, PLACES.hospital.id);
    const named = page.locator('[data-media-block]');
    const full = z.array(z.string()).parse(JSON.parse((await named.getAttribute('data-full-images')) ?? ''));
    const origin = (await named.getAttribute('data-origin-image')) ?? '';
    expect(full).toEqual(media.pictures.map(({ origin_url }) => origin_url));
    expect(full).toHaveLength(8);
    for (const url of [...full, origin]) {
      const answer = await context.request.get(url);
      expect([url, answer.status(), answer.headers()['content-type']]).toEqual([url, 200, 'image/webp']);
    }
  });

  it('[DET-37] shows the video’s thumbnail from its provider, and the player only when asked for', async () => {
    const { page, context } = await openShared('');
    const asked: string[] = [];
    const picture = await (await page.request.get('/icons/apple-touch-icon.png')).body();
    await context.route('https://i.ytimg.com/**', route => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: picture });
    });
    await page.goto(PLACES.hospital.path);
    await hydrated(page);
    const { media } = await placeOf(page, PLACES.hospital.id);
    const thumb = thumbs(page).last().locator('img');
    await thumb.scrollIntoViewIfNeeded();
    await expect.poll(() => thumb.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(asked).toContain(media.videos[0]?.thumbnail_url);
    expect(new URL(asked[0] ?? '').hostname).toBe('i.ytimg.com');
    await page.locator('.image-gallery').waitFor();
    await thumbs(page).last().click();
    expect(await page.locator('iframe').count()).toBe(0);
    await stage(page)
      .getByRole('button', { name: /^Phát video/ })
      .click();
    expect(await page.locator('iframe').getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  });

  it('[ERR-47] shows no error for a video that its provider does not have: the gallery goes on working', async () => {
    const { page, mistakes } = await openShared('');
    await changeAnswer<PlaceDetail>(page, `place/${PLACES.hospital.id}/`, ({ media }) => ({
      media: {
        ...media,
        videos: media.videos.map(({ video_id, embed_url, ...video }) => ({
          ...video,
          video_id: 'khong-co-video',
          embed_url: embed_url.replace(video_id, 'khong-co-video'),
        })),
      },
    }));
    await openInside(page, PLACES.hospital.path);
    await page.locator('.image-gallery').waitFor();
    await thumbs(page).last().click();
    await stage(page)
      .getByRole('button', { name: /^Phát video/ })
      .click();
    await page.locator('iframe').waitFor();
    expect(await page.locator('iframe').getAttribute('src')).toContain('khong-co-video');
    await thumbs(page).first().click();
    await expect.poll(() => thumbs(page).first().getAttribute('aria-current')).toBe('true');
    expect(await page.locator('dialog[open], [role=alert]:not(:empty)').count()).toBe(0);
    expect(mistakes).toEqual([]);
  });

  it('leads to the pictures without script', async () => {
    const { page } = visitPlainly();
    await page.goto(PLACES.hospital.path);
    await page.locator('[data-media-block] [data-sync-target$="-primary"] li a').nth(1).click();
    expect([page.answer.status, page.answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
