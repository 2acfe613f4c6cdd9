import { describe, expect, it } from 'vitest';
import { openShared } from './support/chromium.ts';
import { box, list, openSearch, options, PAGE, search } from './support/search-box.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { violations } from './support/violations.ts';

describe('search suggestions', () => {
  it('[SRCH-25] [SRCH-26] [SRCH-28] hides when the box is emptied or blank, on Escape, without results and when the visitor goes on with Tab', async () => {
    const { page } = await openShared(PAGE);
    for (const blank of ['', '   ']) {
      await search(page, 'sen hạ');
      await box(page).fill(blank);
      await list(page).waitFor({ state: 'detached' });
    }
    await search(page, 'sen hạ');
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'detached' });
    expect(await box(page).inputValue()).toBe('sen hạ');
    await search(page, 'mây trắng');
    expect(await search(page, 'qqqzzzxxx')).toEqual([]);
    await list(page).waitFor({ state: 'detached' });
    await search(page, 'nhi');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await list(page).waitFor({ state: 'detached' });
    // It comes again with the next key.
    await search(page, 'nhi khoa');
    expect(await list(page).isVisible()).toBe(true);
  });

  it('[SRCH-31, SRCH-32] moves through the rows by the arrow keys, reports the active one to assistive technology, and opens it by Enter', async () => {
    const { page } = await openShared(PAGE);
    const input = box(page);
    expect(await input.getAttribute('aria-expanded')).toBe('false');
    await search(page, 'khoa');
    expect(await input.getAttribute('aria-expanded')).toBe('true');
    expect(await input.getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'));
    const focusedRow = async () => {
      const selected = await list(page).locator('[aria-selected=true]').all();
      expect(selected).toHaveLength(1);
      const id = await selected[0]?.getAttribute('id');
      expect(await input.getAttribute('aria-activedescendant')).toBe(id);
      const ids = await options(page).evaluateAll(rows => rows.map(row => row.id));
      return ids.indexOf(id ?? '');
    };
    const paint = (row: number) =>
      options(page)
        .nth(row)
        .evaluate(element => getComputedStyle(element).backgroundColor);
    const plain = await paint(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focusedRow()).toBe(1);
    expect(await paint(1)).not.toBe(plain);
    await page.keyboard.press('ArrowUp');
    expect(await focusedRow()).toBe(0);
    expect(await paint(1)).toBe(plain);
    expect(await input.evaluate(element => element === document.activeElement)).toBe(true);
    const to = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${to}`);
  });

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('on %s calls whom a row names by Enter and by a press, and stays on the page', async (_, viewport) => {
    const { page, context, mistakes } = await openShared(PAGE, { viewport });
    const browser = await context.newCDPSession(page);
    const asked: string[] = [];
    browser.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
    await browser.send('Page.enable');
    await openSearch(page);

    await search(page, 'bố tôi đau ngực khó thở');
    expect(await options(page).first().innerText()).toContain('Gọi 115');
    await page.keyboard.press('ArrowDown');
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toEqual(['tel:115']);

    await search(page, 'em muốn tự tử');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toEqual(['tel:115', 'tel:111']);
    await search(page, 'em muốn tự tử!');
    await options(page).filter({ hasText: 'Gọi 115' }).click();
    await expect.poll(() => asked).toEqual(['tel:115', 'tel:111', 'tel:115']);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(mistakes).toEqual([]);
  });

  it('keeps a row that the arrow keys reach in view', async () => {
    const { page } = await openShared(PAGE, { viewport: { width: 1280, height: 500 } });
    await search(page, 'khoa');
    const last = options(page).last();
    expect(await options(page).count()).toBeGreaterThan(8);
    await page.keyboard.press('ArrowUp');
    const [frame, row] = [await list(page).boundingBox(), await last.boundingBox()];
    expect(await last.getAttribute('aria-selected')).toBe('true');
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) + 1);
  });
});
