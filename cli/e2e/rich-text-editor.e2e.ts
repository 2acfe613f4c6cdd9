import { safeHtml } from '@antam/server/platform/text/safe-html.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { stopClock } from './support/driven-clock.ts';
import { article, dialog, field, openEditor, openEditors, tool, write, written } from './support/editor-page.ts';
import { PHONE } from './support/sizes.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';
import { walked } from './support/walked.ts';

it('[UI-16] the editor shows the HTML, and follows what was changed in it', async () => {
  const { page, mistakes } = await openEditor();
  await write(page, 'Uống nước');
  await page.keyboard.press('Control+B');
  await written(page).toBe('<p><strong>Uống nước</strong></p>');
  await tool(page, 'Mã HTML').click();
  expect(await article(page).evaluate(box => box.tagName)).toBe('TEXTAREA');
  expect(await tool(page, 'Chữ đậm').isDisabled()).toBe(true);
  await field(page).fill(
    '<h1>Nước</h1><p id="x" style="color:red">Uống <em>đủ</em> <font>nước</font>.</p><script>x()</script><table><tbody><tr><td>2</td></tr></tbody></table>',
  );
  await tool(page, 'Mã HTML').click();
  await expect.poll(() => article(page).innerText()).toMatch(/Nước\s+Uống đủ nước\.\s+2/);
  const kept = '<h2>Nước</h2><p>Uống <em>đủ</em> nước.</p><table><tbody><tr><td>2</td></tr></tbody></table>';
  await written(page).toBe(kept);
  expect(await safeHtml(kept, 'full')).toBe(kept);
  expect(mistakes).toEqual([]);
});

/** Everything that the list of formatted texts has, as the editor writes it. */
const EVERYTHING = [
  '<h2 class="align-center">Nước</h2>',
  '<p>Uống <strong>đủ </strong><strong><em>mỗi</em></strong> <u>ngày</u>, <s>ít</s> H<sub>2</sub>O, m<sup>2</sup>.</p>',
  '<h3>Vì sao</h3><h4>Thận</h4>',
  '<ol><li>Một<ul><li>Một rưỡi</li></ul></li><li class="align-right">Hai</li></ol>',
  '<blockquote><p>Trích</p><p class="align-center">dẫn</p></blockquote>',
  '<hr />',
  '<p><a href="https://moh.gov.vn/" title="Bộ" target="_blank" rel="nofollow noopener">Bộ <strong>Y tế</strong></a></p>',
  '<table><thead><tr><th colspan="2">Tuổi</th></tr></thead><tbody><tr><td>1</td><td><p>2</p></td></tr></tbody></table>',
  '<p><img src="/uploads/a-640.webp" alt="Cốc &quot;nước&quot;" title="Hình 1" /></p>',
].join('');

it('the editor keeps everything that formatted texts may hold when it is opened again', async () => {
  const { page } = await openEditor();
  expect(await safeHtml(EVERYTHING, 'full')).toBe(EVERYTHING);
  await tool(page, 'Mã HTML').click();
  await field(page).fill(EVERYTHING);
  await tool(page, 'Mã HTML').click();
  await article(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('A');
  await written(page).toBe(EVERYTHING.replace('Nước', 'ANước'));
});

it('[UI-18] the editor fills the window, and gives it back', async () => {
  const { page } = await openEditor();
  const frame = page.locator('[data-rich-text]').first();
  const before = await frame.boundingBox();
  await write(page, 'Toàn màn hình');
  await tool(page, 'Toàn màn hình').click();
  expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  expect(await page.locator('h1').evaluate(heading => heading.matches('[inert]'))).toBe(true);
  await page.keyboard.press('Control+K');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await frame.boundingBox()).toMatchObject({ width: 1280, height: 900 });
  await tool(page, 'Toàn màn hình').click();
  await expect.poll(() => frame.boundingBox()).toMatchObject({ x: before?.x, width: before?.width });
  await tool(page, 'Toàn màn hình').click();
  await article(page).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => frame.boundingBox()).toMatchObject({ x: before?.x, width: before?.width });
});

it('[UI-24] the editor offers undo and redo in Chromium, and not in Firefox', async () => {
  const { page } = await openEditor();
  expect(await page.getByRole('button', { name: /^(Hoàn tác|Làm lại)$/ }).count()).toBe(2);
  await write(page, 'Một');
  await tool(page, 'Hoàn tác').click();
  await written(page).toBe('');
  await tool(page, 'Làm lại').click();
  await written(page).toBe('<p>Một</p>');
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const firefox = await openEditor({ userAgent });
  expect(await firefox.page.getByRole('button', { name: /^(Hoàn tác|Làm lại)$/ }).count()).toBe(0);
});

async function openDriven() {
  const { page } = await visit('', { lasting: true });
  await page.clock.install();
  await openEditors(page);
  const pass = await stopClock(page);
  await write(page, 'Nghỉ ngơi');
  return { page, pass };
}

it('[UI-31] the editor writes into its form field 50 ms after the last change', async () => {
  const { page, pass } = await openDriven();
  await pass(49);
  expect(await field(page).inputValue()).toBe('');
  await pass(1);
  expect(await field(page).inputValue()).toBe('<p>Nghỉ ngơi</p>');
});

describe('the known keys of the editor', () => {
  const seen = walked(async () => {
    const { page, pass } = await openDriven();
    await pass(50);
    const after = async (keys: string) => {
      // Changes that follow each other within a second are undone together.
      await pass(2_000);
      await page.keyboard.press(keys);
      await pass(50);
      return await field(page).inputValue();
    };
    const [bold, italic] = [await after('Control+B'), await after('Control+I')];
    const [undone, redone] = [await after('Control+Z'), await after('Control+Y')];
    return { bold, italic, undone, redone };
  });

  it('[UI-25] [UI-26] make words bold and slanted', async () => {
    const { bold, italic } = await seen();
    expect([bold, italic]).toEqual(['<p><strong>Nghỉ ngơi</strong></p>', '<p><strong><em>Nghỉ ngơi</em></strong></p>']);
  });

  it('[UI-28] [UI-29] undo and redo a change', async () => {
    const { undone, redone, bold, italic } = await seen();
    expect([undone, redone]).toEqual([bold, italic]);
  });
});

it('[UI-32] the editor fetches one file with all icons', async () => {
  const { page } = await visit('', { lasting: true });
  const icons: string[] = [];
  page.on('response', answer => {
    if (answer.url().includes('icons')) icons.push(`${answer.request().method()} ${answer.status()}`);
  });
  await openEditors(page);
  await page.waitForLoadState('networkidle');
  expect(icons).toEqual(['GET 200']);
});

it('[UI-33] the editor has bold, italic, alignment and lists alone where people describe themselves', async () => {
  const { page } = await openEditor();
  const names = await page
    .getByRole('toolbar')
    .nth(1)
    .getByRole('button')
    .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')));
  expect(names).toEqual([
    'Chữ đậm',
    'Chữ nghiêng',
    'Căn trái',
    'Căn giữa',
    'Căn phải',
    'Danh sách',
    'Danh sách đánh số',
  ]);
  const profile = page.getByRole('textbox', { name: 'Giới thiệu' });
  await profile.getByText('Siêu âm').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Điện tim');
  await tool(page, 'Căn giữa', 1).click();
  const html = '<p>Khám <strong>tim</strong>.</p><ul><li>Siêu âm</li><li class="align-center">Điện tim</li></ul>';
  await written(page, 'profile').toBe(html);
  expect(await safeHtml(html)).toBe(html);
});

it('the editor takes over what was typed before it arrived, and the focus', async () => {
  const { page, mistakes } = await visit('', { lasting: true });
  await openEditors(page, async () => {
    await field(page).fill('Đau < 3 ngày\n\nKhông sốt');
  });
  const isWriting = () => article(page).evaluate(box => box === document.activeElement);
  await expect.poll(isWriting).toBe(true);
  await page.keyboard.type('.');
  await written(page).toBe('<p>Đau &lt; 3 ngày</p><p>Không sốt.</p>');
  await page.getByRole('button', { name: 'Xoá hết' }).click();
  await expect.poll(() => article(page).innerText()).toMatch(/^\s*$/);
  expect(mistakes).toEqual([]);
});

it('the editor is one stop for Tab with arrows inside, and Tab leaves the text', async () => {
  const { page } = await openEditor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Tiêu đề lớn');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Tiêu đề nhỏ');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Toàn màn hình');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Tiêu đề lớn');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Bài viết');
  await page.keyboard.type('Một');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Chữ đậm');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Bài viết');
});

it('the editor can be used by everybody, in both looks, on small phones too', async () => {
  const { page, mistakes } = await openEditor();
  await write(page, 'Uống nước');
  await tool(page, 'Tiêu đề lớn').click();
  const found = await violationsInBothLooks(page, { isColourful: true }, async () => {
    expect(await smallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await toolsOutOfSight(page)).toEqual([]);
  });
  expect(found).toEqual([]);
  expect(page.viewportSize()).toEqual(PHONE);
  await tool(page, 'Liên kết').click();
  await dialog(page).getByRole('button', { name: 'Thêm', exact: true }).click();
  expect(await violationsInBothLooks(page, { isColourful: false })).toEqual([]);
  expect(mistakes).toEqual([]);
});

/** Names of buttons of toolbars that stand outside of them, where nobody finds them. */
const toolsOutOfSight = (page: Page) =>
  page.getByRole('toolbar').evaluateAll(bars =>
    bars.flatMap(bar => {
      const { left, right } = bar.getBoundingClientRect();
      const isOut = (box: DOMRect) => box.left < left || box.right > right;
      const out = [...bar.querySelectorAll('button')].filter(button => isOut(button.getBoundingClientRect()));
      return out.map(button => button.getAttribute('aria-label'));
    }),
  );
