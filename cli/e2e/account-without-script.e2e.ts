import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, fillLogin, main, send, WITHOUT_SCRIPT } from './support/account-forms.ts';
import { visit } from './support/chromium.ts';
import { linkInMessage } from './support/messages.ts';
import { type NewAccount, signUp } from './support/new-account.ts';
import { PHONE } from './support/sizes.ts';

const ON_PHONE = { ...WITHOUT_SCRIPT, viewport: PHONE };

/** The account's page of somebody new, in a browser without script. */
async function openAccount(): Promise<{ page: Page; person: NewAccount }> {
  const { page, context } = await visit('', ON_PHONE);
  const person = await signUp(context);
  const answer = await page.goto('/tai-khoan/');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(await main(page).innerText()).not.toMatch(/javascript/i);
  return { page, person };
}

/** Waits for the answer to a form that is sent by `press`. */
async function answerTo(page: Page, press: () => Promise<void>) {
  const [answer] = await Promise.all([
    page.waitForResponse(response => response.request().method() === 'POST'),
    press(),
  ]);
  return answer;
}

/** Whether all of an element can be seen without scrolling. */
async function isInView(page: Page, element: Locator): Promise<boolean> {
  const place = await element.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return place !== null && place.y >= 0 && place.y + place.height <= height;
}

describe('the account without script', () => {
  it('keeps what was typed beside its error, then saves name and phone number', async () => {
    const { page } = await openAccount();
    const name = box(page, 'Họ và tên');
    const phone = main(page).getByLabel('Số điện thoại');
    const isWrong = async (field: Locator) => (await field.getAttribute('aria-invalid')) === 'true';
    await phone.fill('12');
    for (const [typed, isNameWrong] of [
      ['Đặng Thu Hà @ nhà', true],
      ['Đặng Thu Hương', false],
    ] as const) {
      await name.fill(typed);
      const refused = await answerTo(page, () => phone.press('Enter'));
      expect([refused.status(), refused.headers()['cache-control']]).toEqual([422, 'private, no-store']);
      await main(page).getByText('Chưa lưu được, xin vui lòng thử lại.').waitFor();
      expect([await name.inputValue(), await phone.inputValue()]).toEqual([typed, '12']);
      expect([await isWrong(name), await isWrong(phone)]).toEqual([isNameWrong, true]);
    }

    await phone.fill('+84 912 345 678');
    await send(page, 'Lưu thay đổi');
    await main(page).getByText('Đã lưu', { exact: true }).waitFor();
    await main(page).getByRole('heading', { name: 'Chào Đặng Thu Hương' }).waitFor();
    expect(await phone.inputValue()).toBe('0912 345 678');
  });

  it('sends the confirmation email again, and says when too many were requested', async () => {
    const { page, person } = await openAccount();
    const first = await linkInMessage(person.email, '/xac-thuc/');
    await send(page, 'Gửi lại email xác thực');
    const sent = main(page).getByText('đã gửi một liên kết xác thực mới');
    await sent.waitFor();
    await expect.poll(() => isInView(page, sent)).toBe(true);
    const second = await linkInMessage(person.email, '/xac-thuc/', first);
    expect(second).not.toBe(first);
    for (let i = 0; i < 2; i++) await send(page, 'Gửi lại email xác thực');
    const refused = await answerTo(page, () => send(page, 'Gửi lại email xác thực'));
    expect(refused.status()).toBe(429);
    await expect.poll(() => isInView(page, main(page).getByRole('alert'))).toBe(true);
    expect(await main(page).getByText('Chưa lưu được').count()).toBe(0);
    expect(await box(page, 'Họ và tên').inputValue()).toBe(person.name);
  });

  it('logs other browsers out, one by one or together', async () => {
    const { page, person } = await openAccount();
    const others = await Promise.all([1, 2, 3].map(() => visit('/dang-nhap', WITHOUT_SCRIPT)));
    for (const { page: other } of others) {
      await fillLogin(other, person.email, person.password);
      await send(other, 'Đăng nhập');
      await other.waitForURL(url => url.pathname === '/');
    }
    await main(page).getByRole('link', { name: 'Phiên đăng nhập' }).first().click();
    await main(page).getByText('4 thiết bị đang đăng nhập').waitFor();
    const rows = main(page).getByRole('button', { name: /^Đăng xuất .* trên/ });
    await rows.first().click();
    await main(page).getByText('Đã đăng xuất thiết bị bạn chọn.').waitFor();
    await main(page).getByText('3 thiết bị đang đăng nhập').waitFor();
    await send(page, 'Đăng xuất mọi thiết bị khác');
    await main(page).getByText('Đã đăng xuất mọi thiết bị khác.').waitFor();
    await main(page).getByText('Chỉ có thiết bị này').waitFor();
    expect(await rows.count()).toBe(0);
    for (const { context } of others) expect((await context.request.get('/api/v1/account/')).status()).toBe(401);
    expect((await page.context().request.get('/api/v1/account/')).status()).toBe(200);
  });

  it('says that a browser was already logged out, and shows the current list of the others', async () => {
    const { page, person } = await openAccount();
    const { page: other } = await visit('/dang-nhap', WITHOUT_SCRIPT);
    await fillLogin(other, person.email, person.password);
    await send(other, 'Đăng nhập');
    await other.waitForURL(url => url.pathname === '/');
    await page.goto('/tai-khoan/phien-dang-nhap/');
    await other.goto('/dang-xuat/');
    await send(other, 'Đăng xuất');
    await other.waitForURL(url => url.pathname === '/');
    await main(page)
      .getByRole('button', { name: /^Đăng xuất .* trên/ })
      .click();
    await main(page).getByText('Thiết bị này không còn đăng nhập nữa.').waitFor();
    await main(page).getByText('Chỉ có thiết bị này').waitFor();
  });
});
