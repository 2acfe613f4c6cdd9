import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { describe, expect, it } from 'vitest';
import { box, fillLogin, isPostTo, main, send } from './support/account-forms.ts';
import { hydrated, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { linkInMessage } from './support/messages.ts';
import { signUp } from './support/new-account.ts';
import { visitPlainly } from './support/plain-page.ts';
import { product } from './support/product.ts';
import { walked } from './support/walked.ts';

describe('a password that is reset by a link in an email message', () => {
  const seen = walked(async () => {
    const person = await signUp(visitPlainly().context);
    const { page } = await visit('');
    const hits = listenToHits(page);
    const times = (path: string) => hits.hits().filter(hit => hit.path === path).length;
    await page.goto('/quen-mat-khau/?utm_source=thu');
    await hydrated(page);
    await page.route('**/quen-mat-khau/?*', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await box(page, 'Email').fill(person.email);
    await send(page, 'Gửi thư đặt lại mật khẩu');
    const failure = main(page).getByText('Đã xảy ra lỗi, xin vui lòng thử lại.');
    await failure.waitFor();
    const failed = await failure.innerText();
    await expect.poll(() => times('/quen-mat-khau/loi/')).toBe(1);
    await page.unroute('**/quen-mat-khau/?*');
    const request = page.waitForRequest(isPostTo('/quen-mat-khau/'));
    await send(page, 'Gửi thư đặt lại mật khẩu');
    expect(new URL((await request).url()).search).toBe('?utm_source=thu');
    await main(page).getByText('Bạn hãy kiểm tra hộp thư').waitFor();
    await expect.poll(() => times('/quen-mat-khau/hoan-thanh/')).toBe(1);

    const link = await linkInMessage(person.email, '/quen-mat-khau/');
    await page.goto(link);
    await hydrated(page);
    const { pathname } = new URL(page.url());
    await box(page, 'Mật khẩu mới').fill('hai-con-meo-ngoai-san');
    await box(page, 'Nhập lại mật khẩu mới').fill('khac-hoan-toan');
    await send(page, 'Đặt mật khẩu mới');
    await main(page).getByText('Đổi mật khẩu gặp lỗi, xin vui lòng thử lại.').waitFor();
    await expect.poll(() => times('/quen-mat-khau/loi/')).toBe(2);
    await box(page, 'Nhập lại mật khẩu mới').fill('hai-con-meo-ngoai-san');
    // The answer is held back, so that the form can be seen while it is sent.
    let answer = () => {};
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route(`**${pathname}`, async route => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const button = main(page).getByRole('button', { name: 'Đặt mật khẩu mới', exact: true });
    expect(await button.getAttribute('aria-busy')).toBeNull();
    const reset = page.waitForRequest(isPostTo(pathname));
    await button.click();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    expect(await main(page).getByText('Mật khẩu đã được đổi').count()).toBe(0);
    answer();
    const sent: unknown = (await reset).postDataJSON();
    await main(page).getByText('Mật khẩu đã được đổi').waitFor();
    await expect.poll(() => times('/quen-mat-khau/hoan-thanh/')).toBe(2);
    const shown = await main(page).innerText();
    expect(await main(page).getByRole('link', { name: 'Đăng nhập' }).getAttribute('href')).toBe('/dang-nhap');

    const { page: later } = visitPlainly();
    await later.goto('/dang-nhap');
    await fillLogin(later, person.email, person.password);
    await send(later, 'Đăng nhập');
    await main(later).getByText('Email hoặc mật khẩu không đúng.').first().waitFor();
    await fillLogin(later, person.email, 'hai-con-meo-ngoai-san');
    await send(later, 'Đăng nhập');
    const landed = later.url();

    await later.goto(link);
    await box(later, 'Mật khẩu mới').fill('ba-con-meo-ngoai-san');
    await box(later, 'Nhập lại mật khẩu mới').fill('ba-con-meo-ngoai-san');
    await send(later, 'Đặt mật khẩu mới');
    await main(later).getByRole('link', { name: 'Gửi thư mới' }).waitFor();
    const reported = { done: times('/quen-mat-khau/hoan-thanh/'), failed: times('/quen-mat-khau/loi/') };
    return { person, failed, sent, shown, landed, reported };
  });

  it('[ERR-19] [ERR-20] [UI-35] says when the message could not be asked for', async () => {
    expect((await seen()).failed).toBe('Đã xảy ra lỗi, xin vui lòng thử lại.');
  });

  it('[TRK-16] [TRK-17] [TRK-41] is reported at each step that was done or failed', async () => {
    expect((await seen()).reported).toEqual({ done: 2, failed: 2 });
  });

  it('[AUTH-56] [AUTH-57] is sent twice', async () => {
    expect((await seen()).sent).toEqual({
      password: 'hai-con-meo-ngoai-san',
      password_confirm: 'hai-con-meo-ngoai-san',
    });
  });

  it('[AUTH-61] [AUTH-62] [AUTH-64] is answered with name, email address and the missing phone number', async () => {
    const { person, shown } = await seen();
    for (const text of [person.name, person.email, 'Chưa cung cấp']) expect(shown).toContain(text);
  });

  it('[AUTH-65] logs in alone from then on', async () => {
    expect((await seen()).landed).toBe(`${product.origin}/`);
  });
});

describe('passwords', () => {
  it('[AUTH-58] [AUTH-65] [TRK-18] are changed by the current one', async () => {
    const { page, context } = await visit('');
    const person = await signUp(context);
    const reported = listenToHits(page);
    const paths = () => reported.hits().map(({ path }) => path);
    await page.goto('/doi-mat-khau');
    await hydrated(page);
    const change = async (old: string, fresh: string) => {
      await box(page, 'Mật khẩu hiện tại').fill(old);
      await box(page, 'Mật khẩu mới').fill(fresh);
      await box(page, 'Nhập lại mật khẩu mới').fill(fresh);
      await send(page, 'Đổi mật khẩu');
    };
    await change('sai-mat-khau-roi', 'hai-con-meo-ngoai-san');
    await main(page).getByText('Đổi mật khẩu gặp lỗi, xin vui lòng thử lại.').waitFor();
    expect(await box(page, 'Mật khẩu hiện tại').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(paths).toContain('/doi-mat-khau/loi/');
    const request = page.waitForRequest(isPostTo('/doi-mat-khau'));
    const answer = page.waitForResponse(response => isPostTo('/doi-mat-khau')(response.request()));
    await change(person.password, 'hai-con-meo-ngoai-san');
    expect((await request).postDataJSON()).toEqual({
      password: person.password,
      new_password: 'hai-con-meo-ngoai-san',
      new_password_confirm: 'hai-con-meo-ngoai-san',
    });
    const { name, email } = person;
    expect(await (await answer).json()).toEqual({ name, email, mobile_phone: 'Chưa cung cấp' });
    await main(page).getByText('Mật khẩu đã được đổi').waitFor();
    for (const text of [name, email, 'Chưa cung cấp']) expect(await main(page).innerText()).toContain(text);
    await expect.poll(paths).toContain('/doi-mat-khau/hoan-thanh/');
    // This browser goes on, also with its next write.
    await page.goto('/tai-khoan/');
    await hydrated(page);
    await box(page, 'Số điện thoại (không bắt buộc)').fill('0912 345 678');
    await send(page, 'Lưu thay đổi');
    await main(page).getByText('Đã lưu').waitFor();
  });

  it('[AUTH-05] are changed only by a visitor who is logged in: others log in first', async () => {
    const { page } = visitPlainly();
    await page.goto('/doi-mat-khau');
    expect(page.url()).toBe(`${product.origin}/dang-nhap?next=%2Fdoi-mat-khau`);
    await fillLogin(page, ACCOUNTS.user.email, ACCOUNTS.user.password);
    await send(page, 'Đăng nhập');
    expect(page.url()).toBe(`${product.origin}/doi-mat-khau`);
  });

  it('are changed without script', async () => {
    const { page, context } = visitPlainly();
    const person = await signUp(context);
    await page.goto('/doi-mat-khau');
    for (const old of ['sai-mat-khau-roi', person.password]) {
      await box(page, 'Mật khẩu hiện tại').fill(old);
      await box(page, 'Mật khẩu mới').fill('hai-con-meo-ngoai-san');
      await box(page, 'Nhập lại mật khẩu mới').fill('hai-con-meo-ngoai-san');
      await send(page, 'Đổi mật khẩu');
      if (old === person.password) break;
      expect(await main(page).innerText()).toContain('Đổi mật khẩu gặp lỗi, xin vui lòng thử lại.');
      expect(await main(page).innerText()).toContain('Mật khẩu hiện tại không đúng.');
    }
    expect(await main(page).innerText()).toContain('Mật khẩu đã được đổi');
  });
});
