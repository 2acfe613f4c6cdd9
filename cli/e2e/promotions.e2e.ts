import { PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { openConsole } from './support/console.ts';
import { stopClock } from './support/driven-clock.ts';
import { logIn, write } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';
import { product } from './support/product.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { violations, violationsInBothLooks } from './support/violations.ts';

const { packages, free, upcoming, ended } = PROMOTIONS;
const CLAIM = { name: 'Nhận ưu đãi', exact: true };

/** The code that the page shows, as it is stored. */
const codeOn = async (page: Page) => {
  const shown = await page.getByText(/^Mã ưu đãi: [2-9B-Z]{5} [2-9B-Z]{5}$/).innerText();
  return shown.replace('Mã ưu đãi:', '').replaceAll(/\s/g, '');
};
const seconds = async (page: Page) => Number(await page.locator('[data-countdown="seconds"]').innerText());

describe('a promotion', () => {
  it('[PROMO-01] [PROMO-02] [UI-01] is found in the list, says that it is advertising, and has a countdown', async () => {
    const { page } = visitPlainly();
    await page.goto('/khuyen-mai/');
    const titles = await page.locator('#list h2').allInnerTexts();
    expect(titles).toEqual([free.title, packages.title, upcoming.title]);
    await page.getByRole('link', { name: packages.title }).click();
    expect(page.url()).toBe(product.origin + packages.path);
    await page.getByRole('heading', { level: 1, name: packages.title }).waitFor();
    expect(await page.locator('main').getByText('Quảng cáo', { exact: true }).count()).toBe(1);
    expect(await page.getByText('-25%').count()).toBe(1);
    expect(await page.locator('[data-countdown]').count()).toBe(4);
    expect(await page.getByRole('group', { name: 'Chọn gói' }).getByRole('radio').count()).toBe(2);
    const jsonLd = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const offer = jsonLd.map(text => JSON.parse(text)).find(data => data['@type'] === 'Offer');
    expect(offer).toMatchObject({ price: 1_500_000, priceCurrency: 'VND', availableAtOrFrom: { '@type': 'Place' } });
  });

  it('[LIST-37] stands on the home page, the first to end first, once it can be claimed', async () => {
    const { page } = visitPlainly();
    await page.goto('/');
    const block = page.getByRole('region', { name: 'Ưu đãi sắp hết hạn', exact: true });
    expect(await block.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([free.title, packages.title]);
    expect(await block.getByText('Quảng cáo', { exact: true }).count()).toBe(2);
    await block.getByRole('link', { name: 'Xem tất cả ưu đãi' }).click();
    expect(page.url()).toBe(`${product.origin}/khuyen-mai/`);
  });

  it('[UI-03] that is over or free says so, and stands on the page of whose it is while it runs', async () => {
    const { page } = visitPlainly();
    await page.goto(ended.path);
    await page.getByText('Ưu đãi đã hết hạn.').waitFor();
    expect(await page.getByRole('link', CLAIM).count()).toBe(0);
    await page.goto(PROFESSIONALS.mai.path);
    const strip = page.locator('#uu-dai');
    expect(await strip.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([free.title]);
    expect(await strip.getByText('Miễn phí').count()).toBe(1);
    await page.goto(PLACES.hospital.path);
    expect(await page.locator('#uu-dai').count()).toBe(0);
  });

  it('[PROMO-04] [STORE-16] [ROLE-06] is claimed after the login with what was chosen before', async () => {
    const { page, context, calls, mistakes } = await visit('/khuyen-mai/', { viewport: DESKTOP });
    await hydrated(page);
    await page.getByRole('link', { name: packages.title }).click();
    await page.waitForURL(`**${packages.path}`);
    await page.getByRole('heading', { level: 1, name: packages.title }).waitFor();
    expect(await page.locator('[data-countdown]').count()).toBe(4);
    await page.getByRole('radio', { name: 'Gói nâng cao' }).check();
    await page.getByRole('checkbox', { name: 'Siêu âm ổ bụng' }).check();
    await page.getByRole('link', CLAIM).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('tab', { selected: true }).innerText()).toMatch(/Đăng ký/);
    expect(calls).not.toContain('/api/v1/promotion-claim/');
    const stored = await page.evaluate(() => localStorage.getItem('antam:pending-promotion'));
    expect(JSON.parse(stored ?? 'null')).toMatchObject({ value: { id: packages.id, options: [2, 3] } });
    // What the page still sends bears the token of the session before.
    await page.goto('about:blank');
    await logIn(context, 'favourite');
    await page.goto(packages.path);
    const code = await codeOn(page);
    expect(await page.getByText('2.600.000').count()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('antam:pending-promotion'))).toBeNull();
    await page.goto('/tai-khoan/khuyen-mai/');
    expect(await codeOn(page)).toBe(code);
    expect(mistakes).toEqual([]);
  });

  it('[PROMO-03] [ROLE-09] [API-15] claimed on a phone shows its code, which the provider redeems once', async () => {
    const { page, context, mistakes } = await visit('', { viewport: PHONE });
    await logIn(context, 'user');
    await page.goto(packages.path);
    await hydrated(page);
    await page.getByRole('button', CLAIM).click();
    const code = await codeOn(page);
    expect(await page.getByRole('img', { name: 'Mã QR của ưu đãi' }).count()).toBe(1);
    expect(await violations(page, { within: 'main' })).toEqual([]);
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
    expect(await violations(owner.page, { within: 'main' })).toEqual([]);
    await page.goto('/tai-khoan/khuyen-mai/');
    await page.getByText('Đã dùng', { exact: true }).first().waitFor();
    expect(await violations(page, { within: 'main' })).toEqual([]);
    expect(mistakes).toEqual([]);
  });

  it('[PROMO-03] is written by its provider, who sees all its faults at once, published by staff, claimed and used once', async () => {
    // Colours that are still changing with the theme have no contrast to be measured.
    const owner = await visit('', { viewport: PHONE, reducedMotion: 'reduce' });
    await logIn(owner.context, 'clinic');
    const list = `/quan-ly/co-so-y-te/${PLACES.clinic.id}/khuyen-mai/`;
    await owner.page.goto(`${list}moi/`);
    await hydrated(owner.page);
    const send = owner.page.getByRole('button', { name: 'Gửi để duyệt' });
    const title = owner.page.getByLabel('Tên ưu đãi');
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await title.fill('Giảm giá thuốc kê đơn');
    await owner.page.getByLabel('Giá ưu đãi').fill('300.000');
    await owner.page.getByLabel('Giá cũ').fill('200000');
    await owner.page.getByLabel('Bắt đầu').fill(`${day(-2)}T08:00`);
    await owner.page.getByLabel('Kết thúc').fill(`${day(20)}T08:00`);
    await owner.page.getByRole('button', { name: 'Thêm nhóm lựa chọn' }).click();
    await owner.page.getByLabel('Tên nhóm').fill('Làm thêm');
    await owner.page.getByLabel('Khách được chọn').selectOption('any');
    await owner.page.getByLabel('Lựa chọn 1', { exact: true }).fill('Siêu âm');
    await owner.page.getByLabel('Số tiền').first().fill('100.000');
    expect(await smallTargets(owner.page)).toEqual([]);
    await send.click();
    const faults = owner.page.locator('[id$="-error"]');
    await faults.first().waitFor();
    expect(await faults.allInnerTexts()).toEqual([
      'Thuốc kê đơn không được quảng cáo hay khuyến mại.',
      'Xin chọn loại ưu đãi.',
      'Giá cũ phải cao hơn giá ưu đãi.',
      'Xin nhập ít nhất 2 ký tự.',
    ]);
    expect(await violationsInBothLooks(owner.page, { isColourful: true, within: 'main' })).toEqual([]);
    await title.fill('Khám tim mạch trọn gói');
    await owner.page.getByLabel('Loại ưu đãi').selectOption('examination');
    await owner.page.getByLabel('Giá cũ').fill('500.000');
    await owner.page.getByRole('button', { name: 'Bỏ lựa chọn 2 của nhóm 1' }).click();
    await send.click();
    await owner.page.waitForURL(`**${list}`);
    const card = owner.page.getByRole('listitem').filter({ hasText: 'Khám tim mạch trọn gói' });
    await card.getByText('Chờ duyệt').waitFor();

    const staff = await openConsole('editor', '/');
    const filter = encodeURIComponent(JSON.stringify({ q: 'tim mạch trọn gói' }));
    const [row] = await (await staff.context.request.get(`/api/admin/promotions/?filter=${filter}`)).json();
    const kept = await (await staff.context.request.get(`/api/admin/promotions/${row.id}/`)).json();
    const published = { ...kept, status: 'published' };
    const answer = await write(staff.context, 'PUT', `/api/admin/promotions/${row.id}/`, published);
    expect(answer.status(), await answer.text()).toBe(200);

    const patient = await visit('', { viewport: PHONE });
    await logIn(patient.context, 'user');
    await patient.page.goto(kept.absolute_url);
    await hydrated(patient.page);
    await patient.page.getByRole('checkbox', { name: 'Siêu âm' }).check();
    await patient.page.getByRole('button', CLAIM).click();
    const code = await codeOn(patient.page);

    // What a phone's camera opens: the address in the QR picture.
    await owner.page.goto(`/quan-ly/dung-ma/${code}/`);
    await hydrated(owner.page);
    await owner.page.getByText('400.000').waitFor();
    expect(await violationsInBothLooks(owner.page, { isColourful: true, within: 'main' })).toEqual([]);
    await owner.page.getByRole('button', { name: 'Dùng mã này' }).click();
    await owner.page.getByText(/^Mã đã được dùng lúc \d\dh\d\d/).waitFor();
    await owner.page.getByRole('link', { name: 'Xem các ưu đãi' }).click();
    await owner.page.waitForURL(`**${list}`);
    // Says what stands there instead, should it ever fail.
    await expect.poll(() => owner.page.innerText('main')).toMatch(/Khám tim mạch trọn gói\s+Đang chạy/);
    expect(owner.mistakes.filter(mistake => !/status of 422/.test(mistake))).toEqual([]);
  });

  it('is written without script: rows come and go, and what was typed stays', async () => {
    const { page, context } = visitPlainly();
    await logIn(context, 'clinic');
    const list = `/quan-ly/co-so-y-te/${PLACES.clinic.id}/khuyen-mai/`;
    await page.goto(`${list}moi/`);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Tên ưu đãi').fill('Khám mắt không cần hẹn');
    await page.getByLabel('Loại ưu đãi').selectOption('examination');
    await page.getByLabel('Giá ưu đãi').fill('150.000');
    await page.getByLabel('Bắt đầu').fill(`${day(1)}T08:00`);
    await page.getByLabel('Kết thúc').fill(`${day(20)}T08:00`);
    await page.getByRole('button', { name: 'Thêm nhóm lựa chọn' }).click();
    await page.getByLabel('Tên nhóm').fill('Làm thêm');
    await page.getByLabel('Lựa chọn 1', { exact: true }).fill('Đo khúc xạ');
    await page.getByLabel('Lựa chọn 2', { exact: true }).fill('Soi đáy mắt');
    await page.getByRole('button', { name: 'Bỏ lựa chọn 1 của nhóm 1' }).click();
    await page.getByLabel('Lựa chọn 2', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Thêm lựa chọn', exact: true }).click();
    await page.getByLabel('Lựa chọn 2', { exact: true }).fill('Nhỏ giãn đồng tử');
    expect(await page.getByLabel('Lựa chọn 1', { exact: true }).inputValue()).toBe('Soi đáy mắt');
    expect(await page.getByLabel('Tên ưu đãi').inputValue()).toBe('Khám mắt không cần hẹn');
    expect(await page.getByLabel('Loại ưu đãi').inputValue()).toBe('examination');
    await page.getByRole('button', { name: 'Gửi để duyệt' }).click();
    expect(page.url()).toBe(product.origin + list);
    const card = page.getByRole('listitem').filter({ hasText: 'Khám mắt không cần hẹn' });
    await card.getByText('Chờ duyệt').waitFor();
    await card.getByRole('link', { name: /^Sửa/ }).click();
    for (const [at, name] of ['Soi đáy mắt', 'Nhỏ giãn đồng tử'].entries())
      expect(await page.getByLabel(`Lựa chọn ${at + 1}`, { exact: true }).getAttribute('value')).toBe(name);
    expect(await page.getByLabel(/^Lựa chọn \d$/).count()).toBe(2);
  });

  it('[PROMO-06] is claimed without script, and a second time it says that it was', async () => {
    const { page, context } = visitPlainly();
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
    const { page } = await visit('', { lasting: true });
    await page.clock.install({ time: new Date(Date.now() - 7_200_000) });
    const moment = page.waitForResponse(/\/moment\/$/);
    await page.goto(packages.path);
    await moment;
    await hydrated(page);
    const { ends_at } = await (await page.request.get(`/api/v1/promotion/${packages.id}/`)).json();
    const hours = page.locator('[data-countdown="hours"]');
    const left = () => Math.floor((Date.parse(ends_at) - Date.now()) / 3_600_000) % 24;
    await expect.poll(async () => Number(await hours.innerText()) - left()).toBe(0);
    const pass = await stopClock(page);
    const before = await seconds(page);
    await pass(1_000);
    expect((before - (await seconds(page)) + 60) % 60).toBe(1);
  });
});
