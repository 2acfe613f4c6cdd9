import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testAccountPages } from './support/account-pages.ts';
import { hydrated, visit } from './support/chromium.ts';
import { besidesRefusals } from './support/mistakes.ts';
import { confirmEmail, signUp } from './support/new-account.ts';
import { oneTimeCode } from './support/one-time-code.ts';
import { product } from './support/product.ts';
import { violations } from './support/violations.ts';

const main = (page: Page) => page.locator('main');

/* The richest pages of accounts; `account-pages.long.e2e.ts` looks at the others. */

testAccountPages({
  signup: ['/dang-ky?type=place', null],
  login: ['/dang-nhap?next=%2Fghi-nho%2F&source=favourite&loi=tu-choi', null],
  'account of a provider': ['/tai-khoan/', 'placeApplicant'],
  security: ['/tai-khoan/bao-mat/', 'doctor'],
});

describe('the pages without script', () => {
  it.each([
    ['[AUTH-01]', '/dang-ky', /<form[^>]*action="\/dang-ky"[\s\S]*name="password"/],
    ['[AUTH-02]', '/dang-nhap', /<form[^>]*action="\/dang-nhap"[\s\S]*name="password"/],
    ['[AUTH-03]', '/quen-mat-khau/', /<form[^>]*action="\/quen-mat-khau\/"[\s\S]*name="email"/],
  ])('%s %s is served with its form', async (_, path, form) => {
    const answer = await fetch(product.origin + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(form);
    const slashed = await fetch(product.origin + (path.endsWith('/') ? path.slice(0, -1) : `${path}/`), {
      redirect: 'manual',
    });
    expect([slashed.status, slashed.headers.get('location')]).toEqual([301, path]);
  });
});

describe('the second factor', () => {
  it('is set up by a scanned secret, shows its recovery codes once, and is asked for at the next login', async () => {
    const { page, context, mistakes } = await visit('', { permissions: ['clipboard-read', 'clipboard-write'] });
    const { email, password } = await signUp(context, { type: 'place', place_name: 'Nắng Mai' });
    await confirmEmail(context, email);
    await page.goto('/tai-khoan/bao-mat/');
    await hydrated(page);
    await main(page).getByLabel('Mật khẩu của bạn').fill(password);
    await main(page).getByRole('button', { name: 'Thiết lập xác thực hai lớp' }).click();
    const picture = main(page).getByRole('img', { name: 'Mã QR của khoá xác thực' });
    await expect
      .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true);
    expect(await violations(page, { within: 'main' })).toEqual([]);
    const secret = await main(page).locator('code').innerText();
    const code = main(page).getByLabel(/^Nhập mã 6 số/);
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await main(page).getByText('Chưa bật được xác thực hai lớp').waitFor();
    await code.fill(oneTimeCode(secret, Date.now()));
    await page.keyboard.press('Enter');
    await main(page).getByText('Lưu các mã dự phòng này ngay').waitFor();
    const codes = await main(page).locator('code').allInnerTexts();
    expect(codes.length).toBeGreaterThanOrEqual(8);
    expect(await violations(page, { within: 'main' })).toEqual([]);
    await main(page).getByRole('button', { name: 'Sao chép' }).click();
    await main(page).getByText('Đã sao chép.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    await page.emulateMedia({ media: 'print' });
    expect(
      await main(page)
        .getByText(codes[0] ?? '')
        .isVisible(),
    ).toBe(true);
    expect(await main(page).getByRole('button', { name: 'Sao chép' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await main(page).getByRole('link', { name: 'Tôi đã lưu' }).click();
    await main(page).getByText('Đang bật').waitFor();
    expect(await main(page).innerText()).not.toContain(codes[0]);

    const { page: later } = await visit('/dang-nhap?next=%2Ftai-khoan%2Fbao-mat%2F');
    await hydrated(later);
    await main(later).getByLabel('Email', { exact: true }).fill(email);
    await main(later).getByLabel('Mật khẩu', { exact: true }).fill(password);
    await main(later).getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    const asked = main(later).getByLabel('Mã xác thực', { exact: true });
    await asked.waitFor();
    expect(await main(later).getByRole('alert').count()).toBe(0);
    await asked.fill('000000');
    await later.keyboard.press('Enter');
    await main(later).getByText('Mã xác thực không đúng').first().waitFor();
    expect(await main(later).getByLabel('Mật khẩu', { exact: true }).inputValue()).toBe(password);
    await asked.fill(codes[0] ?? '');
    await later.keyboard.press('Enter');
    await later.waitForURL('**/tai-khoan/bao-mat/');

    await hydrated(later);
    await main(later).getByRole('link', { name: 'Tắt xác thực hai lớp' }).click();
    await main(later).getByLabel('Mật khẩu của bạn').fill(password);
    await later.keyboard.press('Enter');
    await main(later).getByText('Chưa bật').waitFor();
    expect(besidesRefusals(mistakes)).toEqual([]);
  });
});
