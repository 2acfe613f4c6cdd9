import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { choose, field, heading, idOfPage, openConsole, press, rowsOf, save, select } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { publicPage } from './support/public-page.ts';

describe('places', () => {
  it('[ADMIN-03] are listed, searched, sorted, filtered and paged by the server', async () => {
    const { page, calls, mistakes } = await openConsole('editor', '/places');
    await heading(page, 'Cơ sở y tế').waitFor();
    await page.getByText(PLACES.hospital.name).first().waitFor();
    await field(page, /Tìm/).fill('truc lam');
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining(PLACES.clinic.name)]);
    await field(page, /Tìm/).fill('');
    await select(page, 'Trạng thái', 'Đang soạn');
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining(PLACES.draft.name)]);
    await page.goto('/admin/#/places?filter={}&page=1&perPage=5&sort=id&order=ASC');
    await expect.poll(() => rowsOf(page).first().innerText()).toContain(PLACES.hospital.name);
    expect(await rowsOf(page).count()).toBe(5);
    await press(page, 'Trang sau');
    await expect.poll(() => rowsOf(page).first().innerText()).toContain(PLACES.binhDuong.name);
    await page.getByRole('button', { name: /^Sắp xếp theo tên/ }).click();
    await expect.poll(() => calls.some(call => decodeURIComponent(call).includes('["name","ASC"]'))).toBe(true);
    await expect.poll(() => rowsOf(page).first().innerText()).toContain('Bệnh viện');
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('[ADMIN-04] [ADMIN-05] [ADMIN-06] are made, changed and deleted, and the public site follows', async () => {
    const { page, mistakes } = await openConsole('editor', '/places/create');
    await field(page, /^Tên cơ sở/).fill('Phòng khám Hoa Mướp Vàng');
    await choose(page, /^Loại cơ sở/, 'phong kham', /Phòng khám/);
    await select(page, /^Trạng thái/, 'Đã đăng');
    await choose(page, /^Tỉnh/, 'ha noi', 'Hà Nội');
    await field(page, 'Số nhà, đường').fill('12 Hàng Bông');
    await field(page, 'Điện thoại').fill('024 3640 2308');
    await choose(page, 'Chuyên khoa', 'nhi', 'Nhi khoa');
    await page.getByLabel('Biết giờ mở cửa').check();
    await press(page, 'Lưu');
    const id = await idOfPage(page, 'places');
    const path = `/co-so-y-te/phong-kham-hoa-muop-vang-${id}/`;
    const made = await publicPage(page, path);
    expect(made.status).toBe(200);
    for (const text of ['Phòng khám Hoa Mướp Vàng', '12 Hàng Bông', 'Nhi khoa']) expect(made.text).toContain(text);
    expect(made.text).not.toContain('3640');
    expect((await publicPage(page, '/tim-kiem/?q=hoa+muop+vang')).text).toContain(path);

    await field(page, /^Tên cơ sở/).fill('Phòng khám Hoa Mướp Tím');
    await save(page);
    const renamed = `/co-so-y-te/phong-kham-hoa-muop-tim-${id}/`;
    expect((await publicPage(page, renamed)).text).toContain('Phòng khám Hoa Mướp Tím');
    await press(page, 'Xoá');
    await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
    await page.getByText('Đã xoá').first().waitFor();
    expect((await publicPage(page, renamed)).status).toBe(404);
    expect((await publicPage(page, '/tim-kiem/?q=hoa+muop+tim')).text).not.toContain(renamed);
    expect((await publicPage(page, '/co-so-y-te/?q=hoa+muop')).text).not.toContain('Hoa Mướp Tím');
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('show the server’s error beside its field, and keep what was typed', async () => {
    const { page } = await openConsole('editor', `/places/${PLACES.bare.id}`);
    await field(page, 'Điện thoại').fill('12');
    await field(page, 'Số nhà, đường').fill('99 Đồi Thông');
    await press(page, 'Lưu');
    await expect.poll(() => field(page, 'Điện thoại').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Số nhà, đường').inputValue()).toBe('99 Đồi Thông');
  });

  it('carry pictures: added, captioned, made the main one, deleted', async () => {
    const { page } = await openConsole('editor', `/places/${PLACES.bare.id}`);
    const cards = page.locator('[data-picture]');
    await page.getByText('Chưa có ảnh nào.').waitFor();
    const picture = await page.locator('h1').screenshot();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'a.png', mimeType: 'image/png', buffer: picture },
      { name: 'b.png', mimeType: 'image/png', buffer: picture },
    ]);
    await expect.poll(() => cards.count()).toBe(2);
    await cards.nth(1).getByLabel('Chú thích').fill('Cổng chính');
    await cards.nth(1).getByLabel('Chú thích').press('Enter');
    await page.getByText('Đã lưu chú thích').waitFor();
    await cards.nth(1).getByRole('button', { name: 'Ảnh chính' }).click();
    await expect.poll(() => cards.first().getByLabel('Chú thích').inputValue()).toBe('Cổng chính');
    expect((await publicPage(page, PLACES.bare.path)).text).toContain('Cổng chính');
    for (const left of [1, 0]) {
      await cards.first().getByRole('button', { name: 'Xoá' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Xoá ảnh' }).click();
      await expect.poll(() => cards.count()).toBe(left);
    }
  });
});
