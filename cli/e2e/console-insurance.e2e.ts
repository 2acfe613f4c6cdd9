import { PLANS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { field, heading, idOfPage, openConsole, press, rowsOf, save, select, visitAsStaff } from './support/console.ts';
import { write } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { publicPage } from './support/public-page.ts';

const number = (page: Page, name: string | RegExp) => page.getByRole('spinbutton', { name });
/** What is offered beside what can be typed makes it a combobox. */
const limit = (page: Page) => page.getByRole('combobox', { name: /^Giới hạn Vàng/ });
const stored = async (page: Page, id: number) => (await page.request.get(`/api/admin/insurance-plans/${id}`)).json();

describe('insurance plans in the console', () => {
  it('[ADMIN-15] [ADMIN-21] are listed with drafts, and found by their insurer', async () => {
    const { page, mistakes } = await openConsole('editor', '/insurance-plans');
    await heading(page, 'Bảo hiểm').waitFor();
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThanOrEqual(4);
    await field(page, /Tìm/).fill('may trang');
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining(PLANS.draft.name)]);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('[ADMIN-16] [ADMIN-17] [ADMIN-18] are made with gaps refused beside the field, published, changed and deleted', async () => {
    const { page, mistakes } = await openConsole('editor', '/insurance-plans/create');
    await field(page, /^Tên chương trình/).fill('Chương trình dựng thử');
    await field(page, /^Công ty bảo hiểm/).fill('Bảo hiểm dựng thử');
    await field(page, /^Tóm tắt/).fill('Dựng thử trong bảng điều khiển, rồi xoá đi.');
    await field(page, /^Tên gói/).fill('Vàng');
    await field(page, /^Phí gói/).fill('1000000');
    expect(await field(page, /^Phí gói/).inputValue()).toBe('1.000.000');
    await field(page, /^Tên quyền lợi/).fill('Nội trú');
    await number(page, /^Đến tuổi/).fill('17');
    await field(page, /^Phí Vàng/).fill('200000');
    await press(page, 'Thêm nhóm tuổi');
    await number(page, /^Từ tuổi/)
      .nth(1)
      .fill('20');
    await number(page, /^Đến tuổi/)
      .nth(1)
      .fill('60');
    await field(page, /^Phí Vàng/)
      .nth(1)
      .fill('300000');
    await press(page, 'Thêm dịch vụ');
    await field(page, /^Dịch vụ/).fill('Mỗi năm');
    await limit(page).fill('50.000.000');
    await press(page, 'Thêm mục con');
    await field(page, /^Mục con/).fill('Mỗi ngày');
    await limit(page).nth(1).fill('Chi trả theo thực tế');
    await select(page, /^Trạng thái/, 'Đã đăng');
    await press(page, 'Lưu');
    await page.getByText('Còn trống 18–19 tuổi giữa nhóm 0–17 và nhóm 20–60.', { exact: true }).waitFor();
    await number(page, /^Từ tuổi/)
      .nth(1)
      .fill('17');
    await press(page, 'Lưu');
    await page.getByText('Nhóm 17–60 tuổi chồng lên nhóm 0–17 tuổi: 17 tuổi có ở cả hai.', { exact: true }).waitFor();
    await number(page, /^Từ tuổi/)
      .nth(1)
      .fill('18');
    await page.keyboard.press('Control+s');
    const id = await idOfPage(page, 'insurance-plans');
    const path = `/bao-hiem/chuong-trinh-dung-thu-${id}/`;
    const made = await publicPage(page, `${path}?age=20`);
    for (const text of ['Bảo hiểm dựng thử', 'Nội trú', '1.300.000', '50.000.000', 'Chi trả theo thực tế'])
      expect(made.text).toContain(text);
    expect(await stored(page, id)).toMatchObject({
      packages: [{ code: 'goi-vang', premium: 1_000_000 }],
      benefits: [{ code: 'noi-tru', age_groups: [{ premiums: { 'goi-vang': 200_000 } }, { from_age: 18 }] }],
    });

    await field(page, /^Phí gói/).press('Home');
    await field(page, /^Phí gói/).press('Delete');
    await field(page, /^Phí gói/).pressSequentially('11');
    expect(await field(page, /^Phí gói/).inputValue()).toBe('11.000.000');
    await field(page, /^Phí gói/).press('End');
    await field(page, /^Phí gói/).press('Backspace');
    expect(await field(page, /^Phí gói/).inputValue()).toBe('1.100.000');
    await save(page);
    expect((await publicPage(page, `${path}?age=20`)).text).toContain('1.400.000');
    await press(page, 'Xoá');
    await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
    await page.getByText('Đã xoá').first().waitFor();
    expect((await publicPage(page, path)).status).toBe(404);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('show both versions where another editor saved meanwhile', async () => {
    const { page } = await openConsole('editor', `/insurance-plans/${PLANS.draft.id}`);
    const { context: others } = await visitAsStaff('admin');
    await field(page, /^Công ty bảo hiểm/).waitFor();
    const plan = await stored(page, PLANS.draft.id);
    const path = `/api/admin/insurance-plans/${PLANS.draft.id}/`;
    const other = await write(others, 'PUT', path, { ...plan, insurer: 'Bảo hiểm của người khác' });
    expect(other.status()).toBe(200);
    await field(page, /^Công ty bảo hiểm/).fill('Bảo hiểm của tôi');
    await press(page, 'Lưu');
    const dialog = page.getByRole('dialog', { name: 'Có người khác vừa lưu mục này' });
    await dialog.getByText('Bảo hiểm của người khác').waitFor();
    await dialog.getByText('Bảo hiểm của tôi').waitFor();
    await dialog.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Dùng bản mới lưu' }).click();
    await expect.poll(() => field(page, /^Công ty bảo hiểm/).inputValue()).toBe('Bảo hiểm của người khác');
  });

  it('are read and not written by moderators', async () => {
    const { page } = await openConsole('moderator', '/insurance-plans');
    await heading(page, 'Bảo hiểm').waitFor();
    expect(await page.getByRole('link', { name: 'Tạo' }).count()).toBe(0);
  });
});
