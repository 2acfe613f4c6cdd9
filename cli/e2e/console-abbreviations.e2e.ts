import { expect, it } from 'vitest';
import { consoleReady, field, goInConsole, heading, idOfPage, openConsole, press, rowsOf } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { publicPage } from './support/public-page.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

const RESULTS = '/tim-kiem/?q=QZTX';

it('an abbreviation is made and changed by the keyboard alone, on a phone too, and deleted, and the search follows', async () => {
  const { page, mistakes } = await openConsole('editor', '/abbreviations/create');
  await heading(page, 'Chữ viết tắt mới').waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Lưu');
  await expect.poll(() => page.locator('.MuiFormHelperText-root.Mui-error').count()).toBe(2);

  await field(page, /^Viết tắt/).focus();
  await page.keyboard.type('QZTX');
  await page.keyboard.press('Tab');
  await page.keyboard.type('đau lưng');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tài liệu thử');
  expect(await field(page, /^Nguồn/).inputValue()).toBe('Tài liệu thử');
  await page.keyboard.press('Enter');
  await idOfPage(page, 'abbreviations');
  await heading(page, 'Chữ viết tắt: QZTX').waitFor();
  expect((await publicPage(page, RESULTS)).text).toContain('/trieu-chung/dau-lung/');

  await page.setViewportSize(PHONE);
  expect(await violations(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  // As on a phone, where the side menu is closed at first.
  await page.reload();
  await consoleReady(page);
  await field(page, /^Nghĩa/).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('đau đầu');
  const written = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok());
  await page.keyboard.press('Enter');
  await written;
  expect((await publicPage(page, RESULTS)).text).toContain('/trieu-chung/dau-dau/');
  await page.setViewportSize(DESKTOP);

  await press(page, 'Xoá');
  await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
  await page.getByText('Đã xoá').first().waitFor();
  await goInConsole(page, '/abbreviations');
  await heading(page, 'Chữ viết tắt').waitFor();
  await field(page, /Tìm/).fill('QZTX');
  await expect.poll(() => rowsOf(page).count()).toBe(0);
  expect((await publicPage(page, RESULTS)).text).not.toContain('/trieu-chung/dau-dau/');
  expect(unexpected(mistakes)).toEqual([]);
});
