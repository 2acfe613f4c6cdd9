import { DISEASES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './support/chromium.ts';
import { list, openSearch, options, PAGE, search } from './support/search-box.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

const MARK = 'Có thể nguy cấp';

/** Whether all of an element stands within the width of another one. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [part, whole] = [await inner.boundingBox(), await outer.boundingBox()];
  return part !== null && whole !== null && part.x >= whole.x && part.x + part.width <= whole.x + whole.width;
}

it.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('on %s a suggested disease that may be one of minutes is marked, and no other one', async (_, viewport) => {
  const { page, mistakes } = await openPage(PAGE, { viewport, reducedMotion: 'reduce' });
  await openSearch(page);
  await search(page, 'tai biến');
  const stroke = options(page).and(page.locator(`[href="${DISEASES.stroke.path}"]`));
  const mark = stroke.getByText(MARK);
  await mark.waitFor();
  await stroke.scrollIntoViewIfNeeded();
  expect(await isWithin(mark, stroke)).toBe(true);
  // Screen readers say the mark with the row.
  expect(await page.getByRole('option', { name: new RegExp(`^${DISEASES.stroke.name}.*${MARK}`) }).count()).toBe(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await search(page, DISEASES.bloodPressure.name);
  await options(page)
    .and(page.locator(`[href="${DISEASES.bloodPressure.path}"]`))
    .waitFor();
  expect(await list(page).getByText(MARK).count()).toBe(0);

  await page.goto(`/tim-kiem/?${new URLSearchParams({ q: 'tai biến' })}`);
  const card = page.getByRole('article').filter({ hasText: DISEASES.stroke.name });
  expect(await card.getByText(MARK).isVisible()).toBe(true);
  expect(mistakes).toEqual([]);
});
