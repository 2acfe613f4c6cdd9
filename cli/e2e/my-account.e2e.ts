import { describe, expect, it } from 'vitest';
import { fillLogin, main, send } from './support/account-forms.ts';
import { hydrated, visit } from './support/chromium.ts';
import { logIn } from './support/log-in.ts';
import { linkInMessage } from './support/messages.ts';
import { signUp } from './support/new-account.ts';
import { visitPlainly } from './support/plain-page.ts';
import { isFocused } from './support/tab-order.ts';

describe('the account', () => {
  it('sends the confirmation email again', async () => {
    const { page, context } = await visit('');
    const { email } = await signUp(context);
    const first = await linkInMessage(email, '/xac-thuc/');
    await page.goto('/tai-khoan/');
    await hydrated(page);
    await main(page).getByText('Chưa xác thực').waitFor();
    await send(page, 'Gửi lại email xác thực');
    await main(page).getByText('đã gửi một liên kết xác thực mới').waitFor();
    expect(await linkInMessage(email, '/xac-thuc/', first)).not.toBe(first);
  });

  it('shows a phone number as it was stored, and calls nothing of it unsaved when the page is opened again', async () => {
    const { page, context } = await visit('');
    await signUp(context);
    await page.goto('/tai-khoan/');
    await hydrated(page);
    const phone = main(page).getByLabel(/^Số điện thoại/);
    await phone.fill('0912345678');
    await phone.press('Enter');
    await main(page).getByText('Đã lưu', { exact: true }).waitFor();
    await expect.poll(() => phone.inputValue()).toBe('0912 345 678');
    expect(await isFocused(phone)).toBe(true);
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await phone.inputValue()).toBe('0912 345 678');
    expect(await main(page).getByText('chưa lưu').count()).toBe(0);
  });

  it('lists the browsers that are logged in, and logs them out one by one or together', async () => {
    const { page, context } = await visit('');
    const person = await signUp(context);
    const others = [1, 2, 3].map(() => visitPlainly());
    for (const other of others) {
      await other.page.goto('/dang-nhap');
      await fillLogin(other.page, person.email, person.password);
      await send(other.page, 'Đăng nhập');
      expect(new URL(other.page.url()).pathname).toBe('/');
    }
    await page.goto('/tai-khoan/phien-dang-nhap/');
    await hydrated(page);
    await main(page).getByText('4 thiết bị đang đăng nhập').waitFor();
    expect(await main(page).getByText('Thiết bị này', { exact: true }).count()).toBe(1);
    await main(page)
      .getByRole('button', { name: /^Đăng xuất .* trên/ })
      .first()
      .click();
    await main(page).getByText('3 thiết bị đang đăng nhập').waitFor();
    await send(page, 'Đăng xuất mọi thiết bị khác');
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
    await main(page).getByText('Chỉ có thiết bị này').waitFor();
    for (const { context: other } of others) expect((await other.request.get('/api/v1/account/')).status()).toBe(401);
    expect((await context.request.get('/api/v1/account/')).status()).toBe(200);
  });

  it('shows a provider the state of the application', async () => {
    const { page, context } = visitPlainly();
    await logIn(context, 'placeApplicant');
    await page.goto('/tai-khoan/');
    expect(await main(page).innerText()).toContain('Đang được xem xét');
  });
});
