import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, fillLogin, isPostTo, main, send } from './support/account-forms.ts';
import { hydrated, openPage, openShared } from './support/chromium.ts';
import { cookieOf } from './support/cookies.ts';
import { elsewhere } from './support/elsewhere.ts';
import { here } from './support/here.ts';
import { write } from './support/log-in.ts';
import { codeInMessage } from './support/messages.ts';
import { type NewAccount, signUp } from './support/new-account.ts';
import { visitPlainly } from './support/plain-page.ts';
import { product } from './support/product.ts';

describe('logging in', () => {
  it('[AUTH-35] [AUTH-47] opens next as the user', async () => {
    const { page, mistakes } = await openShared('/dang-nhap?next=%2Fbac-si%2F%3Fprovinces%3Dha-noi');
    await fillLogin(page, ACCOUNTS.user.email, ACCOUNTS.user.password);
    await send(page, 'Đăng nhập');
    await page.waitForURL('**/bac-si/?provinces=ha-noi');
    expect(await page.locator('body').getAttribute('class')).toMatch(/(^| )logged-in/);
    expect(mistakes).toEqual([]);
  });

  it('[AUTH-52] stays on this site when next leads to another', async () => {
    const { page } = visitPlainly();
    await page.goto(`/dang-nhap?next=${encodeURIComponent('/\\example.org')}`);
    await fillLogin(page, ACCOUNTS.user.email, ACCOUNTS.user.password);
    await send(page, 'Đăng nhập');
    expect(await page.locator('[data-site-header]').innerText()).toContain(`Tài khoản của ${ACCOUNTS.user.name}`);
    expect(page.url()).toBe(`${product.origin}/`);
  });

  it('[AUTH-50] shows the same error for an unknown email address and a wrong password, and keeps the email address', async () => {
    const { page } = await openShared('/dang-nhap');
    const said: string[] = [];
    for (const email of [ACCOUNTS.user.email, 'khong-co-ai@antam.example']) {
      await fillLogin(page, email, 'sai-mat-khau-roi');
      const answered = page.waitForResponse(response => isPostTo('/dang-nhap')(response.request()));
      await send(page, 'Đăng nhập');
      expect((await answered).status()).toBe(401);
      await main(page).getByText('Email hoặc mật khẩu không đúng.').waitFor();
      said.push((await main(page).getByRole('alert').first().innerText()).replace(/[\da-f-]{36}/g, ''));
      expect(await box(page, 'Email').inputValue()).toBe(email);
    }
    expect(said[0]).toBe(said[1]);
  });

  it('works without script, and so does logging out', async () => {
    const { page, context } = visitPlainly();
    await page.goto('/dang-nhap?next=%2Fdich-vu%2F');
    await fillLogin(page, ACCOUNTS.favourite.email, 'sai-mat-khau-roi');
    await send(page, 'Đăng nhập');
    expect(await main(page).innerText()).toContain('Email hoặc mật khẩu không đúng.');
    expect(await box(page, 'Email').inputValue()).toBe(ACCOUNTS.favourite.email);
    await fillLogin(page, ACCOUNTS.favourite.email, ACCOUNTS.favourite.password);
    await send(page, 'Đăng nhập');
    expect(new URL(page.url()).pathname).toBe('/dich-vu/');
    await page.locator('[data-site-header] summary').click();
    await page.locator('[data-site-header]').getByRole('button', { name: 'Đăng xuất' }).click();
    expect((await page.locator('body').getAttribute('class'))?.split(' ')).toContain('not-logged-in');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('antam_session');
  });
});

describe('logging in while strangers guess the password', () => {
  /** An account at which ten passwords were guessed. */
  async function attacked(): Promise<NewAccount> {
    const { context } = visitPlainly();
    const person = await signUp(context);
    const { context: stranger } = visitPlainly(elsewhere().extraHTTPHeaders);
    for (let i = 0; i < 10; i++) {
      await write(stranger, 'POST', '/api/v1/login/', { email: person.email, password: `mat-khau-doan-${i}` });
    }
    return person;
  }

  it('asks for the code from an email besides the password', async () => {
    const person = await attacked();
    const { page, mistakes } = await openPage('/dang-nhap?next=%2Fdich-vu%2F', elsewhere());
    await fillLogin(page, person.email, person.password);
    await send(page, 'Đăng nhập');
    await main(page).getByText('Xin xác nhận đó là bạn').waitFor();
    await box(page, 'Mã trong thư').fill('aaaa-aaaa');
    await send(page, 'Đăng nhập');
    await main(page).getByText('Mật khẩu hoặc mã trong thư không đúng').waitFor();
    await box(page, 'Mã trong thư').fill(await codeInMessage(person.email));
    await send(page, 'Đăng nhập');
    await page.waitForURL('**/dich-vu/');
    expect(await page.locator('body').getAttribute('class')).toMatch(/(^| )logged-in/);
    expect(mistakes.filter(mistake => !/status of 401/.test(mistake))).toEqual([]);
  });

  it('asks for that code without script too', async () => {
    const person = await attacked();
    const { page } = visitPlainly(elsewhere().extraHTTPHeaders);
    await page.goto('/dang-nhap?next=%2Fdich-vu%2F');
    await fillLogin(page, person.email, person.password);
    await send(page, 'Đăng nhập');
    await main(page).getByText('Xin xác nhận đó là bạn').waitFor();
    // A slip on the way leaves the field where it is.
    await box(page, 'Mật khẩu').fill('');
    await send(page, 'Đăng nhập');
    await box(page, 'Mật khẩu').fill(person.password);
    await box(page, 'Mã trong thư').fill(await codeInMessage(person.email));
    await send(page, 'Đăng nhập');
    expect(new URL(page.url()).pathname).toBe('/dich-vu/');
  });
});

describe('logging out', () => {
  const logOut = async (page: Page) => {
    await page.locator('[data-site-header] summary').click();
    await page.locator('[data-site-header]').getByRole('button', { name: 'Đăng xuất' }).click();
  };

  /** A visitor who has left traces in the browser; the form leaves more. */
  async function openAsUser(path: string, { isByForm = false } = {}) {
    const opened = await openShared(isByForm ? '/dang-nhap' : '');
    const { page, context } = opened;
    const { email, password } = ACCOUNTS.favourite;
    if (isByForm) {
      await fillLogin(page, email, password);
      await send(page, 'Đăng nhập');
      await page.waitForURL(url => url.pathname === '/');
    } else expect((await write(context, 'POST', '/api/v1/login/', { email, password })).status()).toBe(200);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.setItem('antam:pending-favourite', '{"at":1,"value":{}}'));
    return { ...opened, page, context };
  }
  const traces = async (page: Page) => [
    (await cookieOf(page, 'email'))?.value ?? null,
    await page.evaluate(() => localStorage.getItem('antam:pending-favourite')),
  ];

  it('[AUTH-04] [AUTH-53] [AUTH-55] ends the session, forgets the visitor and reloads', async () => {
    const { page, context } = await openAsUser('/bac-si/?provinces=ha-noi', { isByForm: true });
    const token = (await cookieOf(page, 'XSRF-TOKEN'))?.value;
    expect((await traces(page))[0]).not.toBeNull();
    const request = page.waitForRequest(isPostTo('/dang-xuat/'));
    await logOut(page);
    expect(new URL((await request).url()).search).toBe('?provinces=ha-noi');
    await page.locator('body.not-logged-in').waitFor();
    await hydrated(page);
    expect(await here(page)).toBe('/bac-si/?provinces=ha-noi');
    expect(await cookieOf(page, 'antam_session')).toBeUndefined();
    expect((await cookieOf(page, 'XSRF-TOKEN'))?.value).not.toBe(token);
    expect(await traces(page)).toEqual([null, null]);
    expect((await context.request.get('/api/v1/account/')).status()).toBe(401);
  });

  it.each(['500', 'no answer'])('[AUTH-54] [AUTH-69] clears the token and reloads after %s too', async outcome => {
    const { page } = await openAsUser('/chuyen-khoa/');
    const token = (await cookieOf(page, 'XSRF-TOKEN'))?.value;
    await page.route('**/dang-xuat/**', route =>
      outcome === '500' ? route.fulfill({ status: 500, body: '' }) : route.abort(),
    );
    const reloaded = page.waitForEvent('load');
    await logOut(page);
    await reloaded;
    await hydrated(page);
    expect((await cookieOf(page, 'XSRF-TOKEN'))?.value).not.toBe(token);
    expect(await traces(page)).toEqual([null, null]);
    // The session lives on, and the page says so, once.
    expect(await page.locator('body.logged-in').count()).toBe(1);
    const said = page.getByRole('region', { name: 'Việc tiếp theo' });
    expect(await said.innerText()).toContain(`Bạn vẫn đang đăng nhập với tên ${ACCOUNTS.favourite.name}`);
    await page.reload();
    expect(await said.count()).toBe(0);
  });
});
