import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, fillLogin, main, send, WITHOUT_SCRIPT } from './support/account-forms.ts';
import { visit } from './support/chromium.ts';
import { linkInMessage } from './support/messages.ts';
import { type NewAccount, signUp } from './support/new-account.ts';
import { type PlainPage, visitPlainly } from './support/plain-page.ts';
import { PHONE } from './support/sizes.ts';

/** The account's page of a new visitor, without script. */
async function openAccount(): Promise<{ page: PlainPage; person: NewAccount }> {
  const { page, context } = visitPlainly();
  const person = await signUp(context);
  await page.goto('/tai-khoan/');
  expect(page.answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await main(page).innerText()).not.toMatch(/javascript/i);
  return { page, person };
}

/** Another browser that has logged in by the form. */
async function logInElsewhere({ email, password }: NewAccount): Promise<PlainPage> {
  const { page } = visitPlainly();
  await page.goto('/dang-nhap');
  await fillLogin(page, email, password);
  await send(page, 'Đăng nhập');
  expect(new URL(page.url()).pathname).toBe('/');
  return page;
}

/** Whether all of what is found can be seen without scrolling. */
async function isInView(page: Page, found: ReturnType<Page['locator']>): Promise<boolean> {
  const place = await found.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return place !== null && place.y >= 0 && place.y + place.height <= height;
}

describe('the account without script', () => {
  it('keeps what was typed beside its error, then saves name and phone number', async () => {
    const { page } = await openAccount();
    const name = box(page, 'Họ và tên');
    const phone = main(page).getByLabel('Số điện thoại');
    await phone.fill('12');
    for (const [typed, isNameWrong] of [
      ['Đặng Thu Hà @ nhà', true],
      ['Đặng Thu Hương', false],
    ] as const) {
      await name.fill(typed);
      await phone.press('Enter');
      expect([page.answer.status, page.answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
      await main(page).getByText('Chưa lưu được, xin vui lòng thử lại.').waitFor();
      expect([await name.inputValue(), await phone.inputValue()]).toEqual([typed, '12']);
      const marks = [await name.getAttribute('aria-invalid'), await phone.getAttribute('aria-invalid')];
      expect(marks.map(mark => mark === 'true')).toEqual([isNameWrong, true]);
    }

    await phone.fill('+84 912 345 678');
    await send(page, 'Lưu thay đổi');
    await main(page).getByText('Đã lưu', { exact: true }).waitFor();
    await main(page).getByRole('heading', { name: 'Chào Đặng Thu Hương' }).waitFor();
    expect(await phone.inputValue()).toBe('0912 345 678');
  });

  it('sends the confirmation email again, and says when too many were requested, in view on a phone', async () => {
    const { page, context } = await visit('', { ...WITHOUT_SCRIPT, viewport: PHONE });
    const person = await signUp(context);
    await page.goto('/tai-khoan/');
    const first = await linkInMessage(person.email, '/xac-thuc/');
    await send(page, 'Gửi lại email xác thực');
    const sent = main(page).getByText('đã gửi một liên kết xác thực mới');
    await sent.waitFor();
    await expect.poll(() => isInView(page, sent)).toBe(true);
    const second = await linkInMessage(person.email, '/xac-thuc/', first);
    expect(second).not.toBe(first);
    for (let i = 0; i < 2; i++) await send(page, 'Gửi lại email xác thực');
    const [refused] = await Promise.all([
      page.waitForResponse(response => response.request().method() === 'POST'),
      send(page, 'Gửi lại email xác thực'),
    ]);
    expect(refused.status()).toBe(429);
    await expect.poll(() => isInView(page, main(page).getByRole('alert'))).toBe(true);
    expect(await main(page).getByText('Chưa lưu được').count()).toBe(0);
    expect(await box(page, 'Họ và tên').inputValue()).toBe(person.name);
  });

  it('logs other browsers out, one by one or together', async () => {
    const { page, person } = await openAccount();
    const others = [await logInElsewhere(person), await logInElsewhere(person), await logInElsewhere(person)];
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
    for (const other of others) expect((await other.context().request.get('/api/v1/account/')).status()).toBe(401);
    expect((await page.context().request.get('/api/v1/account/')).status()).toBe(200);
  });

  it('says that a browser was already logged out, and shows the current list of the others', async () => {
    const { page, person } = await openAccount();
    const other = await logInElsewhere(person);
    await page.goto('/tai-khoan/phien-dang-nhap/');
    await other.goto('/dang-xuat/');
    await send(other, 'Đăng xuất');
    expect(new URL(other.url()).pathname).toBe('/');
    await main(page)
      .getByRole('button', { name: /^Đăng xuất .* trên/ })
      .click();
    await main(page).getByText('Thiết bị này không còn đăng nhập nữa.').waitFor();
    await main(page).getByText('Chỉ có thiết bị này').waitFor();
  });
});
