import { ARTICLES, DISEASES, PLACES, PLANS, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { openShared } from './support/chromium.ts';
import { visitPlainly } from './support/plain-page.ts';
import { box, LABEL, PAGE } from './support/search-box.ts';

describe('search results', () => {
  it('shows every kind that was found after Enter in the header’s box', async () => {
    const { page, mistakes } = await openShared(PAGE);
    await box(page).fill('sen hạ');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tim-kiem\/\?q=sen/);
    await page.getByRole('heading', { level: 1, name: /sen hạ/ }).waitFor();
    expect(await page.locator('main article').filter({ hasText: PLACES.hospital.name }).count()).toBeGreaterThan(0);
    expect(mistakes).toEqual([]);
  });

  it('[SRCH-09] shows articles and insurance plans that were found, without script', async () => {
    const { page } = visitPlainly();
    for (const [q, path] of [
      ['trẻ bị sốt', ARTICLES.fever.path],
      ['sen việt', PLANS.lotus.path],
    ] as const) {
      await page.goto(`/tim-kiem/?${new URLSearchParams({ q })}`);
      expect([q, await page.locator(`main a[href="${path}"]`).count()]).not.toEqual([q, 0]);
    }
  });

  it('works without script, in the chosen province', async () => {
    const { page } = visitPlainly();
    await page.goto('/');
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
    await page.locator('header').getByRole('combobox', { name: LABEL }).press('Enter');
    expect(new URL(page.url()).searchParams.get('q')).toBe('nha khoa mây trắng');
    expect(await page.locator('main article').first().innerText()).toContain(PLACES.dental.name);
  });

  it('says what to do when nothing is found, and what to type when nothing was typed', async () => {
    const { page } = visitPlainly();
    await page.goto('/tim-kiem/?q=qqqzzzxxx');
    expect(await page.locator('main').innerText()).toContain('Chưa tìm thấy gì cho “qqqzzzxxx”');
    const help = page.getByRole('region', { name: 'Bạn có thể thử' });
    expect(await help.getByRole('link', { name: 'Xem các chuyên khoa' }).isVisible()).toBe(true);
    expect(await help.getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
    expect(await help.getByRole('link', { name: 'Hà Nội' }).getAttribute('href')).toBe('/co-so-y-te/?provinces=ha-noi');
    await help.getByRole('link', { name: 'Đau dạ dày' }).click();
    await page.getByRole('region', { name: 'Chuyên khoa phù hợp' }).getByText('Tiêu hóa - Gan mật').first().waitFor();
    await page.goto('/tim-kiem/');
    expect(await page.locator('main').innerText()).toContain('Bạn đang tìm gì?');
    await page.getByRole('region', { name: 'Bạn có thể thử' }).waitFor();
  });

  it('leads complaints to specialities of the chosen province and to diseases, with 115 above what cannot wait, without script', async () => {
    const { page } = visitPlainly();
    await page.goto('/tim-kiem/?q=ho%20ra%20m%C3%A1u&province=ha-noi');
    expect(await page.getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
    const box = page.getByRole('region', { name: 'Chuyên khoa phù hợp' });
    expect(await box.getByRole('link', { name: 'Hô hấp', exact: true }).getAttribute('href')).toBe(
      '/chuyen-khoa/ho-hap/',
    );
    const doctors = box.getByRole('link', { name: 'Bác sĩ ở Hà Nội' }).first();
    expect(await doctors.getAttribute('href')).toBe('/bac-si/?provinces=ha-noi&specialities=ho-hap');
    await page.goto('/tim-kiem/?q=ti%E1%BB%83u%20%C4%91%C6%B0%E1%BB%9Dng');
    const disease = box.getByRole('link', { name: DISEASES.diabetes.name, exact: true });
    expect(await disease.getAttribute('href')).toBe(DISEASES.diabetes.path);
    await page.goto('/tim-kiem/?q=qqqzzzxxx%20nh%E1%BB%93i%20m%C3%A1u%20c%C6%A1%20tim');
    expect(await page.getByRole('link', { name: 'Gọi 115' }).isVisible()).toBe(true);
    await page.goto('/tim-kiem/?q=trann%20anh%20tuan');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(PROFESSIONALS.tuan.name);
    await page.getByRole('link', { name: 'Tìm đúng “trann anh tuan”' }).click();
    await page.getByText('Chưa tìm thấy gì cho “trann anh tuan”').waitFor();
  });

  it('shows what was understood as chips that can be taken away, without script', async () => {
    const { page } = visitPlainly();
    await page.goto('/tim-kiem/?q=bs%20tim%20m%E1%BA%A1ch%20h%C3%A0%20n%E1%BB%99i');
    const doctors = page.getByRole('region', { name: 'Tim mạch ở Hà Nội' });
    expect(await doctors.locator('article').first().innerText()).toContain(PROFESSIONALS.mai.name);
    expect(await doctors.getByRole('link', { name: 'Xem tất cả' }).getAttribute('href')).toBe(
      '/bac-si/?specialities=tim-mach&provinces=ha-noi',
    );
    await page.getByRole('link', { name: 'Bỏ Hà Nội' }).click();
    expect(new URL(page.url()).searchParams.get('q')).toBe('bác sĩ tim mạch');
    expect(await page.getByRole('link', { name: 'Bỏ Hà Nội' }).count()).toBe(0);
    await page.getByRole('region', { name: /^Tim mạch [\d.]+ bác sĩ$/ }).waitFor();
  });

  it('narrows to a title, which can be taken away, and introduces what holds the words by chance', async () => {
    const { page } = await openShared('/tim-kiem/?q=pgs%20tim%20m%E1%BA%A1ch', { javaScriptEnabled: false });
    const doctors = page.getByRole('region', { name: /^Phó giáo sư Tim mạch/ });
    expect(await doctors.getByRole('link', { name: 'Xem tất cả' }).getAttribute('href')).toBe(
      '/bac-si/?specialities=tim-mach&titles=pho-giao-su',
    );
    await page.getByRole('link', { name: 'Bỏ Phó giáo sư' }).click();
    await page.waitForURL(to => to.searchParams.get('q') === 'tim mạch');
    expect(await page.getByRole('link', { name: 'Bỏ Phó giáo sư' }).count()).toBe(0);
    await page.goto('/tim-kiem/?q=k%E1%BB%B3%20%C4%91%E1%BB%93');
    expect(await page.locator('main').innerText()).toContain('Không có “kỳ đồ”. Kết quả gần giống:');
  });

  it('keeps what was typed when it is too long to search for, and says so', async () => {
    const typed = 'dau bung '.repeat(60).trim();
    const { page } = visitPlainly();
    await page.goto(`/tim-kiem/?q=${encodeURIComponent(typed)}`);
    expect(await page.getByRole('searchbox', { name: 'Từ khoá' }).inputValue()).toBe(typed);
    await page.getByRole('heading', { name: 'Từ khoá hơi dài' }).waitFor();
  });
});
