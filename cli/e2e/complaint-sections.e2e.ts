import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './support/chromium.ts';
import { list, openSearch, options, PAGE, search } from './support/search-box.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';

/** How far the top of what an address leads to stands below the top of the window, and the lowest place of the header. */
async function placeOf(page: Page, id: string) {
  const heading = await page.locator(`#${id}`).boundingBox();
  const header = await page.getByRole('banner').first().boundingBox();
  return { top: heading?.y ?? Number.NaN, headerEnd: (header?.y ?? 0) + (header?.height ?? 0) };
}

it.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('on %s a suggestion for a child of two years lands at what the page says of children', async (_, viewport) => {
  const { page, mistakes } = await openPage(PAGE, { viewport, reducedMotion: 'reduce' });
  await openSearch(page);
  await search(page, 'bé 2 tuổi bị sốt');
  const row = options(page).filter({ hasText: 'Xem trang về Trẻ sốt cao' });
  expect(await row.getAttribute('href')).toBe('/trieu-chung/tre-sot-cao/#tre-em');
  const at = await options(page).allInnerTexts();
  for (let step = 0; step <= at.findIndex(text => text.includes('Xem trang về Trẻ sốt cao')); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/trieu-chung/tre-sot-cao/#tre-em');
  await page.getByRole('heading', { level: 1, name: 'Trẻ sốt cao' }).waitFor();
  await list(page).waitFor({ state: 'detached' });
  await expect.poll(async () => (await placeOf(page, 'tre-em')).top).toBeLessThan(viewport.height / 2);
  const { top, headerEnd } = await placeOf(page, 'tre-em');
  expect(top).toBeGreaterThanOrEqual(headerEnd);
  expect(mistakes).toEqual([]);
});
