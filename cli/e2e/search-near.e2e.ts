import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './support/chromium.ts';

/** What the cards in a part of a page say of their distance, in kilometres. */
async function distancesIn(part: Locator): Promise<number[]> {
  const texts = await part.locator('[data-distance]').allInnerTexts();
  return texts.map(text => {
    const [, km = ''] = /(\d[\d.]*(?:,\d)?)\skm/.exec(text) ?? [];
    return Number(km.replaceAll('.', '').replace(',', '.'));
  });
}

const rising = (values: readonly number[]) => values.toSorted((a, b) => a - b);

it('a query with “gần tôi” asks for the position, and its results and the list behind them come by distance', async () => {
  const { page, context, mistakes } = await openPage(`/tim-kiem/?q=${encodeURIComponent('phòng khám gần tôi')}`, {
    geolocation: { latitude: 10.77, longitude: 106.7 },
    permissions: ['geolocation'],
  });
  const results = page.getByRole('region', { name: /^Phòng khám gần bạn/ });
  expect(await distancesIn(results)).toEqual([]);
  await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
  await results.locator('[data-distance]').first().waitFor();
  const cookie = (await context.cookies()).find(({ name }) => name === 'user_location');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? '{}'))).toEqual({ lat: 10.77, lon: 106.7 });
  const shown = await distancesIn(results);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(rising(shown));
  expect(await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).count()).toBe(0);

  await results.getByRole('link', { name: 'Xem tất cả' }).click();
  await page.waitForURL(/\/co-so-y-te\/\?.*sort_by=location/);
  await page.locator('select[name=sort_by]').waitFor();
  const list = page.locator('#list');
  await list.locator('[data-distance]').first().waitFor();
  const listed = await distancesIn(list);
  expect(listed.slice(0, shown.length)).toEqual(shown);
  expect(listed).toEqual(rising(listed));
  expect(mistakes).toEqual([]);
});
