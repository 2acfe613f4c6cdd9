import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { letThingsMove, openShared } from './support/chromium.ts';
import { FRAME_MS, headerFolded, openDriven } from './support/driven-clock.ts';

letThingsMove();

describe('bar of sections', () => {
  const wrapper = (page: Page) => page.locator('.sticky-wrapper[data-sticky-list]');
  const isStuck = (page: Page) => wrapper(page).locator('> .is-sticky').count();
  const headerBottom = (page: Page) =>
    page.locator('[data-site-header]').evaluate(header => header.getBoundingClientRect().bottom);
  const scrollPage = (page: Page, top: number) =>
    page.evaluate(to => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const barTop = async (page: Page) => (await wrapper(page).boundingBox())?.y;

  it('[DET-30] [DET-32] [DET-33] sticks right below the header, and carries is-sticky meanwhile', async () => {
    const { page } = await openShared(PROFESSIONALS.mai.path);
    expect(await wrapper(page).count()).toBe(1);
    expect(await isStuck(page)).toBe(0);
    const start = (await barTop(page)) ?? 0;
    expect(start).toBeGreaterThan(200);
    await scrollPage(page, start + 500);
    await expect.poll(() => isStuck(page)).toBe(1);
    await expect.poll(() => barTop(page)).toBe(52);
    expect(await headerBottom(page)).toBe(52);
    await scrollPage(page, start + 400);
    await expect.poll(() => barTop(page)).toBe(72);
    await expect.poll(() => headerBottom(page)).toBe(72);
    expect(await isStuck(page)).toBe(1);
    await scrollPage(page, 0);
    await expect.poll(() => isStuck(page)).toBe(0);
  });

  it('[ERR-48] shows no error for a link whose target is missing: the page goes on working', async () => {
    const { page, mistakes } = await openShared(PROFESSIONALS.mai.path);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#khong-co-phan-nay';
      link.textContent = 'Phần không có';
      document.getElementById('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Phần không có' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#khong-co-phan-nay');
    expect(await page.locator('dialog[open], [role=alert]:not(:empty)').count()).toBe(0);
    await wrapper(page).getByRole('link').nth(1).click();
    await expect.poll(() => new URL(page.url()).hash).not.toBe('#khong-co-phan-nay');
    expect(mistakes).toEqual([]);
  });

  it('[DET-31, UI-08] scrolls to each section: header, bar and 10 px below the top of the window', async () => {
    const { page, mistakes, pass } = await openDriven(PROFESSIONALS.mai.path);
    const links = wrapper(page).getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(4);
    const bar = (await wrapper(page).boundingBox())?.height ?? 0;
    let exact = 0;
    for (let at = 0; at < count; at++) {
      const id = (await links.nth(at).getAttribute('href'))?.slice(1) ?? '';
      await links.nth(at).click();
      await pass(FRAME_MS + 300);
      await headerFolded(page);
      await pass(200 + FRAME_MS);
      const [top, rest] = await page.evaluate(
        name => [
          document.getElementById(name)?.getBoundingClientRect().top ?? 0,
          document.documentElement.scrollHeight - innerHeight - scrollY,
        ],
        id,
      );
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      // The page may end before the section can reach its place.
      if ((rest ?? 0) <= 1) expect(top).toBeLessThan(900);
      else {
        expect([id, Math.round((top ?? 0) - (await headerBottom(page)) - bar)]).toEqual([id, 10]);
        exact++;
      }
      // The last scroll is noticed on the frame after it was painted.
      const isCurrent = async () => {
        await pass(FRAME_MS);
        return links.nth(at).getAttribute('aria-current');
      };
      await expect.poll(isCurrent).toBe('location');
    }
    expect(exact).toBeGreaterThan(1);
    expect(mistakes).toEqual([]);
  });

  it('[DET-31] leads to the same place before any script answers', async () => {
    const { page } = await openShared(PROFESSIONALS.mai.path, { javaScriptEnabled: false });
    const links = wrapper(page).getByRole('link');
    const bar = (await wrapper(page).boundingBox())?.height ?? 0;
    for (const link of (await links.all()).slice(0, 3)) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? '';
      await link.click();
      const below = async () => {
        const top = (await page.locator(`#${id}`).boundingBox())?.y ?? 0;
        return Math.round(top - (await headerBottom(page)) - bar);
      };
      await expect.poll(below).toBe(10);
    }
  });
});
