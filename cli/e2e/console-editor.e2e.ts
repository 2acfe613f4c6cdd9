import { safeHtml } from '@antam/server/platform/text/safe-html.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { choose, consoleReady, field, idOfPage, openConsole, press, save, select } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { publicPage } from './support/public-page.ts';
import { violations } from './support/violations.ts';

const TITLE = 'Uống đủ nước trong ngày nắng nóng';
const SUMMARY = 'Mỗi ngày nên uống bao nhiêu nước, và khi nào cần đi khám vì mất nước.';
const ALT = 'Một cốc nước đầy';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Nội dung' });
const dialog = (page: Page) => page.locator('dialog[open]');
const frame = (page: Page) => page.locator('[data-rich-text]').filter({ has: page.getByRole('toolbar') });
const picture = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#2277aa' } })
    .png()
    .toBuffer();

/** Pastes what a person would have copied elsewhere. */
const paste = (page: Page, html: string) =>
  editor(page).evaluate((box, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Answers the dialog for a picture, and waits until the picture stands in the text. */
async function describePicture(page: Page, alt: string, nth: number): Promise<void> {
  await dialog(page)
    .getByLabel(/^Mô tả ảnh/)
    .fill(alt);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => editor(page).locator('img').count()).toBe(nth);
  await expect.poll(() => editor(page).evaluate(box => box === document.activeElement)).toBe(true);
}

it('[UI-16, UI-18, UI-33] an article is written in the console with pictures, a link, HTML and the whole window', async () => {
  const { page, mistakes } = await openConsole('editor', '/articles/create');
  await field(page, /^Tiêu đề/).fill(TITLE);
  await field(page, /^Tóm tắt/).fill(SUMMARY);
  await editor(page).click();
  await page.keyboard.type('Uống từng ngụm nhỏ. ');

  // Nothing is sent before it is described.
  await press(page, 'Ảnh');
  await dialog(page)
    .getByLabel('Tệp ảnh')
    .setInputFiles({ name: 'coc.png', mimeType: 'image/png', buffer: await picture(700) });
  await dialog(page).getByRole('button', { name: 'Thêm', exact: true }).click();
  await dialog(page).getByText('Xin vui lòng mô tả ảnh').waitFor();
  expect(await violations(page)).toEqual([]);
  await describePicture(page, ALT, 1);
  const pasted = (await picture(300)).toString('base64');
  await paste(page, `<p>Xem hình: <img src="data:image/png;base64,${pasted}"></p>`);
  await describePicture(page, 'Hình dán vào', 2);
  await page.keyboard.press('Enter');
  await paste(page, '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp; </span>Nước lọc</p>');
  // The second press leaves the list.
  for (let line = 0; line < 2; line += 1) await page.keyboard.press('Enter');
  await paste(page, '<p>Nguồn <img src="https://example.com/a.png"></p>');
  await page.getByText('1 ảnh từ trang khác không được giữ.').waitFor();

  await page.keyboard.type(' Bộ Y tế');
  for (let letter = 0; letter < 'Bộ Y tế'.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+K');
  await dialog(page)
    .getByLabel(/^Địa chỉ/)
    .fill('https://moh.gov.vn/');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });

  await press(page, 'Mã HTML');
  const html = await editor(page).inputValue();
  expect(html).toMatch(/<ul><li>Nước lọc<\/li>/);
  await editor(page).fill(`${html}<p style="color:red">Đừng đợi <font>khát</font>.</p>`);
  await page.getByText('Những phần này sẽ không được giữ: thuộc tính style của <p>, <font>.').waitFor();
  await press(page, 'Mã HTML');

  await press(page, 'Toàn màn hình');
  const size = page.viewportSize();
  await expect.poll(() => frame(page).first().boundingBox()).toMatchObject({ x: 0, y: 0, width: size?.width });
  await editor(page).click();
  await page.keyboard.press('Control+K');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => editor(page).evaluate(box => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await frame(page).first().boundingBox())?.x).toBeGreaterThan(0);
  expect(await editor(page).evaluate(box => box === document.activeElement)).toBe(true);
  // Tab leaves the text, and comes back to the bar of buttons as one stop.
  await page.keyboard.press('Tab');
  expect(await editor(page).evaluate(box => box === document.activeElement)).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await editor(page).evaluate(box => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null)).toBe(true);

  await choose(page, /^Chủ đề/, 'nhi khoa', 'Nhi khoa');
  await press(page, 'Lưu');
  const id = await idOfPage(page, 'articles');

  // Before it is public, who has the address of its preview sees it.
  await press(page, 'Xem trước');
  const address = await page.getByLabel('Địa chỉ xem trước').inputValue();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Đóng');
  const { page: preview } = await visit('');
  await preview.goto(new URL(address).pathname);
  await preview.getByText('Bản xem trước, chưa công khai.').waitFor();
  await preview.getByRole('img', { name: ALT }).waitFor();
  expect(await preview.evaluate(() => [document.scripts.length, matchMedia('(scripting: none)').matches])).toEqual([
    0,
    true,
  ]);

  await select(page, /^Trạng thái/, 'Đã đăng');
  await save(page);
  const shown = await publicPage(page, `/bai-viet/uong-du-nuoc-trong-ngay-nang-nong-${id}/`);
  expect(shown.status).toBe(200);
  const body = shown.text;
  expect(body).toMatch(new RegExp(`<img src="/uploads/[^"]+\\.webp" alt="${ALT}"`));
  for (const part of ['<a href="https://moh.gov.vn/"', '<li>Nước lọc</li>', '<p>Đừng đợi khát.</p>']) {
    expect(body).toContain(part);
  }
  expect(body).not.toMatch(/<img src="(data:|https:\/\/example)/);

  // What is opened again and saved stays as it was.
  await page.reload();
  await consoleReady(page);
  await press(page, 'Mã HTML');
  const again = await editor(page).inputValue();
  expect(await safeHtml(again, 'full')).toBe(again);
  await press(page, 'Mã HTML');
  await editor(page).getByText('Đừng đợi').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Nhé');
  await save(page);
  expect((await publicPage(page, `/bai-viet/uong-du-nuoc-trong-ngay-nang-nong-${id}/`)).text).toContain('khát. Nhé');
  expect(unexpected(mistakes)).toEqual([]);
});
