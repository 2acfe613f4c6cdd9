import { describe, expect, it } from 'vitest';
import { openPage } from './support/chromium.ts';
import { visitPlainly } from './support/plain-page.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';

describe('the page of a complaint', () => {
  it('is found in its list without script, and leads to a speciality, to what is open now and to doctors', async () => {
    const { page } = visitPlainly();
    await page.goto('/trieu-chung/');
    await page.getByRole('searchbox', { name: 'Bạn thấy thế nào' }).fill('nong sot');
    await page.locator('#complaint-list form').getByRole('button', { name: 'Tìm' }).click();
    await page.getByRole('link', { name: 'Sốt', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/trieu-chung/sot/');
    expect(await page.locator('main h2').first().innerText()).toContain('Khi nào gọi 115');
    expect(await page.locator('main').innerText()).toContain('Nội dung minh hoạ, chưa được bác sĩ duyệt.');
    expect(await page.locator('main a[href^="/chuyen-khoa/"]').count()).toBeGreaterThan(0);
    expect(await page.locator('main a[href^="/bac-si/?specialities="]').count()).toBeGreaterThan(0);
    await page.goto('/trieu-chung/khong-co/');
    expect(await page.locator('h1').innerText()).toMatch(/[Kk]hông tìm thấy/);
  });

  it('is reached from the results of what a visitor says they have', async () => {
    const { page } = visitPlainly();
    await page.goto(`/tim-kiem/?${new URLSearchParams({ q: 'chồng tôi bị sốt' })}`);
    await page.getByRole('link', { name: 'Xem trang về Sốt' }).click();
    expect(new URL(page.url()).pathname).toBe('/trieu-chung/sot/');
    await page.goto(`/tim-kiem/?${new URLSearchParams({ q: 'bé 2 tuổi bị sốt' })}`);
    const ofChildren = page.getByRole('link', { name: 'Xem trang về Trẻ sốt cao' });
    expect(await ofChildren.getAttribute('href')).toBe('/trieu-chung/tre-sot-cao/#tre-em');
  });

  it('is accessible, within the width of a phone, and begins with 115 where it cannot wait', async () => {
    const { page, mistakes } = await openPage('/trieu-chung/sot/', { viewport: DESKTOP, reducedMotion: 'reduce' });
    for (const path of ['/trieu-chung/sot/', '/trieu-chung/kho-tho/', '/trieu-chung/']) {
      await page.goto(path);
      expect(await violationsInBothLooks(page, { isColourful: true })).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect([path, scrollWidth]).toEqual([path, clientWidth]);
    }
    await page.goto('/trieu-chung/kho-tho/');
    const banner = page.getByRole('region', { name: 'Cấp cứu', exact: true });
    const title = page.getByRole('heading', { level: 1 });
    expect((await banner.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
    expect(mistakes).toEqual([]);
  });
});
