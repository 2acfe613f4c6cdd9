import { safeHtml } from '@antam/server/platform/text/safe-html.ts';
import { expect, it } from 'vitest';
import { article, dialog, field, openEditor, tool, write, written } from './support/editor-page.ts';

async function askForLink() {
  const { page, mistakes } = await openEditor();
  await write(page, 'Bộ Y tế');
  await page.keyboard.press('Control+K');
  await dialog(page).waitFor();
  return { page, mistakes };
}

it('[UI-17] [UI-27] [UI-30] the editor asks for a link by its key, without the tools meanwhile, and leaves it by Escape', async () => {
  const { page } = await askForLink();
  expect(await page.locator('[role=toolbar]').first().locator('button:enabled').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await tool(page, 'Chữ đậm').isEnabled()).toBe(true);
  expect(await field(page).inputValue()).toBe('<p>Bộ Y tế</p>');
});

it('[UI-19] [UI-20] [UI-21] the editor asks for a link until its address is right', async () => {
  const { page, mistakes } = await askForLink();
  const confirm = dialog(page).getByRole('button', { name: 'Thêm', exact: true });
  await confirm.click();
  await dialog(page).getByText('Xin vui lòng nhập địa chỉ của liên kết.').waitFor();
  await dialog(page).getByLabel('Địa chỉ').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Địa chỉ chưa đúng').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await tool(page, 'Chữ đậm').isEnabled()).toBe(true);
  expect(await field(page).inputValue()).toBe('<p>Bộ Y tế</p>');

  await tool(page, 'Liên kết').click();
  await dialog(page).getByLabel('Địa chỉ').fill('https://moh.gov.vn/?a=1&b=2');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  const plain = '<p><a href="https://moh.gov.vn/?a=1&amp;b=2" rel="nofollow noopener">Bộ Y tế</a></p>';
  await written(page).toBe(plain);

  // What is typed next stands behind the link; the link is then changed as a whole.
  await expect.poll(() => article(page).evaluate(box => box === document.activeElement)).toBe(true);
  await page.keyboard.type('.');
  await written(page).toBe(plain.replace('</p>', '.</p>'));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+K');
  expect(await dialog(page).getByLabel('Chữ hiển thị').inputValue()).toBe('Bộ Y tế');
  await dialog(page).getByLabel('Địa chỉ').fill('/bac-si/');
  await dialog(page).getByLabel('Chữ hiển thị').fill('Các bác sĩ');
  await dialog(page).getByLabel('Chú thích').fill('Danh sách "đủ"');
  await dialog(page).getByLabel('Mở trong thẻ mới').check();
  await dialog(page).getByRole('button', { name: 'Sửa' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  const changed = '<p><a href="/bac-si/" title="Danh sách &quot;đủ&quot;" target="_blank">Các bác sĩ</a>.</p>';
  await written(page).toBe(changed);
  for (const html of [plain, changed]) expect(await safeHtml(html, 'full')).toBe(html);
  expect(mistakes).toEqual([]);
});

it('[UI-22, UI-23] the editor asks for a picture until its address is right', async () => {
  const { page } = await openEditor();
  await article(page).click();
  await tool(page, 'Ảnh').click();
  const confirm = dialog(page).getByRole('button', { name: 'Thêm', exact: true });
  await confirm.click();
  await dialog(page).getByText('Xin vui lòng nhập địa chỉ của ảnh.').waitFor();
  await dialog(page).getByLabel('Địa chỉ ảnh').fill('data:image/png;base64,AAAA');
  await confirm.click();
  await dialog(page).getByText('Địa chỉ ảnh chưa đúng').waitFor();
  await dialog(page)
    .getByLabel('Địa chỉ ảnh')
    .fill(`${new URL(page.url()).origin}/uploads/a-640.webp`);
  await confirm.click();
  await dialog(page).waitFor({ state: 'detached' });
  const html = '<p><img src="/uploads/a-640.webp" alt="" /></p>';
  await written(page).toBe(html);
  expect(await safeHtml(html, 'full')).toBe(html);
});
