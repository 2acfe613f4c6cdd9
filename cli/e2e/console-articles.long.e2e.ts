import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  choose,
  consoleReady,
  field,
  heading,
  idOfPage,
  openConsole,
  press,
  rowsOf,
  save,
  select,
} from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { passMinutes } from './support/product.ts';
import { publicPage } from './support/public-page.ts';
import { violations } from './support/violations.ts';

const TITLE = 'Trẻ nhỏ nôn trớ nhiều lần: theo dõi ở nhà ra sao';
const SUMMARY = 'Cách cho trẻ uống nước sau khi nôn và những dấu hiệu cần đưa trẻ đi khám ngay.';
const SECTION = 'Cho trẻ uống nước';
const FIRST = 'Cho trẻ uống từng thìa nhỏ oresol.';
const LATER = 'Cho trẻ uống từng ngụm nhỏ oresol.';
const AHEAD_MINUTES = 10;
const PATH = (id: number) => `/bai-viet/tre-nho-non-tro-nhieu-lan-theo-doi-o-nha-ra-sao-${id}/`;

/** A moment from now as the box has it, which is in Vietnamese time. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + (minutes + 7 * 60) * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Nội dung' });

/** Writes a heading and a paragraph as people do. */
async function writeBody(page: Page): Promise<void> {
  await editorOf(page).click();
  await page.getByRole('button', { name: 'Tiêu đề lớn' }).click();
  await page.keyboard.type(SECTION);
  await page.keyboard.press('Enter');
  await page.keyboard.type(FIRST);
}

describe('an article in the console', () => {
  it('[ART-09] is written, checked, scheduled and published, changed, and goes back to the version before', async () => {
    const { page, mistakes } = await openConsole('editor', '/articles/create');
    await field(page, /^Tiêu đề/).fill('Trẻ');
    await press(page, 'Lưu');
    for (const text of ['Tiêu đề cần ít nhất 5 ký tự.', 'Xin chọn ít nhất một chủ đề.']) {
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    await field(page, /^Tiêu đề/).fill(TITLE);
    await field(page, /^Tóm tắt/).fill(SUMMARY);
    await writeBody(page);
    await choose(page, /^Chủ đề/, 'nhi khoa', 'Nhi khoa');
    await field(page, /^Tên người kiểm tra/).fill('BS Nguyễn Thị Mai');
    await choose(page, 'Trang của người kiểm tra', 'nguyen thi mai', new RegExp(PROFESSIONALS.mai.name));
    await page.getByLabel('Ngày kiểm tra').fill('2026-11-02');
    await select(page, /^Trạng thái/, 'Đã hẹn giờ đăng');
    await page.getByLabel(/^Lúc đăng/).fill(inMinutes(-60));
    await press(page, 'Lưu');
    await page.getByText('Xin chọn một thời điểm sắp tới.', { exact: true }).first().waitFor();
    expect(await editorOf(page).innerText()).toContain(FIRST);
    await page.getByLabel(/^Lúc đăng/).fill(inMinutes(AHEAD_MINUTES));
    await press(page, 'Lưu');
    const id = await idOfPage(page, 'articles');
    expect(await violations(page)).toEqual([]);
    expect((await publicPage(page, PATH(id))).status).toBe(404);
    await passMinutes(AHEAD_MINUTES + 1);
    await expect.poll(async () => (await publicPage(page, PATH(id))).status).toBe(200);
    const shown = await publicPage(page, PATH(id));
    for (const text of [SUMMARY, SECTION, FIRST, 'Nhi khoa', PROFESSIONALS.mai.path, '02-11-2026']) {
      expect(shown.text).toContain(text);
    }

    await page.reload();
    await consoleReady(page);
    await editorOf(page).getByText(FIRST).click({ clickCount: 3 });
    await page.keyboard.type(LATER);
    await save(page);
    expect((await publicPage(page, PATH(id))).text).toContain(LATER);
    const versions = page.getByRole('region', { name: 'Các bản đã lưu' }).getByRole('button', { name: /2026/ });
    await expect.poll(() => versions.count()).toBe(2);
    await versions.first().click();
    await page.locator('ins').filter({ hasText: 'ngụm' }).waitFor();
    expect(await page.locator('del').allInnerTexts()).toEqual([expect.stringContaining('thìa')]);
    expect(await violations(page)).toEqual([]);
    await versions.nth(1).click();
    await press(page, 'Trở về bản này');
    await page.getByText('Đã trở về bản này.').waitFor();
    await expect.poll(() => versions.count()).toBe(3);
    expect((await publicPage(page, PATH(id))).text).toContain(FIRST);
    await expect.poll(() => editorOf(page).innerText()).toContain(FIRST);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('is found by words of its title, by state, and shows when it is published', async () => {
    const { page, mistakes } = await openConsole('editor', '/articles');
    await heading(page, 'Bài viết').waitFor();
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(1);
    await field(page, /Tìm/).fill('non tro nhieu lan');
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining(TITLE)]);
    await select(page, 'Trạng thái', 'Đang soạn');
    await page.getByText('Không có kết quả nào khớp với bộ lọc').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(unexpected(mistakes)).toEqual([]);
  });
});
