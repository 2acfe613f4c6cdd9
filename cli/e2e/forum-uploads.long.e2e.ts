import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { askAs } from './support/forum.ts';
import { logIn } from './support/log-in.ts';
import { partsOf } from './support/sent-parts.ts';
import { violations } from './support/violations.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
/** Called a picture, and none by its content; large enough to be on its way for a while. */
const noPicture = (name: string, bytes = 4 * 1_048_576) => ({
  ...png(name),
  buffer: Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(bytes, 7)]),
});
const WHY = 'Chỉ nhận ảnh PNG hoặc JPEG, xin vui lòng chọn ảnh khác.';
const TITLE = 'Vết mẩn ở cẳng tay hai tuần nay là bệnh gì?';
const BODY = 'Cẳng tay tôi nổi mẩn đỏ hai tuần nay, ngứa nhiều về đêm, bôi kem dưỡng ẩm không đỡ.';

/** Holds back what the page sends, but for a trickle; answers what lets everything through again. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(40_000);
  return async () => {
    await limit(-1);
    await session.detach();
  };
}

describe('pictures of a question', () => {
  it('[FORUM-14] show how far they are sent; the one that is refused is named and changed alone, all else is kept', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'doctor');
    await page.goto('/hoi-bac-si/dat-cau-hoi/');
    await hydrated(page);
    const bodies = await partsOf(page, 'POST', '/api/v1/thread/');
    const form = page.locator('#question-new');
    await form.getByLabel('Câu hỏi của bạn').fill(TITLE);
    await form.getByLabel('Kể rõ hơn').fill(BODY);
    await form
      .locator('[name=images]')
      .setInputFiles([noPicture('vet-man.png'), png('toa-thuoc.png'), png('thua.png')]);
    const chosen = form.getByRole('list', { name: 'Ảnh đã chọn' }).getByRole('listitem');
    await form.getByRole('button', { name: 'Bỏ ảnh 3' }).click();
    expect(await chosen.count()).toBe(2);

    const release = await holdUploads(page);
    await form.getByRole('button', { name: 'Gửi câu hỏi' }).click();
    const bar = (number: number) => form.getByRole('progressbar', { name: `Ảnh ${number}: đã gửi` });
    const share = async (number: number) => Number(await bar(number).getAttribute('value'));
    await expect.poll(() => share(1)).toBeGreaterThan(0);
    expect([(await share(1)) < 100, await share(2)]).toEqual([true, 0]);
    await release();
    const alert = page.getByRole('dialog', { name: 'Gửi câu hỏi không thành công. Xin vui lòng thử lại.' });
    await alert.getByText(`Ảnh 1 (vet-man.png): ${WHY}`).waitFor();
    await page.keyboard.press('Escape');
    expect(await chosen.nth(0).locator('[data-refused-image]').innerText()).toBe(WHY);
    expect(await chosen.nth(1).locator('[data-refused-image]').count()).toBe(0);
    expect(await form.getByLabel('Kể rõ hơn').inputValue()).toBe(BODY);
    expect(await violations(page, { within: '#question-new' })).toEqual([]);

    await chosen.nth(0).locator('[type=file]').setInputFiles(png('vet-man-moi.png'));
    expect(await form.locator('[data-refused-image]').count()).toBe(0);
    await form.getByRole('button', { name: 'Gửi câu hỏi' }).click();
    await page.locator('[data-thanks]').waitFor({ state: 'attached' });
    expect(bodies.map(({ images }) => images)).toEqual([
      ['vet-man.png', 'toa-thuoc.png'],
      ['vet-man-moi.png', 'toa-thuoc.png'],
    ]);
  });
});

describe('pictures of a reply and of an own post', () => {
  it('[FORUM-65] are kept where the network fails, and left out one by one where one is refused', async () => {
    const thread = await askAs('official');
    const { page, context } = await visit('');
    await logIn(context, 'user');
    await page.goto(thread.path);
    await hydrated(page);
    const form = page.locator('form#reply-form');
    const slots = form.locator('[data-upload-slot]');
    await form.locator('textarea').fill('Tôi từng bị như vậy, bác sĩ nói là viêm da tiếp xúc.');
    for (const [at, file] of [png('tay-trai.png'), noPicture('tay-phai.png', 100)].entries()) {
      await form.getByRole('button', { name: 'Thêm ảnh' }).click();
      await slots.nth(at).locator('[type=file]').setInputFiles(file);
      await slots
        .nth(at)
        .getByRole('textbox')
        .fill(`Chú thích ${at + 1}`);
    }
    const send = form.getByRole('button', { name: 'Gửi trả lời' });
    await page.route('**/api/v1/post/', route => route.abort('connectionreset'));
    await send.click();
    const failed = page.getByRole('dialog', { name: /không thành công/ });
    await failed.getByText('Không có kết nối mạng.').waitFor();
    await page.keyboard.press('Escape');
    await page.unroute('**/api/v1/post/');
    expect(await slots.nth(1).locator('[data-preview]').innerText()).toMatch(/tay-phai\.png/);

    await send.click();
    await failed.getByText(`Ảnh 2 (tay-phai.png): ${WHY}`).waitFor();
    await page.keyboard.press('Escape');
    expect(await slots.nth(1).locator('[data-refused-image]').innerText()).toBe(WHY);
    expect(await slots.nth(0).locator('[data-refused-image]').count()).toBe(0);
    await form.getByRole('button', { name: 'Bỏ ảnh 2' }).click();
    const bodies = await partsOf(page, 'POST', '/api/v1/post/');
    await send.click();
    await page.locator('[data-own-reply]').waitFor();
    expect(bodies.at(-1)).toMatchObject({ images: ['tay-trai.png'], captions: ['Chú thích 1'] });
  });

  it('are changed one by one where an edit is refused for one of them', async () => {
    const thread = await askAs('doctor');
    const { page, context } = await visit('');
    await logIn(context, 'doctor');
    await page.goto(thread.path);
    await hydrated(page);
    const question = page.locator('[data-post]').first();
    await question.getByRole('button', { name: /^Sửa bài viết/ }).click();
    const editing = page.locator('[data-edit-form]');
    await editing.locator('textarea').fill(BODY);
    await editing.getByRole('button', { name: 'Thêm ảnh' }).click();
    const slot = editing.locator('[data-upload-slot]');
    await slot.locator('[type=file]').setInputFiles(noPicture('hong.png'));
    const release = await holdUploads(page);
    await editing.getByRole('button', { name: 'Lưu' }).click();
    await expect
      .poll(async () => Number(await editing.getByRole('progressbar').getAttribute('value')))
      .toBeGreaterThan(0);
    await release();
    const alert = page.getByRole('dialog', { name: 'Sửa bài viết không thành công. Xin vui lòng thử lại.' });
    await alert.getByText(`Ảnh 1 (hong.png): ${WHY}`).waitFor();
    await page.keyboard.press('Escape');
    expect(await slot.locator('[data-refused-image]').innerText()).toBe(WHY);
    expect(await editing.locator('textarea').inputValue()).toBe(BODY);
    await slot.locator('[type=file]').setInputFiles(png('tot.png'));
    await editing.getByRole('button', { name: 'Lưu' }).click();
    await question.getByText(BODY).waitFor();
    await expect.poll(() => question.locator('[data-post-image]').count()).toBe(1);
  });
});
