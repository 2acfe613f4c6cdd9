import { PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { choose, field, heading, idOfPage, openConsole, press, rowsOf, save, select } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { publicPage } from './support/public-page.ts';

describe('promotions', () => {
  it('are listed with whose they are, and found by that name', async () => {
    const { page, mistakes } = await openConsole('editor', '/promotions');
    await heading(page, 'Ưu đãi').waitFor();
    await field(page, /Tìm/).fill('nguyen thi mai');
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining(PROMOTIONS.free.title)]);
    expect(await rowsOf(page).first().innerText()).toContain(PROFESSIONALS.mai.name);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('[ADMIN-11] [ADMIN-13] [ADMIN-14] are made with groups of options, published, hidden with a reason and deleted', async () => {
    const { page, mistakes } = await openConsole('editor', '/promotions/create');
    await choose(page, 'Bác sĩ, chuyên gia', 'nguyen thi mai', /Mai/);
    // A promotion has one owner: the other choice takes the first one back.
    await choose(page, /^Cơ sở y tế/, 'truc lam', PLACES.clinic.name);
    await expect.poll(() => page.getByRole('combobox', { name: 'Bác sĩ, chuyên gia' }).inputValue()).toBe('');
    await field(page, /^Tên ưu đãi/).fill('Bán');
    await press(page, 'Lưu');
    for (const text of ['Tên ưu đãi cần ít nhất 5 ký tự.', 'Giá là số tiền nguyên từ 0 đến 2 tỷ đồng.'])
      await page.getByText(text, { exact: true }).waitFor();

    await field(page, /^Tên ưu đãi/).fill('Khám mắt thử nghiệm');
    await select(page, /^Loại ưu đãi/, 'Khám bệnh');
    await page.getByRole('spinbutton', { name: /^Giá ưu đãi/ }).fill('200000');
    await page.getByLabel(/^Bắt đầu/).fill('2026-01-02T08:30');
    await page.getByLabel(/^Kết thúc/).fill('2036-01-02T17:00');
    await press(page, 'Thêm nhóm lựa chọn');
    await field(page, /^Tên nhóm/).fill('Chọn gói');
    await field(page, /^Lựa chọn/).fill('Gói cơ bản');
    await press(page, 'Thêm lựa chọn');
    await field(page, /^Lựa chọn/)
      .nth(1)
      .fill('x');
    await select(page, /^Trạng thái/, 'Đã đăng');
    await press(page, 'Lưu');
    await page.getByText('Xin nhập ít nhất 2 ký tự.', { exact: true }).waitFor();
    await field(page, /^Lựa chọn/)
      .nth(1)
      .fill('Gói nâng cao');
    await page.keyboard.press('Control+s');
    const id = await idOfPage(page, 'promotions');
    const path = `/khuyen-mai/kham-mat-thu-nghiem-${id}/`;
    const made = await publicPage(page, path);
    for (const text of ['Quảng cáo', PLACES.clinic.name, 'Chọn gói', 'Gói nâng cao']) expect(made.text).toContain(text);
    const stored = async () => (await page.request.get(`/api/admin/promotions/${id}`)).json();
    const { groups, starts_at, use_until } = await stored();
    expect([starts_at, use_until]).toEqual(['2026-01-02T01:30:00.000Z', null]);
    expect(groups[0].options.map((option: { id: number }) => option.id)).toEqual([1, 2]);

    // The option that stays keeps its number.
    await page.getByRole('button', { name: 'Bỏ', exact: true }).first().click();
    await select(page, /^Trạng thái/, 'Đang ẩn');
    await field(page, /^Lý do/).fill('Giá cũ chưa đúng bảng giá.');
    await save(page);
    expect((await publicPage(page, path)).status).toBe(404);
    const hidden = await stored();
    expect(hidden).toMatchObject({ status: 'hidden', refusal: 'Giá cũ chưa đúng bảng giá.' });
    expect(hidden.groups[0].options).toMatchObject([{ id: 2, name: 'Gói nâng cao' }]);
    await press(page, 'Xoá');
    await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
    await page.getByText('Đã xoá').first().waitFor();
    expect(unexpected(mistakes)).toEqual([]);
  });
});
