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
import { walked } from './support/walked.ts';

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
  it('[FORUM-29] [FORUM-30] [AUTH-43] is read with its answers, and asks who comes into the reply to sign up', async () => {
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

  describe('that an ordinary user replies to with pictures', () => {
    const seen = walked(async () => {
      const thread = await askAs('official');
      const { page, paths } = await openAs('user', thread.path);
      const bodies = await partsOf(page, 'POST', CALL);
      await page.route(`**${CALL}`, route => route.fulfill({ status: 500, body: 'ABC123' }));
      await form(page).getByRole('button', { name: 'Gửi trả lời' }).click();
      const alert = page.getByRole('dialog', { name: FAILED });
      await alert.waitFor();
      const failure = await alert.innerText();
      await expect.poll(paths).toContain('/hoi-bac-si/tra-loi/loi');
      await page.keyboard.press('Escape');
      await page.unroute(`**${CALL}`);
      const add = form(page).getByRole('button', { name: 'Thêm ảnh' });
      for (let slot = 0; slot < 5; slot += 1) await add.click();
      const atFive = [await add.count(), await form(page).locator('[data-upload-slot]').count()];
      const buffer = Buffer.concat([PNG, Buffer.alloc(1_572_864 - PNG.length)]);
      const slots = form(page).locator('[data-upload-slot]');
      await slots.nth(0).locator('[type=file]').setInputFiles({ name: 'da-tay.png', mimeType: 'image/png', buffer });
      const preview = await slots.nth(0).locator('[data-preview]').innerText();
      await slots.nth(0).getByRole('textbox').fill('Tay trái');
      await slots.nth(2).locator('[type=file]').setInputFiles({ name: 'hai.png', mimeType: 'image/png', buffer: PNG });
      await slots.nth(2).getByRole('textbox').fill('Tay phải');
      await form(page).locator('textarea').fill(WORDS);
      await page.evaluate(() => Object.assign(window, { stays: true }));
      await form(page).getByRole('button', { name: 'Gửi trả lời' }).click();
      await page.locator('[data-own-reply]').waitFor();
      await expect.poll(paths).toContain('/hoi-bac-si/tra-loi/hoan-thanh/');
      return {
        thread,
        failure,
        atFive,
        preview,
        sent: bodies.at(-1),
        stays: await page.evaluate(() => 'stays' in window),
        wordsLeft: await form(page).locator('textarea').inputValue(),
        slotsLeft: await form(page).locator('[data-upload-slot]').count(),
        paths: paths(),
      };
    });

    it('[FORUM-27] [ERR-27] says what the server alone has checked, and whom to ask', async () => {
      expect((await seen()).failure).toMatch(/1900 0115[\s\S]*hotro@antam\.example[\s\S]*ABC123/);
    });

    it('[FORUM-64] [FORUM-65] takes five pictures', async () => {
      expect((await seen()).atFive).toEqual([0, 5]);
    });

    it('[FORUM-66] shows the name of a chosen picture', async () => {
      expect((await seen()).preview).toContain('da-tay.png');
    });

    it('[FORUM-67] [FORUM-68] [FORUM-99] shows size and format of a chosen picture', async () => {
      expect((await seen()).preview).toContain('1.50 MB · png');
    });

    it('[FORUM-43] [FORUM-44] shows the reply without a reload, and an empty form', async () => {
      const { stays, wordsLeft, slotsLeft } = await seen();
      expect({ stays, wordsLeft, slotsLeft }).toEqual({ stays: true, wordsLeft: '', slotsLeft: 0 });
    });

    it.each([
      ['[FORUM-31]', 'body', [WORDS]],
      ['[FORUM-33]', 'hiding_creator', ['false']],
      ['[FORUM-34]', 'censor_images', ['false']],
      ['[FORUM-37]', 'captions', ['Tay trái', 'Tay phải']],
      ['[FORUM-38]', 'images', ['da-tay.png', 'hai.png']],
    ])('%s sends its %s', async (_, field, value) => {
      expect((await seen()).sent).toMatchObject({ [field]: value });
    });

    it('[FORUM-32] sends the id of its thread, and nothing else', async () => {
      const { sent, thread } = await seen();
      const fields = ['body', 'captions', 'censor_images', 'hiding_creator', 'images', 'thread_id'];
      expect(Object.keys(sent ?? {}).toSorted()).toEqual(fields);
      expect(sent).toMatchObject({ thread_id: [String(thread.id)] });
    });

    it('[TRK-23] [TRK-24] reports that it failed, and that it was stored', async () => {
      const reported = ['/hoi-bac-si/tra-loi/loi', '/hoi-bac-si/tra-loi/hoan-thanh/'];
      expect((await seen()).paths).toEqual(expect.arrayContaining(reported));
    });
  });

  it('[FORUM-41] [FORUM-42] [FORUM-54] is answered by a doctor, who quotes it, reads an alert and has the page loaded again', async () => {
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

  async function openThanked() {
    const thread = await askAs('official');
    const answer = await replyAs('doctor', thread, { body: ANSWER });
    const { page, context } = await openAs('user', thread.path);
    return { page, context, answer, thank: post(page, answer).getByRole('button', { name: /^Cảm ơn/ }) };
  }

  it('[ERR-37] [TRK-43] shows nothing where thanks failed', async () => {
    const { page, thank } = await openThanked();
    await page.route('**/api/v1/forum-post-feedback/', route => route.fulfill({ status: 500, body: '' }));
    await thank.click();
    await expect.poll(() => thank.getAttribute('aria-pressed')).toBe('false');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('[FORUM-78] [FORUM-79] [FORUM-80] counts thanks once', async () => {
    const { thank } = await openThanked();
    await thank.click();
    await expect.poll(() => thank.innerText()).toMatch(/1$/);
    await expect.poll(() => thank.getAttribute('aria-pressed')).toBe('true');
  });

  it('[FORUM-81] [STORE-07] marks what was thanked for after a reload, by a cookie', async () => {
    const { page, context, answer, thank } = await openThanked();
    await thank.click();
    await expect.poll(() => thank.innerText()).toMatch(/1$/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'post_thanks');
    expect(cookie?.value).toBe(String(answer));
    await page.reload();
    await expect.poll(() => thank.getAttribute('aria-pressed')).toBe('true');
  });

  describe('that its author edits, with its pictures and their captions', () => {
    const seen = walked(async () => {
      const thread = await askAs('doctor');
      const { page, paths } = await openAs('doctor', thread.path);
      const question = page.locator('[data-post]').first();
      const id = Number(await question.getAttribute('data-post'));
      await question.getByRole('button', { name: /^Sửa/ }).click();
      const editing = page.locator('[data-edit-form]');
      await expect.poll(() => editing.locator('textarea').inputValue()).toContain('Tôi ho khan đã ba tuần');
      const opened = await editing.locator('textarea').inputValue();
      await expect.poll(paths).toContain(`/hoi-bac-si/chinh-sua/${id}/`);
      await editing.getByRole('button', { name: 'Huỷ' }).click();
      const cancelled = await question.innerText();
      await question.getByRole('button', { name: /^Sửa/ }).click();
      await editing.getByRole('button', { name: 'Thêm ảnh' }).click();
      const file = editing.locator('[type=file]');
      const accepted = await file.getAttribute('accept');
      await file.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: PNG });
      await editing.locator('textarea').fill('Nay tôi đã đỡ ho nhiều, cảm ơn mọi người đã hỏi thăm.');
      await editing.getByRole('button', { name: 'Lưu' }).click();
      await question.getByText('Nay tôi đã đỡ ho nhiều').waitFor();
      const saved = await question.innerText();
      await expect.poll(paths).toContain(`/hoi-bac-si/chinh-sua/${id}/hoan-thanh/`);
      await page.reload();
      const image = question.locator('[data-post-image]');
      await image.getByRole('button', { name: 'Sửa chú thích' }).click();
      await image.getByRole('textbox').press('Escape');
      const boxesAfterEscape = await image.getByRole('textbox').count();
      await image.getByRole('button', { name: 'Sửa chú thích' }).click();
      await image.getByRole('textbox').fill('Phim chụp phổi');
      await image.getByRole('button', { name: 'Lưu' }).click();
      await image.getByText('Phim chụp phổi').waitFor();
      const captioned = await image.innerText();
      await image.getByRole('button', { name: 'Xoá ảnh' }).click();
      const confirm = page.getByRole('dialog');
      await confirm.getByText('Bạn có chắc chắn muốn xoá bỏ ảnh này?').waitFor();
      await confirm.getByRole('button', { name: 'Xoá ảnh' }).click();
      await expect.poll(() => image.count()).toBe(0);
      const left = await image.count();
      return { id, opened, cancelled, accepted, saved, boxesAfterEscape, captioned, left, paths: paths() };
    });

    it('[FORUM-57] [FORUM-58] opens with its words, and cancelling leaves them', async () => {
      const { opened, cancelled } = await seen();
      expect(opened).toContain('Tôi ho khan đã ba tuần');
      expect(cancelled).toContain('Tôi ho khan đã ba tuần');
    });

    it('[FORUM-59] shows the new words once they are saved', async () => {
      expect((await seen()).saved).toContain('Nay tôi đã đỡ ho nhiều');
    });

    it('[FORUM-60] [FORUM-61] [FORUM-62] takes pictures of these formats', async () => {
      expect((await seen()).accepted).toBe('.png,.jpg,.jpeg,.heic,.heif');
    });

    it('[FORUM-73] [FORUM-74] [FORUM-75] closes the field of a caption by Escape, and shows the saved one', async () => {
      const { boxesAfterEscape, captioned } = await seen();
      expect(boxesAfterEscape).toBe(0);
      expect(captioned).toContain('Phim chụp phổi');
    });

    it('[FORUM-71] [FORUM-72] has no picture once its deletion was confirmed', async () => {
      expect((await seen()).left).toBe(0);
    });

    it('[TRK-25] [TRK-26] reports that it was opened for editing, and that it was saved', async () => {
      const { id, paths } = await seen();
      const at = `/hoi-bac-si/chinh-sua/${id}/`;
      expect(paths).toEqual(expect.arrayContaining([at, `${at}hoan-thanh/`]));
    });
  });

  it('[FORUM-35] [FORUM-36] [FORUM-39] lets an official choose a role or another person to reply as', async () => {
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
