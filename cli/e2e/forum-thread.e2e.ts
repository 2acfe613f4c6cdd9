import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openPage, visit } from './support/chromium.ts';
import { askAs, lendToOfficial, replyAs } from './support/forum.ts';
import { listenToHits } from './support/hits.ts';
import { logIn, type Who } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';
import { partsOf } from './support/sent-parts.ts';
import { DESKTOP } from './support/sizes.ts';
import { violationsInBothLooks } from './support/violations.ts';

const CALL = '/api/v1/post/';
const WORDS = 'Tôi cũng bị như bạn, khoảng một tháng thì hết hẳn.';
const ANSWER = 'Chào bạn, ho khan sau cảm lạnh thường tự hết trong ba đến tám tuần.';
const FAILED = 'Gửi trả lời không thành công. Xin vui lòng thử lại.';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function openAs(who: Who, path: string) {
  const { page, context } = await visit('', { consent: 'undecided' });
  await logIn(context, who);
  const reported = listenToHits(page);
  await page.goto(path);
  await hydrated(page);
  return { page, context, paths: () => reported.hits().map(hit => hit.path) };
}

const form = (page: Page) => page.locator('form#reply-form');
const post = (page: Page, id: number) => page.locator(`[data-post="${id}"]`);

describe('a question', () => {
  it('[FORUM-28] [FORUM-29] [FORUM-30] [FORUM-45] [AUTH-43] is read with its answers, and asks who comes into the reply to sign up', async () => {
    const thread = await askAs('official');
    const answer = await replyAs('doctor', thread, { body: ANSWER });
    const { page } = await openPage(thread.path);
    expect(await page.locator('#thread-detail h1').count()).toBe(1);
    expect(await post(page, answer).getAttribute('data-answer-type')).toBe('professional');
    await post(page, answer).getByText('Bác sĩ đã xác minh').waitFor();
    const [data = ''] = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    expect(JSON.parse(data).mainEntity.acceptedAnswer[0].text).toContain('ho khan');
    expect(await violationsInBothLooks(page, { isColourful: false })).toEqual([]);
    // What is looked at for mistakes may have been a phone's window, in which the full page opens.
    await page.setViewportSize(DESKTOP);
    await form(page).locator('textarea').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('source'), searchParams.get('next')]).toEqual(['forum', thread.path]);
    expect(await dialog.getByRole('tab', { selected: true }).innerText()).toMatch(/Đăng ký/);
  });

  it('[FORUM-27] [FORUM-31..34] [FORUM-37] [FORUM-38] [FORUM-43] [FORUM-44] [FORUM-64] [FORUM-65..68] [FORUM-99] [ERR-27] [ERR-34] [TRK-23] [TRK-24] is replied to by an ordinary user without a reload, after a failure that keeps the words', async () => {
    const thread = await askAs('official');
    const { page, paths } = await openAs('user', thread.path);
    const bodies = await partsOf(page, 'POST', CALL);
    await page.route(`**${CALL}`, route => route.fulfill({ status: 500, body: 'ABC123' }));
    await form(page).getByRole('button', { name: 'Gửi trả lời' }).click();
    const alert = page.getByRole('dialog', { name: FAILED });
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/1900 0115[\s\S]*hotro@antam\.example[\s\S]*ABC123/);
    await expect.poll(paths).toContain('/hoi-bac-si/tra-loi/loi');
    await page.keyboard.press('Escape');
    await page.unroute(`**${CALL}`);
    const add = form(page).getByRole('button', { name: 'Thêm ảnh' });
    for (let slot = 0; slot < 5; slot += 1) await add.click();
    expect([await add.count(), await form(page).locator('[data-upload-slot]').count()]).toEqual([0, 5]);
    const buffer = Buffer.concat([PNG, Buffer.alloc(1_572_864 - PNG.length)]);
    const slots = form(page).locator('[data-upload-slot]');
    await slots.nth(0).locator('[type=file]').setInputFiles({ name: 'da-tay.png', mimeType: 'image/png', buffer });
    expect(await slots.nth(0).locator('[data-preview]').innerText()).toMatch(/da-tay\.png[\s\S]*1\.50 MB · png/);
    await slots.nth(0).getByRole('textbox').fill('Tay trái');
    await slots.nth(2).locator('[type=file]').setInputFiles({ name: 'hai.png', mimeType: 'image/png', buffer: PNG });
    await slots.nth(2).getByRole('textbox').fill('Tay phải');
    await form(page).locator('textarea').fill(WORDS);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await form(page).getByRole('button', { name: 'Gửi trả lời' }).click();
    await page.locator('[data-own-reply]').waitFor();
    expect(bodies.at(-1)).toEqual({
      body: [WORDS],
      thread_id: [String(thread.id)],
      hiding_creator: ['false'],
      censor_images: ['false'],
      images: ['da-tay.png', 'hai.png'],
      captions: ['Tay trái', 'Tay phải'],
    });
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(await form(page).locator('textarea').inputValue()).toBe('');
    expect(await form(page).locator('[data-upload-slot]').count()).toBe(0);
    await expect.poll(paths).toContain('/hoi-bac-si/tra-loi/hoan-thanh/');
  });

  it('[FORUM-41] [FORUM-42] [FORUM-54] [FORUM-55] [ERR-34] is answered by a doctor, who quotes it, reads an alert and has the page loaded again', async () => {
    const thread = await askAs('official');
    const { page } = await openAs('doctor', thread.path);
    const question = page.locator('[data-post]').first();
    await question.getByRole('button', { name: /^Trích dẫn/ }).click();
    const box = form(page).locator('textarea');
    await expect.poll(() => box.inputValue()).toMatch(/viết ngày \d\d-\d\d-\d{4}:\n“Tôi ho khan/);
    await box.fill(ANSWER);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await form(page).getByRole('button', { name: 'Gửi trả lời' }).click();
    const alert = page.getByRole('dialog', { name: 'Trả lời thành công!' });
    await alert.waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.waitForFunction(() => !('stays' in window));
    await page.locator('[data-answer-type="professional"]').getByText('ho khan sau cảm lạnh').waitFor();
  });

  it('[FORUM-78..81] [STORE-07] [ERR-37] [TRK-43] is thanked for once, and marked so after a reload; a failure shows nothing', async () => {
    const thread = await askAs('official');
    const answer = await replyAs('doctor', thread, { body: ANSWER });
    const { page, context } = await openAs('user', thread.path);
    const thank = post(page, answer).getByRole('button', { name: /^Cảm ơn/ });
    await page.route('**/api/v1/forum-post-feedback/', route => route.fulfill({ status: 500, body: '' }));
    await thank.click();
    await expect.poll(() => thank.getAttribute('aria-pressed')).toBe('false');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unroute('**/api/v1/forum-post-feedback/');
    await thank.click();
    await expect.poll(() => thank.innerText()).toMatch(/1$/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'post_thanks');
    expect(cookie?.value).toBe(String(answer));
    await page.reload();
    await expect.poll(() => thank.getAttribute('aria-pressed')).toBe('true');
  });

  it('[FORUM-57..62] [FORUM-71..75] [TRK-25] [TRK-26] [FORUM-49] is edited by its author, with its pictures and their captions', async () => {
    const thread = await askAs('doctor');
    const { page, paths } = await openAs('doctor', thread.path);
    const question = page.locator('[data-post]').first();
    const id = Number(await question.getAttribute('data-post'));
    await question.getByRole('button', { name: /^Sửa/ }).click();
    const editing = page.locator('[data-edit-form]');
    await expect.poll(() => editing.locator('textarea').inputValue()).toContain('Tôi ho khan đã ba tuần');
    await expect.poll(paths).toContain(`/hoi-bac-si/chinh-sua/${id}/`);
    await editing.getByRole('button', { name: 'Huỷ' }).click();
    expect(await question.innerText()).toContain('Tôi ho khan đã ba tuần');
    await question.getByRole('button', { name: /^Sửa/ }).click();
    await editing.getByRole('button', { name: 'Thêm ảnh' }).click();
    const file = editing.locator('[type=file]');
    expect(await file.getAttribute('accept')).toBe('.png,.jpg,.jpeg,.heic,.heif');
    await file.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: PNG });
    await editing.locator('textarea').fill('Nay tôi đã đỡ ho nhiều, cảm ơn mọi người đã hỏi thăm.');
    await editing.getByRole('button', { name: 'Lưu' }).click();
    await question.getByText('Nay tôi đã đỡ ho nhiều').waitFor();
    await expect.poll(paths).toContain(`/hoi-bac-si/chinh-sua/${id}/hoan-thanh/`);
    await page.reload();
    const image = question.locator('[data-post-image]');
    await image.getByRole('button', { name: 'Sửa chú thích' }).click();
    await image.getByRole('textbox').press('Escape');
    expect(await image.getByRole('textbox').count()).toBe(0);
    await image.getByRole('button', { name: 'Sửa chú thích' }).click();
    await image.getByRole('textbox').fill('Phim chụp phổi');
    await image.getByRole('button', { name: 'Lưu' }).click();
    await image.getByText('Phim chụp phổi').waitFor();
    await image.getByRole('button', { name: 'Xoá ảnh' }).click();
    const confirm = page.getByRole('dialog');
    await confirm.getByText('Bạn có chắc chắn muốn xoá bỏ ảnh này?').waitFor();
    await confirm.getByRole('button', { name: 'Xoá ảnh' }).click();
    await expect.poll(() => image.count()).toBe(0);
  });

  it('[FORUM-35] [FORUM-36] [FORUM-39] [FORUM-40] lets an official choose a role or another person to reply as', async () => {
    await lendToOfficial(PROFESSIONALS.mai.id);
    const thread = await askAs('doctor');
    const { page, context } = await openAs('official', thread.path);
    const role = form(page).getByLabel('Vai trò', { exact: true });
    await role.waitFor();
    const values = await role
      .locator('option')
      .evaluateAll(all => all.map(option => option.getAttribute('value') ?? ''));
    for (const value of values) expect(Object.keys(JSON.parse(value))).toEqual(['reply_as_type', 'reply_as_id']);
    expect(await form(page).getByRole('radio').count()).toBe(2);
    const bodies = await partsOf(page, 'POST', CALL);
    await form(page).getByLabel('Người hoặc nơi khác').check();
    await form(page).getByRole('combobox').fill('Mai');
    await page.locator('[role=option]').first().click();
    const words = form(page).locator('[contenteditable=true]');
    await words.click();
    await page.keyboard.type('An Tâm trả lời thay bác sĩ: bạn nên khám hô hấp.');
    await form(page).getByRole('button', { name: 'Gửi trả lời' }).click();
    await expect.poll(() => bodies.length).toBe(1);
    expect(bodies[0]?.reply_as_type_id?.[0]).toMatch(/^\w+-\d+$/);
    expect(bodies[0]).not.toHaveProperty('reply_as_type');
    const stored = page.getByRole('dialog', { name: 'Trả lời thành công!' });
    await page.locator('[data-own-reply]').or(stored).first().waitFor();
    expect((await context.cookies()).some(({ name }) => name === 'forumReplyAsType')).toBe(false);
  });

  it('[ROLE-12] is replied to without script', async () => {
    const thread = await askAs('official');
    const { page } = visitPlainly();
    await logIn(page.context(), 'user');
    await page.goto(thread.path);
    await page.locator('form#reply-form textarea').fill(WORDS);
    await page.getByRole('button', { name: 'Gửi trả lời' }).click();
    await page.getByText('Đã nhận trả lời của bạn').waitFor();
  });
});
