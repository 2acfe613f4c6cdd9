import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hydrated, letThingsMove, openKept, openShared, visit } from './support/chromium.ts';
import { FRAME_MS, headerFolded, settled, stopClock } from './support/driven-clock.ts';
import { watchTransition } from './support/motion.ts';

letThingsMove();

const mapPlaces = z.array(
  z.object({ id: z.number(), name: z.string(), address: z.string(), lat: z.number(), long: z.number() }),
);

const dataOf = async (page: Page) =>
  mapPlaces.parse(JSON.parse((await page.locator('[data-places]').first().textContent()) ?? '[]'));

async function openMap() {
  const opened = await openKept('/co-so-y-te/');
  await mapBuilt(opened.page);
  return opened;
}

async function mapBuilt(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('[data-map][data-rendered] [data-marker] button').first().waitFor();
}

const activeItems = (page: Page) => page.locator('[data-place-item][data-active]');
const pin = (page: Page, id: number) => page.locator(`[data-marker="${id}"] button`);

describe('map', () => {
  it('[MAP-02] [MAP-05] [MAP-06] gives the map id, name, address, lat and long of each place', async () => {
    const { page } = await openMap();
    const answer = await (await page.request.get(`/api/v1/place/${PLACES.hospital.id}/`)).json();
    const onMap = (await dataOf(page)).find(({ id }) => id === PLACES.hospital.id);
    expect(onMap).toEqual({
      id: PLACES.hospital.id,
      name: PLACES.hospital.name,
      address: answer.address,
      lat: answer.lat,
      long: answer.long,
    });
  });

  it('[MAP-07, MAP-08] skips a place without a numeric latitude or longitude and shows the others', async () => {
    const { page, mistakes } = await openMap();
    for (const { id, name } of [PLACES.withoutLat, PLACES.withoutLong]) {
      expect(await page.locator('#list').innerText()).toContain(name);
      expect(await pin(page, id).count()).toBe(0);
    }
    expect(await pin(page, PLACES.hospital.id).count()).toBe(1);
    expect(mistakes).toEqual([]);
  });

  it('[MAP-24] names OpenStreetMap and keeps list and markers when no tile can be reached', async () => {
    const { page, mistakes } = await openMap();
    expect(await page.locator('aside [data-map]').innerText()).toContain('OpenStreetMap');
    expect(await page.locator('[data-marker]').count()).toBe(6);
    expect(mistakes).toEqual([]);
  });

  it('[MAP-18] [MAP-19] [MAP-20] is a road map without type and street-view controls, and ignores the wheel', async () => {
    const { page } = await openMap();
    const zoom = await page.locator('[data-zoom]').getAttribute('data-zoom');
    const box = await page.locator('aside [data-map]').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 200);
    await page.mouse.wheel(0, -300);
    await page.mouse.wheel(0, 300);
    // What the wheel does to a map it does within its animation, and the page has painted it since.
    await settled(page);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.locator('[data-zoom]').getAttribute('data-zoom')).toBe(zoom);
    const controls = await page
      .locator('aside [data-map] button:not([data-marker] button, [data-cluster] button)')
      .allInnerTexts();
    expect(controls).toHaveLength(2);
    expect(
      await page
        .locator('aside [data-map]')
        .getByRole('button', { name: /Phóng to|Thu nhỏ/ })
        .count(),
    ).toBe(2);
  });

  it('[MAP-10] [CONST-03] activates an item by hovering its marker with a mouse, and highlights it over 600 ms', async () => {
    const { page } = await openMap();
    expect(await activeItems(page).count()).toBe(0);
    const marked = await watchTransition(page, `[data-place-item="${PLACES.hospital.id}"] article`);
    await pin(page, PLACES.hospital.id).dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
    await expect.poll(() => activeItems(page).getAttribute('data-place-item')).toBe(String(PLACES.hospital.id));
    expect((await marked()).duration).toBe(600);
  });

  it('[MAP-13, DET-33] keeps the side map in view while the list scrolls', async () => {
    const { page } = await openMap();
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    const box = await page.locator('aside [data-map]').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(901);
    await expect.poll(() => page.locator('aside .sticky-wrapper.is-sticky').count()).toBe(1);
  });

  it('draws provinces without any tile, opens pins that share a place, and leads back to all of them', async () => {
    const { page, mistakes } = await openMap();
    const map = page.locator('aside [data-map]');
    await map.locator('[data-base-map] path').first().waitFor({ state: 'attached' });
    expect(await map.locator('[data-base-map]').innerText()).toContain('Nghệ An');
    await map.getByText('Chưa tải được bản đồ đường phố.').waitFor();
    const cluster = map.getByRole('button', { name: '2 nơi ở gần nhau, phóng to để xem từng nơi' });
    const size = await cluster.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(await pin(page, PLACES.clinic.id).count()).toBe(0);
    expect(await map.getByRole('button', { name: 'Xem toàn bộ' }).count()).toBe(0);
    await cluster.click();
    await pin(page, PLACES.clinic.id).waitFor();
    await map.getByRole('button', { name: 'Xem toàn bộ' }).click();
    await cluster.waitFor();
    expect(await map.getByRole('button', { name: 'Xem toàn bộ' }).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await map.isVisible()).toBe(false);
    expect(await page.getByText(/^In từ .*\/co-so-y-te\/ ngày \d\d-\d\d-\d{4}$/).isVisible()).toBe(true);
    expect(mistakes).toEqual([]);
  });

  it('[LIST-04] [MAP-01] [MAP-25] marks each listed place that has coordinates, and says when it is built', async () => {
    const { page, mistakes } = await openMap();
    const listed = await page.locator('[data-place-item]').count();
    expect(listed).toBe(8);
    expect(await page.locator('[data-marker]').count()).toBe(listed - 2);
    await page.goto(PLACES.hospital.path);
    await page.locator('[data-map][data-rendered] [data-marker] button').waitFor();
    expect(
      await page
        .getByRole('link', { name: /Chỉ đường/ })
        .first()
        .getAttribute('href'),
    ).toContain('openstreetmap.org/directions');
    expect(mistakes).toEqual([]);
  });

  it('[MAP-09] [MAP-16] [MAP-17] activates the clicked marker’s item, scrolls to it in 500 ms and zooms to 16', async () => {
    const { page } = await visit('', { viewport: { width: 1280, height: 500 }, lasting: true });
    await page.clock.install();
    await page.goto('/co-so-y-te/');
    await mapBuilt(page);
    const pass = await stopClock(page);
    const opening = Number(await page.locator('[data-zoom]').getAttribute('data-zoom'));
    expect(opening).toBeLessThan(16);
    const chosen = (await dataOf(page)).at(2);
    if (!chosen) throw new Error('The map has no place');
    const topOf = (query: string) =>
      page
        .locator(query)
        .first()
        .evaluate(item => item.getBoundingClientRect().top);
    const itemTop = () => topOf(`[data-place-item="${chosen.id}"]`);
    const before = await itemTop();
    await pin(page, chosen.id).evaluate(button => (button as HTMLElement).click());
    await pass(FRAME_MS);
    expect(await itemTop()).toBe(before);
    await pass(250);
    const half = await itemTop();
    expect(half).toBeLessThan(before);
    await headerFolded(page);
    await pass(200);
    const almost = await itemTop();
    expect(almost).toBeLessThan(half);
    await pass(50 + FRAME_MS);
    const arrived = await itemTop();
    expect(arrived).toBeLessThan(almost);
    await pass(1_000);
    expect(await itemTop()).toBe(arrived);
    const header = await page.locator('[data-site-header]').evaluate(bar => bar.getBoundingClientRect().bottom);
    expect(arrived).toBeGreaterThanOrEqual(header);
    expect(await activeItems(page).count()).toBe(1);
    expect(await activeItems(page).getAttribute('data-place-item')).toBe(String(chosen.id));
    await expect.poll(() => page.locator('[data-zoom]').getAttribute('data-zoom')).toBe('16');
  });

  it('[MAP-11] takes no hover on a touch screen, but a tap', async () => {
    const { page } = await visit('/co-so-y-te/?provinces=ha-noi', { hasTouch: true });
    await mapBuilt(page);
    await pin(page, PLACES.hospital.id).dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    expect(await activeItems(page).count()).toBe(0);
    await pin(page, PLACES.hospital.id).tap();
    await expect.poll(() => activeItems(page).count()).toBe(1);
  });

  it('[MAP-14] lets the side map scroll away on a narrow window', async () => {
    const { page } = await openShared('/tuyen-chon/');
    await page.setViewportSize({ width: 700, height: 900 });
    await page.getByRole('link', { name: 'Cơ sở y tế nên biết' }).click();
    const map = page.locator('aside [data-map]');
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('aside .no-sticky-map').count()).toBe(1);
    const before = await map.boundingBox();
    await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
    expect((await map.boundingBox())?.y).toBeCloseTo((before?.y ?? 0) + 200, 0);
  });

  it('[MAP-22, MAP-23] loads the map’s script only on pages with a map', async () => {
    const { page } = await visit('');
    const loaded: string[] = [];
    page.on('request', request => request.url().includes('map-canvas') && loaded.push(request.url()));
    await page.goto('/chuyen-khoa/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    await page.goto('/co-so-y-te/');
    await expect.poll(() => loaded).not.toEqual([]);
  });
});
