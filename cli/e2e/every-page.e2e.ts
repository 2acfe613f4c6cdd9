import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { letThingsMove, openKept, openShared } from './support/chromium.ts';
import { FRAME_MS, openDriven } from './support/driven-clock.ts';
import { overlayClosed } from './support/overlays.ts';
import { product } from './support/product.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { unreachable } from './support/tab-order.ts';

letThingsMove();

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

  it('have their footer where it stays while its last lines still come', async () => {
    const path = '/dang-xuat/';
    const html = await (await fetch(product.origin + path)).text();
    const { page } = await openShared(path, { javaScriptEnabled: false });
    const top = () => page.locator('footer').evaluate(footer => footer.getBoundingClientRect().top);
    const whole = await top();
    const begun = html.slice(0, html.indexOf('</section>', html.indexOf('<footer')));
    await page.route(`**${path}`, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: begun }));
    await page.reload();
    expect(await page.getByText('Minh bạch').count()).toBe(0);
    expect(await top()).toBe(whole);
  });
});
