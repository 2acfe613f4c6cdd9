import { PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { logIn } from './support/log-in.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

const { packages, free, upcoming, ended } = PROMOTIONS;
const CLAIM = { name: 'Nhận ưu đãi', exact: true };

/** The code that the page shows, as it is stored. */
const codeOn = async (page: Page) => {
  const shown = await page.getByText(/^Mã ưu đãi: [2-9B-Z]{5} [2-9B-Z]{5}$/).innerText();
  return shown.replace('Mã ưu đãi:', '').replaceAll(/\s/g, '');
};
const seconds = async (page: Page) => Number(await page.locator('[data-countdown="seconds"]').innerText());

describe('a promotion', () => {
  it('[PROMO-01] [PROMO-02] [UI-01] is found in the list, says that it is advertising, and counts down', async () => {
    const { page, mistakes } = await visit('/khuyen-mai/', { viewport: DESKTOP });
    const titles = await page.locator('#list h2').allInnerTexts();
    expect(titles).toEqual([free.title, packages.title, upcoming.title]);
    await page.getByRole('link', { name: packages.title }).click();
    await page.waitForURL(`**${packages.path}`);
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(packages.title);
    expect(await page.locator('main').getByText('Quảng cáo', { exact: true }).count()).toBe(1);
    expect(await page.getByText('-25%').count()).toBe(1);
    expect(await page.locator('[data-countdown]').count()).toBe(4);
    expect(await page.getByRole('group', { name: 'Chọn gói' }).getByRole('radio').count()).toBe(2);
    const jsonLd = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const offer = jsonLd.map(text => JSON.parse(text)).find(data => data['@type'] === 'Offer');
    expect(offer).toMatchObject({ price: 1_500_000, priceCurrency: 'VND', availableAtOrFrom: { '@type': 'Place' } });
    expect(mistakes).toEqual([]);
  });

  it('[UI-03] that is over or free says so, and stands on the page of whose it is while it runs', async () => {
    const { page } = await visit(ended.path);
    await page.getByText('Ưu đãi đã hết hạn.').waitFor();
    expect(await page.getByRole('link', CLAIM).count()).toBe(0);
    await page.goto(PROFESSIONALS.mai.path);
    const strip = page.locator('#uu-dai');
    expect(await strip.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([free.title]);
    expect(await strip.getByText('Miễn phí').count()).toBe(1);
    await page.goto(PLACES.hospital.path);
    expect(await page.locator('#uu-dai').count()).toBe(0);
  });

  it('[PROMO-04] [PROMO-05] [STORE-16] [ROLE-06] is claimed after the login with what was chosen before', async () => {
    const { page, context, calls } = await visit(packages.path, { viewport: DESKTOP });
    await hydrated(page);
    await page.getByRole('radio', { name: 'Gói nâng cao' }).check();
    await page.getByRole('checkbox', { name: 'Siêu âm ổ bụng' }).check();
    await page.getByRole('link', CLAIM).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('tab', { selected: true }).innerText()).toMatch(/Đăng ký/);
    expect(calls).not.toContain('/api/v1/promotion-claim/');
    const stored = await page.evaluate(() => localStorage.getItem('antam:pending-promotion'));
    expect(JSON.parse(stored ?? 'null')).toMatchObject({ value: { id: packages.id, options: [2, 3] } });
    await logIn(context, 'favourite');
    await page.goto(packages.path);
    const code = await codeOn(page);
    expect(await page.getByText('2.600.000').count()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('antam:pending-promotion'))).toBeNull();
    await page.goto('/tai-khoan/khuyen-mai/');
    expect(await codeOn(page)).toBe(code);
  });

  it('[PROMO-03] [ROLE-09] [API-15] claimed on a phone shows its code, which the provider redeems once', async () => {
    const { page, context, mistakes } = await visit('', { viewport: PHONE });
    await logIn(context, 'user');
    await page.goto(packages.path);
    await hydrated(page);
    await page.getByRole('button', CLAIM).click();
    const code = await codeOn(page);
    expect(await page.getByRole('img', { name: 'Mã QR của ưu đãi' }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    const owner = await visit('', { viewport: PHONE });
    await logIn(owner.context, 'clinic');
    await owner.page.goto(`/quan-ly/co-so-y-te/${PLACES.clinic.id}/khuyen-mai/`);
    await hydrated(owner.page);
    const redeem = async (text: RegExp) => {
      await owner.page.getByLabel('Mã ưu đãi').fill(code.toLowerCase());
      await owner.page.getByRole('button', { name: 'Dùng mã' }).click();
      await owner.page.getByText(text).waitFor();
    };
    await redeem(new RegExp(`^Đã dùng mã ${code.slice(0, 5)}`));
    await redeem(/^Mã này đã được dùng lúc \d\dh\d\d \d\d-\d\d-\d{4}\.$/);
    expect(await violations(owner.page)).toEqual([]);
    await page.goto('/tai-khoan/khuyen-mai/');
    await page.getByText('Đã dùng', { exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(mistakes).toEqual([]);
  });

  it('[PROMO-06] is claimed without script, and a second time it says that it was', async () => {
    const { page, context } = await visit('', { javaScriptEnabled: false });
    await logIn(context, 'doctor');
    await page.goto(packages.path);
    await page.getByRole('radio', { name: 'Gói nâng cao' }).check();
    await page.getByRole('button', CLAIM).click();
    await page.getByText('Bạn đã nhận ưu đãi', { exact: true }).waitFor();
    await page.goto(packages.path);
    await page.getByRole('button', CLAIM).click();
    await page.getByText('Bạn đã nhận ưu đãi này.').waitFor();
    expect(await page.getByRole('link', { name: 'Xem mã của bạn' }).count()).toBe(1);
  });

  it('[UI-02] counts by the server’s clock where the browser’s is two hours slow', async () => {
    const { page } = await visit('');
    await page.clock.install({ time: new Date(Date.now() - 7_200_000) });
    const moment = page.waitForResponse(/\/moment\/$/);
    await page.goto(packages.path);
    await moment;
    await hydrated(page);
    const { ends_at } = await (await page.request.get(`/api/v1/promotion/${packages.id}/`)).json();
    const hours = page.locator('[data-countdown="hours"]');
    const left = Math.floor((Date.parse(ends_at) - Date.now()) / 3_600_000) % 24;
    await expect.poll(async () => Number(await hours.innerText())).toBe(left);
    const before = await seconds(page);
    await page.clock.runFor(1_000);
    expect((before - (await seconds(page)) + 60) % 60).toBe(1);
  });
});
