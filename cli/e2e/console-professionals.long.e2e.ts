import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { choose, field, heading, idOfPage, openConsole, press, rowsOf, save, select } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { publicPage } from './support/public-page.ts';

describe('professionals', () => {
  it('[ADMIN-07] are listed and searched', async () => {
    const { page, mistakes } = await openConsole('editor', '/professionals');
    await heading(page, 'Bác sĩ, chuyên gia').waitFor();
    await field(page, /Tìm/).fill('nguyen thi mai');
    await expect
      .poll(() => rowsOf(page).allInnerTexts())
      .toContainEqual(expect.stringContaining(PROFESSIONALS.mai.name));
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('[ADMIN-08] [ADMIN-09] [ADMIN-10] are made, changed and deleted, and the public site follows', async () => {
    const { page, mistakes } = await openConsole('editor', '/professionals/create');
    await field(page, /^Họ và tên/).fill('Lưu Thị Bách Hợp');
    await choose(page, 'Học hàm', 'pho giao su', 'Phó giáo sư');
    await choose(page, 'Chuyên khoa', 'nhi', 'Nhi khoa');
    await choose(page, /^Cơ sở y tế/, 'sen ha', PLACES.hospital.name);
    await field(page, 'Số giấy phép').fill('001234/HNO-CCHN');
    await field(page, 'Nơi cấp').fill('Sở Y tế Hà Nội');
    await field(page, 'Phạm vi hành nghề').fill('Chuyên khoa Nhi');
    await field(page, /^Đã kiểm tra ở đâu/).fill('Cổng tra cứu của Sở Y tế');
    await page.getByLabel('Đã kiểm tra giấy phép').check();
    await select(page, /^Trạng thái/, 'Đã đăng');
    await press(page, 'Lưu');
    const id = await idOfPage(page, 'professionals');
    const path = `/bac-si/luu-thi-bach-hop-${id}/`;
    const made = await publicPage(page, path);
    expect(made.status).toBe(200);
    for (const text of ['Lưu Thị Bách Hợp', 'PGS', 'Nhi khoa', PLACES.hospital.name]) expect(made.text).toContain(text);

    await choose(page, 'Học hàm', 'giao su', 'Giáo sư');
    await save(page);
    expect((await publicPage(page, path)).text).toMatch(/>GS\.?[^<]*Lưu Thị Bách Hợp/);
    await press(page, 'Xoá');
    await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
    await page.getByText('Đã xoá').first().waitFor();
    expect((await publicPage(page, path)).status).toBe(404);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('are not published before the licence is verified', async () => {
    const { page } = await openConsole('editor', '/professionals/create');
    await field(page, /^Họ và tên/).fill('Chưa Kiểm Tra');
    await select(page, /^Trạng thái/, 'Đã đăng');
    await press(page, 'Lưu');
    await page.getByRole('alert').first().waitFor();
    expect(page.url()).toMatch(/professionals\/create$/);
    expect(await field(page, /^Họ và tên/).inputValue()).toBe('Chưa Kiểm Tra');
  });
});
