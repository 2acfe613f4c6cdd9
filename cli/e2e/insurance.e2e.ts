import { PLANS } from '@antam/fixtures/worlds/tiny/named.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { behindBottomBar } from './support/bottom-bar.ts';
import { hydrated, openPage, visit } from './support/chromium.ts';
import { unexpected } from './support/mistakes.ts';
import { PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

const { path, name } = PLANS.lotus;
const totalOf = (page: Page) => page.locator('[data-total]').getAttribute('data-total');
const required = (page: Page) => page.locator('#required-benefits > li');
const optional = (page: Page) => page.locator('#optional-benefits > li');
const maternity = (page: Page) => page.locator('[data-benefit="thai-san"]');
const age = (page: Page) => page.getByLabel('Tuổi', { exact: true });
const pack = (page: Page) => page.getByLabel('Gói', { exact: true });

it.each([
  [path, PHONE],
  [insurancePages.list(), PHONE],
  [insurancePages.list(), { width: 1280, height: 800 }],
])('what has the focus at %s is not behind the bar at the foot of the window: %j', async (address, viewport) => {
  const { page } = await openPage(address, { viewport });
  await page.locator('main :is(select, #list a)').first().focus();
  expect(await behindBottomBar(page)).toEqual([]);
});

describe('an insurance plan', () => {
  it('[INS-01] [INS-04] [INS-05] has a page of its own with the required and the optional benefits', async () => {
    const { page, mistakes } = await openPage(path);
    expect(await page.locator('h1').innerText()).toBe(name);
    expect(await required(page).count()).toBe(2);
    expect(await optional(page).count()).toBe(4);
    expect(await violations(page)).toEqual([]);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('[INS-02] [INS-03] has selects of age and package', async () => {
    const { page } = await openPage(path);
    expect(await age(page).locator('option').count()).toBe(100);
    expect(await pack(page).locator('option').allInnerTexts()).toEqual(
      [
        'Đồng (1.900.000 ₫)',
        'Bạc (2.900.000 ₫)',
        'Vàng (4.600.000 ₫)',
        'Bạch kim (7.400.000 ₫)',
        'Kim cương (11.800.000 ₫)',
      ].map(text => text.replaceAll(' ₫', '\u00a0₫')),
    );
  });

  it('[INS-06] [INS-07] [INS-17] follows the choice, which stands in the address and is there after a reload', async () => {
    const { page, mistakes } = await openPage(path);
    const before = await totalOf(page);
    await age(page).selectOption('40');
    await page.waitForURL(/age=40/);
    await expect.poll(() => totalOf(page)).not.toBe(before);
    const atForty = await totalOf(page);
    const limit = () => required(page).first().locator('li b').first().innerText();
    const firstLimit = await limit();
    await pack(page).selectOption('goi-vang');
    await page.waitForURL(/package=goi-vang/);
    await expect.poll(() => totalOf(page)).not.toBe(atForty);
    expect(await limit()).not.toBe(firstLimit);
    const plain = Number(await totalOf(page));
    await optional(page).getByLabel('Nha khoa').check();
    await page.waitForURL(/benefits=nha-khoa/);
    await expect.poll(async () => Number(await totalOf(page))).toBeGreaterThan(plain);
    const chosen = await totalOf(page);
    await page.reload();
    await hydrated(page);
    expect(await totalOf(page)).toBe(chosen);
    expect(await optional(page).getByLabel('Nha khoa').isChecked()).toBe(true);
    expect([await age(page).inputValue(), await pack(page).inputValue()]).toEqual(['40', 'goi-vang']);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('[INS-09] [INS-10] [INS-11] greys a benefit outside its ages and says them', async () => {
    const { page } = await openPage(`${path}?age=17`);
    for (const [years, applies] of [
      ['18', true],
      ['50', true],
      ['51', false],
      ['17', false],
    ] as const) {
      await age(page).selectOption(years);
      const text = `Không áp dụng cho người ${years} tuổi`;
      await expect.poll(async () => (await maternity(page).innerText()).includes(text)).toBe(!applies);
    }
    expect(await maternity(page).innerText()).toContain('từ 18 đến 50 tuổi');
  });

  it('[INS-18] says whom it takes where no benefit applies', async () => {
    const { page } = await openPage(`${path}?age=80`);
    expect(await totalOf(page)).toBe('none');
    await page.getByText('Chương trình không nhận người 80 tuổi.').waitFor();
  });

  it('[INS-14] shows the parts of a service, each with its own limit', async () => {
    const { page } = await openPage(`${path}?package=goi-dong`);
    const parts = maternity(page).locator('ul ul li');
    expect(await parts.allInnerTexts()).toEqual([
      expect.stringMatching(/Sinh thường\s+12\.000\.000/),
      expect.stringMatching(/Sinh mổ\s+20\.000\.000/),
      expect.stringMatching(/Biến chứng thai sản\s+Theo giới hạn năm/),
    ]);
  });

  it('adds up a family, and says what a member goes without', async () => {
    const { page } = await openPage(`${path}?age=35&benefits=thai-san`);
    await page.getByLabel('Tuổi người thứ 2').fill('5');
    await page.getByLabel('Tuổi người thứ 3').fill('70');
    await page.getByLabel('Tuổi người thứ 3').press('Enter');
    await page.waitForURL(/family=5,70/);
    const rows = page.locator('table tbody tr');
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.nth(1).innerText()).toContain('Không có: Thai sản');
    expect(await rows.nth(2).innerText()).toContain('Không tham gia được');
    expect(await page.locator('tfoot').innerText()).toContain('Cả nhà (2 người)');
  });

  it('keeps an age that is typed while the sum with the age before it is on its way', async () => {
    const { page } = await openPage(path);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v1/insurance-plan/**', async route => {
      await held.promise;
      await route.continue();
    });
    await page.getByLabel('Tuổi người thứ 2').fill('5');
    const asked = page.waitForRequest(/family=5/);
    await page.getByLabel('Tuổi người thứ 3').focus();
    await asked;
    await page.getByLabel('Tuổi người thứ 3').fill('70');
    held.resolve();
    await page.waitForURL(/family=5$/);
    await expect.poll(() => page.locator('table tbody tr').count()).toBe(2);
    expect(await page.getByLabel('Tuổi người thứ 3').inputValue()).toBe('70');
  });

  it('says beside an age what is wrong with it, and adds up the others', async () => {
    const { page } = await openPage(path);
    await page.getByLabel('Tuổi người thứ 2').fill('150');
    await page.getByText('Tuổi là số từ 0 đến 99.').waitFor();
    await page.getByLabel('Tuổi người thứ 3').fill('5');
    await page.getByLabel('Tuổi người thứ 3').press('Enter');
    await page.waitForURL(/family=5$/);
    await expect.poll(() => page.locator('table tbody tr').count()).toBe(2);
    expect(await page.getByLabel('Tuổi người thứ 2').inputValue()).toBe('150');
    expect(await violations(page)).toEqual([]);
  });

  it('is chosen without script too, by a form that leads to the address that is shared', async () => {
    const { page } = await visit(path, { javaScriptEnabled: false });
    await age(page).selectOption('40');
    await pack(page).selectOption('goi-bac');
    await optional(page).getByLabel('Nha khoa').check();
    await optional(page).getByLabel('Thai sản').check();
    await page.getByLabel('Tuổi người thứ 2').fill('5');
    await page.getByRole('button', { name: 'Tính phí' }).first().click();
    await page.waitForURL(/family=5/);
    expect(new URL(page.url()).search).toBe('?age=40&package=goi-bac&benefits=nha-khoa,thai-san&family=5');
    expect(await optional(page).getByLabel('Thai sản').isChecked()).toBe(true);
    expect(Number(await totalOf(page))).toBeGreaterThan(0);
  });

  it('ignores what its address has wrong, with notices', async () => {
    const { page } = await openPage(`${path}?age=300&package=x&benefits=y`);
    await page.getByText('Tuổi “300” không nằm trong khoảng 0–99, nên An Tâm tính cho 30 tuổi.').waitFor();
    await page.getByText('Không có gói “x”, nên An Tâm tính theo gói Đồng.').waitFor();
    await page.getByText('Không có quyền lợi “y”, nên An Tâm đã bỏ qua.').waitFor();
  });

  it('has one address whatever its slug was, and none where there is no such plan', async () => {
    const { page } = await visit('');
    const response = await page.request.get('/bao-hiem/ten-cu-1/?age=40', { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, `${path}?age=40`]);
    expect((await page.request.get('/bao-hiem/khong-co-99999/')).status()).toBe(404);
    expect((await page.request.get(PLANS.draft.path)).status()).toBe(404);
    await page.goto(`${path}?age=40`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    expect(await page.locator('script[type="application/ld+json"]').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('FinancialProduct')]),
    );
  });

  it('prints on one page', async () => {
    const { page } = await openPage(`${path}?age=35&benefits=nha-khoa&family=5`);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Đến nội dung chính').isVisible()).toBe(false);
    await page.getByText('?age=35&benefits=nha-khoa&family=5 ngày').waitFor();
  });
});

describe('the list of insurance plans', () => {
  it('[INS-18] shows plans, of which up to three are ticked and shown side by side', async () => {
    const { page, mistakes } = await openPage(insurancePages.list());
    expect(await page.locator('#list > li').count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(`So sánh ${PLANS.lotus.name}`).check();
    await page.getByLabel(`So sánh ${PLANS.staff.name}`).check();
    await page.getByRole('button', { name: 'So sánh 2 chương trình' }).click();
    await page.waitForURL(/\?compare=1,3$/);
    const table = page.getByRole('region', { name: 'Bảng so sánh' });
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(`Gói của ${PLANS.staff.name}`).selectOption('goi-chuong-trinh-2');
    await page.waitForURL(/packages=goi-dong,goi-chuong-trinh-2/);
    await age(page).selectOption('60');
    await page.waitForURL(/age=60/);
    await table.getByText('Chỉ áp dụng từ 18 đến 50 tuổi').first().waitFor();
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('is compared without script too', async () => {
    const { page } = await visit(insurancePages.list(), { javaScriptEnabled: false });
    await page.getByLabel(`So sánh ${PLANS.lotus.name}`).check();
    await page.getByLabel(`So sánh ${PLANS.family.name}`).check();
    await page.getByRole('button', { name: 'So sánh' }).click();
    await page.waitForURL(/\?compare=2,1$/);
    await page.getByRole('region', { name: 'Bảng so sánh' }).waitFor();
  });

  it('is reached from the side menu, the foot of every page and the home page', async () => {
    const { page } = await visit('/');
    expect(await page.locator(`footer a[href="${insurancePages.list()}"]`).count()).toBe(1);
    expect(await page.locator(`main a[href="${insurancePages.list()}"]`).count()).toBe(1);
    expect(await page.locator(`main a[href="${PLANS.lotus.path}"]`).count()).toBe(1);
  });
});
