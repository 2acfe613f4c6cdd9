import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { describe, expect, it } from 'vitest';
import { form, formOf, lastFree, OF_CLINIC, reason, send } from './support/booking-form.ts';
import { hydrated, visit } from './support/chromium.ts';
import { logIn } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';
import { violations, violationsInBothLooks } from './support/violations.ts';

describe('the visits of an account', () => {
  it('[BOOK-29] [BOOK-30] [BOOK-43] are booked with what the account is known by, moved, and cancelled', async () => {
    const { page, context, mistakes } = await visit('');
    await logIn(context, 'user');
    await page.goto(formOf(OF_CLINIC, await lastFree(context, OF_CLINIC)));
    await hydrated(page);
    for (const [label, value] of [
      ['Họ tên người khám', ACCOUNTS.user.name],
      ['Số điện thoại', '0912 345 678'],
    ] as const) {
      const field = form(page).getByLabel(label, { exact: true }).first();
      expect([await field.inputValue(), await field.getAttribute('readonly')]).toEqual([value, '']);
    }
    await send(page).click();
    await page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt khám' }).waitFor();
    const { pathname: ofVisit } = new URL(page.url());
    await page.goto('/tai-khoan/lich-hen/');
    await hydrated(page);
    expect(await violationsInBothLooks(page, { isColourful: false, within: 'main' })).toEqual([]);
    await page
      .getByRole('link', { name: /^Đổi giờ lịch hẹn/ })
      .and(page.locator(`[href^="${ofVisit}"]`))
      .click();
    await page.getByRole('heading', { name: 'Chọn giờ khám mới' }).waitFor();
    const now = (await page.locator('main dl time').first().getAttribute('datetime')) ?? '';
    await page.locator(`#chon-${now.slice(0, 10)}`).click();
    await page.locator('[data-state=own]').getByText('Giờ hiện tại của bạn').waitFor();
    expect(await violations(page, { within: 'main' })).toEqual([]);
    // Today's slots may be too near to be cancelled.
    await page.getByRole('tab').nth(5).click();
    await page.locator('[data-slot-picker] [data-state=open]').first().click();
    await page.getByRole('button', { name: 'Đổi giờ khám' }).click();
    await page.getByText('Đã đổi giờ khám').waitFor();
    await page.getByRole('link', { name: 'Huỷ lịch hẹn' }).click();
    await page.getByRole('button', { name: 'Huỷ lịch hẹn' }).click();
    await page.getByRole('heading', { name: 'Lịch hẹn đã huỷ' }).waitFor();
    await page.goto('/tai-khoan/lich-hen/');
    await page.getByRole('heading', { name: 'Đã qua' }).waitFor();
    expect(mistakes).toEqual([]);
  });

  it('offer the relatives for whom it booked before, and keep what else was typed', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'user');
    await page.goto(formOf(OF_CLINIC, await lastFree(context, OF_CLINIC)));
    await hydrated(page);
    await form(page).getByLabel('Tôi đặt cho người khác').check();
    await form(page).getByLabel('Họ tên người khám').last().fill('Trần Thị Mẹ');
    await form(page)
      .getByLabel(/^Người khám là gì/)
      .fill('Mẹ');
    await form(page)
      .getByLabel(/^Ngày sinh/)
      .fill('02-03-1950');
    await send(page).click();
    await page.getByRole('heading', { name: 'Đã gửi yêu cầu đặt khám' }).waitFor();
    await page.goto(formOf(OF_CLINIC, await lastFree(context, OF_CLINIC)));
    await hydrated(page);
    await reason(page).fill('Chóng mặt.');
    await form(page).getByRole('link', { name: 'Mẹ: Trần Thị Mẹ' }).click();
    await form(page).getByRole('link', { name: 'Mẹ: Trần Thị Mẹ' }).and(page.locator('[aria-current]')).waitFor();
    const values = [/^Họ tên người khám/, /^Ngày sinh/, /^Triệu chứng/].map(label =>
      form(page).getByLabel(label).last().inputValue(),
    );
    expect(await Promise.all(values)).toEqual(['Trần Thị Mẹ', '02-03-1950', 'Chóng mặt.']);
    expect(await violations(page, { within: 'main' })).toEqual([]);
    await page.reload();
    expect(await form(page).getByLabel('Họ tên người khám').last().inputValue()).toBe('Trần Thị Mẹ');
  });

  it('say what to do where there are none, and are opened by nobody who is not logged in', async () => {
    const { page, context } = visitPlainly();
    await logIn(context, 'favourite');
    await page.goto('/tai-khoan/lich-hen/');
    await page.getByRole('heading', { name: 'Bạn chưa có lịch hẹn nào' }).waitFor();
    const stranger = visitPlainly();
    await stranger.page.goto('/tai-khoan/lich-hen/');
    expect(new URL(stranger.page.url()).pathname).toBe('/dang-nhap');
  });
});
