import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { openPage, visit } from './support/chromium.ts';
import { box, LABEL, PAGE } from './support/search-box.ts';

describe('search results', () => {
  it('shows every kind that was found after Enter in the header’s box', async () => {
    const { page, mistakes } = await openPage(PAGE);
    await box(page).fill('sen hạ');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tim-kiem\/\?q=sen/);
    await page.getByRole('heading', { level: 1, name: /sen hạ/ }).waitFor();
    expect(await page.locator('main article').filter({ hasText: PLACES.hospital.name }).count()).toBeGreaterThan(0);
    expect(mistakes).toEqual([]);
  });

  it('works without script, in the chosen province', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const form = page.locator('main form[action="/tim-kiem/"]');
    await form.getByRole('combobox', { name: LABEL }).fill('kham nhi');
    await form.getByRole('combobox', { name: 'Tỉnh/Thành phố' }).selectOption('ho-chi-minh');
    await form.getByRole('button', { name: 'Tìm' }).click();
    const url = new URL(page.url());
    expect([url.pathname, url.searchParams.get('q'), url.searchParams.get('province')]).toEqual([
      '/tim-kiem/',
      'kham nhi',
      'ho-chi-minh',
    ]);
    expect(await page.locator('main').innerText()).toContain('Khám nhi');
    await page.locator('header').getByRole('combobox', { name: LABEL }).fill('nha khoa mây trắng');
    await page.keyboard.press('Enter');
    await page.waitForURL(to => to.searchParams.get('q') === 'nha khoa mây trắng');
    expect(await page.locator('main article').first().innerText()).toContain(PLACES.dental.name);
  });

  it('says what to do when nothing is found, and what to type when nothing was typed', async () => {
    const { page } = await visit('/tim-kiem/?q=qqqzzzxxx', { javaScriptEnabled: false });
    expect(await page.locator('main').innerText()).toContain('Chưa tìm thấy gì cho “qqqzzzxxx”');
    expect(await page.getByRole('link', { name: 'Xem các chuyên khoa' }).isVisible()).toBe(true);
    await page.goto('/tim-kiem/');
    expect(await page.locator('main').innerText()).toContain('Bạn đang tìm gì?');
  });

  it('keeps what was typed when it is too long to search for, and says so', async () => {
    const typed = 'dau bung '.repeat(60).trim();
    const { page } = await visit(`/tim-kiem/?q=${encodeURIComponent(typed)}`, { javaScriptEnabled: false });
    expect(await page.getByRole('searchbox', { name: 'Từ khoá' }).inputValue()).toBe(typed);
    await page.getByRole('heading', { name: 'Từ khoá hơi dài' }).waitFor();
  });
});
