import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { write } from './support/log-in.ts';
import { confirmEmail, signUp } from './support/new-account.ts';
import { oneTimeCode } from './support/one-time-code.ts';
import { type PlainPage, visitPlainly } from './support/plain-page.ts';
import { product } from './support/product.ts';
import { violations } from './support/violations.ts';

const BUTTON = 'Tiếp tục với tài khoản dùng thử';
const STEP_MS = 30_000;

const here = (page: PlainPage | Page) => {
  const { origin, pathname, search } = new URL(page.url());
  expect(origin).toBe(product.origin);
  return pathname + search;
};
const accountOf = async (page: PlainPage | Page) => (await page.context().request.get('/api/v1/account/')).json();

/** Follows the button to the provider in the browser, and chooses `name` there. */
async function choose(page: Page, name: string) {
  await page.getByRole('link', { name: BUTTON }).click();
  await page.waitForURL(`${product.identityProvider}/**`);
  await page.getByRole('button', { name }).click();
  await page.waitForURL(`${product.origin}/**`);
}

/** Opens a page without script, follows the button to the provider, and chooses `name` there. */
async function choosePlainly(path: string, name: string): Promise<PlainPage> {
  const { page } = visitPlainly();
  await page.goto(path);
  await page.getByRole('link', { name: BUTTON }).click();
  expect(page.url().startsWith(product.identityProvider)).toBe(true);
  await page.getByRole('button', { name }).click();
  return page;
}

const isLoggedIn = async (page: PlainPage) =>
  ((await page.locator('body').getAttribute('class')) ?? '').split(' ').includes('logged-in');

describe('the way to a real provider and back', () => {
  it('[AUTH-48] begins in the overlay, creates an account, logs it in and opens the address of before', async () => {
    const { page, context, mistakes } = await visit('');
    await context.route(`${product.identityProvider}/**`, route => route.continue());
    await page.goto('/chuyen-khoa/?utm_source=thu');
    await hydrated(page);
    await page.locator('[data-site-header]').getByRole('link', { name: 'Đăng nhập' }).click();
    await page.getByRole('dialog').first().waitFor();
    await choose(page, 'Ngô Thị Lan');
    expect(here(page)).toBe('/chuyen-khoa/?utm_source=thu');
    expect(await page.evaluate(() => document.body.classList.contains('logged-in'))).toBe(true);
    expect(await accountOf(page)).toMatchObject({
      name: 'Ngô Thị Lan',
      email: 'lan@dung-thu.example',
      role: 'user',
      is_email_confirmed: true,
    });
    expect(mistakes).toEqual([]);
  });

  it('[AUTH-48] begins on the login page as well, finds the same account again and opens the address of `next`', async () => {
    const page = await choosePlainly('/dang-nhap?next=/bac-si/%3Fprovinces=ha-noi', 'Ngô Thị Lan');
    expect(here(page)).toBe('/bac-si/?provinces=ha-noi');
    expect(await isLoggedIn(page)).toBe(true);
    expect((await accountOf(page)).email).toBe('lan@dung-thu.example');
  });

  it('[AUTH-49] leads to the provider with a challenge, and asks for no password of ours', async () => {
    const { page, context } = visitPlainly();
    await page.goto('/dang-nhap');
    expect(await page.getByRole('link', { name: BUTTON }).getAttribute('href')).toBe('/dang-nhap/demo/');
    const answer = await context.request.get('/dang-nhap/demo/', { maxRedirects: 0 });
    const { origin, searchParams } = new URL(answer.headers().location ?? '');
    expect([answer.status(), origin]).toEqual([303, product.identityProvider]);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('says on the login page that the person refused, and keeps `next` and the favourite', async () => {
    const page = await choosePlainly('/dang-nhap?next=/ghi-nho/&favourite=place:1', 'Từ chối');
    expect(here(page)).toBe('/dang-nhap?loi=tu-choi&next=%2Fghi-nho%2F&favourite=place%3A1');
    await page.getByText('Bạn đã không cho phép An Tâm nhận thông tin').waitFor();
    expect(await page.getByRole('link', { name: BUTTON }).getAttribute('href')).toBe(
      '/dang-nhap/demo/?next=%2Fghi-nho%2F&favourite=place%3A1',
    );
    expect(await isLoggedIn(page)).toBe(false);
  });

  it('says that an attempt has ended when the callback is opened again', async () => {
    const page = await choosePlainly('/dang-nhap', 'Hồ Vô Danh');
    const back = page.passed.find(({ pathname }) => pathname.includes('/tra-ve/'));
    await page.goto(back?.href ?? '');
    expect(here(page)).toBe('/dang-nhap?loi=het-han');
    await page.getByText('Lần đăng nhập này đã quá lâu').waitFor();
  });
});

describe('an address that has an account', () => {
  it('is linked by its password only, also without script', async () => {
    const { email, password } = ACCOUNTS.user;
    const page = await choosePlainly('/dang-nhap?next=/tuyen-chon/', 'Trần Văn Minh');
    expect(new URL(page.url()).pathname).toBe('/dang-nhap/lien-ket/');
    await page.getByText(email).first().waitFor();
    await page.locator('input[name=password]').fill('không phải mật khẩu');
    await page.getByRole('button', { name: 'Liên kết và đăng nhập' }).click();
    await page.getByText('Mật khẩu không đúng.').first().waitFor();
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: 'Liên kết và đăng nhập' }).click();
    expect(here(page)).toBe('/tuyen-chon/');
    expect(await accountOf(page)).toMatchObject({ email, social: ['demo'] });
  });

  it('is asked for its second factor when it is linked and at each login by the provider', async () => {
    const email = 'khoa@dung-thu.example';
    const owner = visitPlainly();
    const provider = { type: 'professional', prof_spec: 'Nhi khoa', prof_place: 'Sen Hạ', mobile_phone: '0912345678' };
    const { password } = await signUp(owner.context, { ...provider, email });
    await confirmEmail(owner.context, email);
    const begun = await write(owner.context, 'POST', '/api/v1/account/second-factor/', { password });
    const setUp = await begun.json();
    const code = oneTimeCode(setUp.secret, Date.now());
    const confirmed = await write(owner.context, 'PUT', '/api/v1/account/second-factor/', { code });
    const { recovery_codes: codes } = await confirmed.json();

    const { page, context, mistakes } = await visit('');
    await context.route(`${product.identityProvider}/**`, route => route.continue());
    await page.goto('/dang-nhap?next=/tuyen-chon/');
    await hydrated(page);
    await choose(page, 'Đặng Anh Khoa');
    await page.getByRole('heading', { level: 1, name: 'Liên kết tài khoản' }).waitFor();
    expect(await violations(page, { within: 'main' })).toEqual([]);
    await hydrated(page);
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: 'Liên kết và đăng nhập' }).click();
    await page.getByText('Còn một bước').waitFor();
    // The next code: the one of before is spent.
    await page.getByLabel('Mã xác thực').fill(oneTimeCode(setUp.secret, Date.now() + STEP_MS));
    await page.getByRole('button', { name: 'Liên kết và đăng nhập' }).click();
    await page.waitForURL('**/tuyen-chon/');
    expect((await accountOf(page)).second_factor.is_passed).toBe(true);

    const again = await choosePlainly('/dang-nhap', 'Đặng Anh Khoa');
    await again.getByRole('heading', { level: 1, name: 'Xác thực hai lớp' }).waitFor();
    expect(await again.locator('input[name=password]').count()).toBe(0);
    await again.getByLabel('Mã xác thực').fill(codes[0]);
    await again.locator('main').getByRole('button', { name: 'Đăng nhập' }).click();
    expect(await isLoggedIn(again)).toBe(true);
    // A refused try is a 401, which the browser's console reports.
    expect(mistakes.filter(text => !/^Failed to load resource/.test(text))).toEqual([]);
  });

  it('says on the linking page that no attempt is open', async () => {
    const { page } = visitPlainly();
    await page.goto('/dang-nhap/lien-ket/');
    await page.getByText('Lần đăng nhập này đã hết hạn').waitFor();
    await page.getByRole('link', { name: 'Về trang đăng nhập' }).click();
    expect(here(page)).toBe('/dang-nhap');
  });
});
