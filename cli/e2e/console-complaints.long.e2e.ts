import { DISEASES } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { openPage } from './support/chromium.ts';
import {
  choose,
  field,
  goInConsole,
  heading,
  idOfPage,
  openConsole,
  press,
  rowsOf,
  save,
  select,
} from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { publicPage } from './support/public-page.ts';

/** Above the results, where 115 stands first. */
const BANNER = 'đừng chờ đặt lịch';

const resultsOf = (q: string) => `/tim-kiem/?q=${encodeURIComponent(q)}`;

describe('complaints', () => {
  it('are listed, and found by what else they are called', async () => {
    const { page, mistakes } = await openConsole('editor', '/complaints');
    await heading(page, 'Triệu chứng, bệnh').waitFor();
    await field(page, /Tìm/).fill('dau bao tu');
    await expect
      .poll(() => rowsOf(page).allInnerTexts())
      .toEqual([expect.stringMatching(/Đau dạ dày[\s\S]*Tiêu hóa - Gan mật/)]);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('are made, changed and deleted, and the search follows', async () => {
    const { page, mistakes } = await openConsole('editor', '/complaints/create');
    await field(page, /^Tên/).fill('nấc thử nghiệm');
    const people = page.getByRole('combobox', { name: 'Cách gọi thường ngày' });
    await people.fill('nấc cụt mãi thử');
    await people.press('Enter');
    // What is left in the box when it is left counts as well.
    await page.getByRole('combobox', { name: 'Cách gọi của bác sĩ' }).fill('co thắt hoành thử');
    await press(page, 'Lưu');
    await page.getByText('Xin chọn ít nhất một chuyên khoa.', { exact: true }).waitFor();
    await choose(page, /^Chuyên khoa/, 'tieu hoa', 'Tiêu hóa - Gan mật');
    await press(page, 'Lưu');
    await idOfPage(page, 'complaints');
    const made = await publicPage(page, resultsOf('co that hoanh thu'));
    expect(made.text).toContain('Tiêu hóa - Gan mật');
    expect(made.text).not.toContain(BANNER);

    await page.getByLabel('Cần cấp cứu').check();
    await save(page);
    expect((await publicPage(page, resultsOf('nấc cụt mãi thử'))).text).toContain(BANNER);
    await press(page, 'Xoá');
    await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
    await page.getByText('Đã xoá').first().waitFor();
    expect((await publicPage(page, resultsOf('nấc cụt mãi thử'))).text).not.toContain(BANNER);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('lead to another speciality as soon as an editor has changed it in the table', async () => {
    const { page, mistakes } = await openConsole('editor', '/complaints/create');
    await field(page, /^Tên/).fill('mỏi vai thử nghiệm');
    await choose(page, /^Chuyên khoa/, 'tieu hoa', 'Tiêu hóa - Gan mật');
    await press(page, 'Lưu');
    const id = await idOfPage(page, 'complaints');
    const { page: visitor } = await openPage(resultsOf('mỏi vai thử nghiệm'));
    const advice = visitor.getByRole('region', { name: 'Chuyên khoa phù hợp' });
    const fields = () => advice.locator('a[href^="/chuyen-khoa/"]').allInnerTexts();
    expect(await fields()).toEqual(['Tiêu hóa - Gan mật']);

    await goInConsole(page, '/complaints');
    await heading(page, 'Triệu chứng, bệnh').waitFor();
    await field(page, /Tìm/).fill('moi vai thu');
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining('mỏi vai thử nghiệm')]);
    await page.getByRole('link', { name: 'mỏi vai thử nghiệm' }).click();
    expect(await idOfPage(page, 'complaints')).toBe(id);
    await page.getByRole('combobox', { name: /^Chuyên khoa/ }).press('Backspace');
    await choose(page, /^Chuyên khoa/, 'co xuong khop', 'Cơ xương khớp');
    await save(page);
    await visitor.reload();
    expect(await fields()).toEqual(['Cơ xương khớp']);
    await advice.getByRole('link', { name: 'Cơ xương khớp', exact: true }).click();
    await visitor.waitForURL('/chuyen-khoa/co-xuong-khop/');
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('lead to diseases of which an editor says how common they are', async () => {
    const { page, mistakes } = await openConsole('editor', `/diseases/${DISEASES.dengue.id}`);
    const commonness = page.getByRole('combobox', { name: 'Mức thường gặp' });
    await commonness.waitFor();
    expect(await commonness.innerText()).toBe('Thường gặp');
    await select(page, 'Mức thường gặp', 'Hiếm gặp');
    await save(page);
    await page.reload();
    await commonness.waitFor();
    expect(await commonness.innerText()).toBe('Hiếm gặp');
    expect(unexpected(mistakes)).toEqual([]);
  });
});
