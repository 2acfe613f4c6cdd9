import { describe, expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { choose, field, heading, openConsole, press } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { signUp } from './support/new-account.ts';

describe('applications', () => {
  it('are approved by naming a page, which the account then owns', async () => {
    const { name } = await signUp((await visit('')).context, {
      name: 'Cao Xin Duyệt',
      type: 'professional',
      prof_spec: 'Nhi khoa',
    });
    const { page, mistakes } = await openConsole('moderator', '/provider-applications');
    await page.getByText(name).first().click();
    await heading(page, /Đơn đăng ký: /).waitFor();
    await press(page, 'Duyệt đơn');
    await page.getByText('Xin chọn trang để liên kết.').waitFor();
    await choose(page, /^Bác sĩ/, 'tran anh tuan', /Trần Anh Tuấn/);
    await press(page, 'Duyệt đơn');
    await page.getByText('Đã duyệt đơn').waitFor();
    await page.getByRole('link', { name: /Trần Anh Tuấn/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Duyệt đơn' }).count()).toBe(0);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('are refused with a reason only', async () => {
    const { name } = await signUp((await visit('')).context, {
      name: 'Cao Xin Chối',
      type: 'place',
      place_name: 'Phòng khám Vội',
      place_add: 'Huế',
    });
    const { page } = await openConsole('moderator', '/provider-applications');
    await page.getByText(name).first().click();
    await press(page, 'Từ chối đơn');
    await page.getByText('Xin vui lòng nhập').waitFor();
    await field(page, /^Lý do/).fill('Chưa có giấy phép hoạt động.');
    await press(page, 'Từ chối đơn');
    await page.getByText('Đã từ chối đơn').waitFor();
    await page.getByText('Chưa có giấy phép hoạt động.').waitFor();
  });
});
