import { describe, expect, it } from 'vitest';
import { box, fillLogin, main, send } from './support/account-forms.ts';
import { hydrated, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { linkInMessage } from './support/messages.ts';
import { signUp } from './support/new-account.ts';
import { visitPlainly } from './support/plain-page.ts';

describe('confirming an email address', () => {
  it('[AUTH-06] [AUTH-07] [AUTH-66] happens on load, by one POST of the token; a second confirmation succeeds too', async () => {
    const { page, context, mistakes } = await visit('');
    const person = await signUp(context);
    const link = await linkInMessage(person.email, '/xac-thuc/');
    const reported = listenToHits(page);
    const posts: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST' && /confirm|xac-thuc/.test(request.url())) {
        posts.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(link);
    await main(page).getByText('Xác thực email thành công!').waitFor();
    await page.waitForLoadState('networkidle');
    const token = new URL(page.url()).pathname.split('/')[2];
    expect(posts).toEqual([`/api/v1/confirm/${token}/`]);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/xac-thuc/hoan-thanh/');
    await page.reload();
    await main(page).getByText('Xác thực email thành công!').waitFor();
    await page.goto('/tai-khoan/');
    await main(page).getByText('Đã xác thực').waitFor();
    expect(mistakes).toEqual([]);
  });

  it('[TRK-20] [ERR-23] says that it failed, and with which code', async () => {
    const { page } = await visit('');
    const reported = listenToHits(page);
    await page.goto('/xac-thuc/khong-phai-ma/');
    await main(page).getByText('Xác thực email không thành công!').waitFor();
    expect(await main(page).innerText()).toMatch(/mã lỗi [\da-f-]{36}/);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/xac-thuc/loi/');
  });

  it('can be tried again after the network was missing', async () => {
    const { page, context } = await visit('');
    const { email } = await signUp(context);
    const link = await linkInMessage(email, '/xac-thuc/');
    await page.route('**/api/v1/confirm/**', route => route.abort());
    await page.goto(link);
    await main(page).getByText('Không có kết nối mạng').waitFor();
    await page.unrouteAll();
    await send(page, 'Thử lại');
    await main(page).getByText('Xác thực email thành công!').waitFor();
  });

  it('[AUTH-66] has a button for those without script', async () => {
    const { page, context } = visitPlainly();
    const { email } = await signUp(context);
    await page.goto(await linkInMessage(email, '/xac-thuc/'));
    await send(page, 'Xác thực email');
    expect(await main(page).innerText()).toContain('Xác thực email thành công!');
    await page.goto('/xac-thuc/khong-phai-ma/');
    await send(page, 'Xác thực email');
    expect(await main(page).innerText()).toContain('Xác thực email không thành công!');
  });

  it('[AUTH-66] [TRK-19] [ERR-22] asks for a new password where another browser signed up', async () => {
    const { context: maker } = visitPlainly();
    const person = await signUp(maker);
    const { page, mistakes } = await visit('');
    const reported = listenToHits(page);
    await page.goto(await linkInMessage(person.email, '/xac-thuc/'));
    await main(page).getByText('không phải trình duyệt bạn dùng khi đăng ký').waitFor();
    expect((await maker.request.get('/api/v1/account/')).status()).toBe(200);
    expect(reported.hits().map(({ path }) => path)).not.toContain('/xac-thuc/hoan-thanh/');
    await send(page, 'Xác thực email');
    await main(page).getByText('Xác thực email thành công!').waitFor();
    await main(page).getByText('Tài khoản này được tạo trên một trình duyệt khác').waitFor();
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/xac-thuc/hoan-thanh/');
    expect((await maker.request.get('/api/v1/account/')).status()).toBe(401);
    await box(page, 'Mật khẩu mới').fill('hai-con-meo-ngoai-san');
    await box(page, 'Nhập lại mật khẩu mới').fill('hai-con-meo-ngoai-san');
    await send(page, 'Đặt mật khẩu mới');
    await main(page).getByText('Mật khẩu đã được đổi').waitFor();
    await main(page).getByRole('link', { name: 'Đăng nhập' }).click();
    await hydrated(page);
    await fillLogin(page, person.email, person.password);
    await send(page, 'Đăng nhập');
    await main(page).getByText('Email hoặc mật khẩu không đúng.').waitFor();
    await fillLogin(page, person.email, 'hai-con-meo-ngoai-san');
    await send(page, 'Đăng nhập');
    await page.waitForURL(url => url.pathname === '/');
    expect(mistakes.filter(mistake => !/status of 401/.test(mistake))).toEqual([]);
  });

  it('[AUTH-66] asks for a new password without script too, and from a visitor who opens the link later', async () => {
    const { context: maker } = visitPlainly();
    const person = await signUp(maker);
    const link = await linkInMessage(person.email, '/xac-thuc/');
    // A scanner of mail that runs scripts comes first and goes away.
    const { page: scanner } = await visit(link);
    await main(scanner).getByText('không phải trình duyệt bạn dùng khi đăng ký').waitFor();
    expect((await maker.request.get('/api/v1/account/')).status()).toBe(200);
    const { page } = visitPlainly();
    await page.goto(link);
    await send(page, 'Xác thực email');
    await main(page).getByText('Xác thực email thành công!').waitFor();
    await main(page).getByText('Tài khoản này được tạo trên một trình duyệt khác').waitFor();
    await box(page, 'Mật khẩu mới').fill('ba-con-meo-ngoai-san');
    await box(page, 'Nhập lại mật khẩu mới').fill('ba-con-meo-ngoai-san');
    await send(page, 'Đặt mật khẩu mới');
    await fillLogin(page, person.email, 'ba-con-meo-ngoai-san');
    await send(page, 'Đăng nhập');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/xac-thuc/hoan-thanh/?buoc=thu');
    await main(page).getByRole('link', { name: 'Nhận thư đặt mật khẩu' }).click();
    expect(new URL(page.url()).pathname).toBe('/quen-mat-khau/');
  });
});
