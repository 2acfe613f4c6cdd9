import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, type Visit, visit, visitForAll } from './support/chromium.ts';
import { foreignWords } from './support/foreign-words.ts';
import { jumps } from './support/layout-shift.ts';
import { logIn } from './support/log-in.ts';
import { confirmEmail, signUp } from './support/new-account.ts';
import { oneTimeCode } from './support/one-time-code.ts';
import { product } from './support/product.ts';
import { DESKTOP } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { unreachable } from './support/tab-order.ts';
import { violations, violationsInBothLooks } from './support/violations.ts';

const main = (page: Page) => page.locator('main');

/** Every page of accounts: its address and who looks at it. */
const PAGES = {
  signup: ['/dang-ky?type=place', null],
  login: ['/dang-nhap?next=%2Fghi-nho%2F&source=favourite&loi=tu-choi', null],
  forgot: ['/quen-mat-khau/', null],
  reset: ['/quen-mat-khau/khong-phai-ma/', null],
  'failed confirmation': ['/xac-thuc/khong-phai-ma/', null],
  confirmation: ['/xac-thuc/hoan-thanh/', null],
  'logged out': ['/dang-xuat/', null],
  logout: ['/dang-xuat/', 'user'],
  account: ['/tai-khoan/', 'newcomer'],
  'account of a provider': ['/tai-khoan/', 'placeApplicant'],
  password: ['/doi-mat-khau', 'user'],
  relatives: ['/tai-khoan/nguoi-than/?viec=them', 'user'],
  sessions: ['/tai-khoan/phien-dang-nhap/', 'user'],
  'own questions and answers': ['/tai-khoan/hoi-dap/', 'doctor'],
  'editing the own page': [`/sua-thong-tin/bac-si/${PROFESSIONALS.mai.id}/`, 'doctor'],
  security: ['/tai-khoan/bao-mat/', 'doctor'],
  'login while logged in': ['/dang-nhap', 'user'],
} as const;

/** Whose header and footer are walked through by the keyboard as well: as a visitor's, and as an account's. */
const WHOLE = new Set(['signup', 'account']);

/** Rich in colours, or in what only one size shows. */
const COLOURFUL = new Set(['signup', 'login', 'account of a provider', 'security']);

/** A refused confirmation is an answer that the browser notes in its console. */
const unexpected = (mistakes: readonly string[]) => mistakes.filter(text => !/status of 422/.test(text));

let visitor: Visit;
beforeAll(async () => {
  visitor = await visitForAll({ reducedMotion: 'reduce' });
});
afterAll(() => visitor.context.close());

describe.each(Object.entries(PAGES))('%s', (name, [path, who]) => {
  it('is accessible in light and dark, on a desktop and a phone, and by the keyboard', async () => {
    const { page, context, mistakes } = visitor;
    // The page before would go on counting its visit with a session and a token that it has no more.
    await page.goto('about:blank');
    mistakes.length = 0;
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const name of ['antam_session', 'XSRF-TOKEN']) await context.clearCookies({ name });
    if (who !== null) await logIn(context, who);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toMatch(/ \| An Tâm$/);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await foreignWords(page)).toEqual([]);
    expect(await jumps(page)).toEqual([]);
    const found = await violationsInBothLooks(page, { isColourful: COLOURFUL.has(name) }, async ({ width }) => {
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect([width, scrollWidth]).toEqual([width, clientWidth]);
      expect(await smallTargets(page)).toEqual([]);
    });
    expect(found).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await unreachable(page, WHOLE.has(name) ? {} : { within: 'main' })).toEqual([]);
    expect(unexpected(mistakes)).toEqual([]);
  });
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
    expect(unexpected(mistakes)).toEqual([]);
  });
});
