import { describe, expect, it } from 'vitest';
import { hydrated, letThingsMove, visit } from './support/chromium.ts';
import { FRAME_MS, openDriven } from './support/driven-clock.ts';
import { askAs, replyAs } from './support/forum.ts';
import { listenToHits } from './support/hits.ts';
import { logIn } from './support/log-in.ts';
import { overlayClosed } from './support/overlays.ts';
import { violations } from './support/violations.ts';
import { walked } from './support/walked.ts';

letThingsMove();

const EDITED = 'Nay tôi đã đỡ ho nhiều, cảm ơn mọi người đã hỏi thăm.';
const FAILED = { status: 500, body: 'ABC123' };
const SUPPORT = /1900 0115[\s\S]*hotro@antam\.example[\s\S]*ABC123/;
const YEAR_S = 365 * 86_400;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('an own post', () => {
  it('that was edited in another tab meanwhile is shown beside what is typed, and replaced only knowingly', async () => {
    const thread = await askAs('doctor');
    const { page, context } = await visit('');
    await logIn(context, 'doctor');
    const tabs = [page, await context.newPage()] as const;
    for (const tab of tabs) {
      await tab.goto(thread.path);
      await hydrated(tab);
      await tab
        .locator('[data-post]')
        .first()
        .getByRole('button', { name: /^Sửa bài viết/ })
        .click();
    }
    const [late, early] = tabs.map(tab => tab.locator('[data-edit-form]'));
    await early?.locator('textarea').fill('Bản của thẻ lưu trước: tôi đã đi khám phổi hôm qua.');
    await early?.getByRole('button', { name: 'Lưu' }).click();
    await tabs[1].getByText('Bản của thẻ lưu trước').waitFor();
    await late?.locator('textarea').fill(EDITED);
    await late?.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('dialog').getByText('Bài viết đã được sửa ở nơi khác.').waitFor();
    await page.keyboard.press('Escape');
    await overlayClosed(page);
    await page.getByRole('region', { name: 'Bản đang lưu' }).getByText('tôi đã đi khám phổi hôm qua').waitFor();
    expect(await late?.locator('textarea').inputValue()).toBe(EDITED);
    expect(await violations(page, { within: '[data-edit-form]' })).toEqual([]);
    await late?.getByRole('button', { name: 'Lưu' }).click();
    await page.locator('[data-post]').first().getByText(EDITED).waitFor();
  });

  describe('whose text, pictures and captions fail to be changed', () => {
    const seen = walked(async () => {
      const thread = await askAs('doctor');
      const { page, context } = await visit('', { consent: 'undecided' });
      await logIn(context, 'doctor');
      const reported = listenToHits(page);
      await page.goto(thread.path);
      await hydrated(page);
      const question = page.locator('[data-post]').first();
      const editing = page.locator('[data-edit-form]');
      const alert = (name: string) => page.getByRole('dialog', { name });

      await question.getByRole('button', { name: /^Sửa bài viết/ }).click();
      for (let slot = 0; slot < 3; slot += 1) {
        await editing.getByRole('button', { name: 'Thêm ảnh' }).click();
        const file = { name: `anh-${slot}.png`, mimeType: 'image/png', buffer: PNG };
        await editing.locator('[type=file]').nth(slot).setInputFiles(file);
      }
      await editing.locator('textarea').fill(EDITED);
      await page.route('**/api/v1/post/*/update/', route => route.fulfill(FAILED));
      await editing.getByRole('button', { name: 'Lưu' }).click();
      const edit = alert('Sửa bài viết không thành công. Xin vui lòng thử lại.');
      await edit.waitFor();
      const editFailure = await edit.innerText();
      await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/hoi-bac-si/tra-loi/loi');
      await page.keyboard.press('Escape');
      expect(await editing.locator('textarea').inputValue()).toBe(EDITED);
      await page.unroute('**/api/v1/post/*/update/');
      await editing.getByRole('button', { name: 'Lưu' }).click();
      await question.getByText(EDITED).waitFor();
      const images = question.locator('[data-post-image]');
      await expect.poll(() => images.count()).toBe(3);

      await question.getByRole('button', { name: /^Sửa bài viết/ }).click();
      const add = editing.getByRole('button', { name: 'Thêm ảnh' });
      await add.click();
      expect(await add.count()).toBe(1);
      await add.click();
      const atFive = [await add.count(), await editing.locator('[data-upload-slot]').count()];
      await editing.getByRole('button', { name: 'Huỷ' }).click();

      await page.route('**/api/v1/postImage/**', route => route.fulfill(FAILED));
      await images.first().getByRole('button', { name: 'Sửa chú thích' }).click();
      await images.first().getByRole('textbox').fill('Phim chụp phổi');
      await images.first().getByRole('button', { name: 'Lưu' }).click();
      await alert('Sửa chú thích ảnh không thành công. Xin vui lòng thử lại.').waitFor();
      const captionFailures = await alert('Sửa chú thích ảnh không thành công. Xin vui lòng thử lại.').count();
      await page.keyboard.press('Escape');
      await images.first().getByRole('textbox').press('Escape');
      await images.first().getByText('Chưa có chú thích').waitFor();
      await images.first().getByRole('button', { name: 'Xoá ảnh' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Xoá ảnh' }).click();
      const removal = alert('Xoá ảnh không thành công. Xin vui lòng thử lại.');
      await removal.waitFor();
      const paths = reported.hits().map(({ path }) => path);
      return {
        editFailure,
        captionFailures,
        removalFailure: await removal.innerText(),
        images: await images.count(),
        atFive,
        paths,
      };
    });

    it('[FORUM-63] takes five pictures with those that it has', async () => {
      expect((await seen()).atFive).toEqual([0, 2]);
    });

    it('[ERR-28] [ERR-29] [ERR-30] says why its text was not changed, and whom to ask', async () => {
      expect((await seen()).editFailure).toMatch(SUPPORT);
    });

    it('[ERR-33] [ERR-34] says that a caption was not changed', async () => {
      expect((await seen()).captionFailures).toBe(1);
    });

    it('[ERR-31] [ERR-32] says why a picture was not deleted, and keeps it', async () => {
      const { removalFailure, images } = await seen();
      expect(removalFailure).toMatch(SUPPORT);
      expect(images).toBe(3);
    });

    it('[TRK-37] [TRK-39] is reported', async () => {
      expect((await seen()).paths).toContain('/hoi-bac-si/tra-loi/loi');
    });
  });
});

it('[FORUM-96] quoting and assigning that fail say so in one way', async () => {
  const thread = await askAs('doctor');
  const { page, context } = await visit('');
  await logIn(context, 'official');
  await page.goto(thread.path);
  await hydrated(page);
  const words = 'Chưa thực hiện được. Xin vui lòng thử lại.';
  await page.route('**/api/v1/post/*/update/', route => route.fulfill(FAILED));
  await page
    .locator('[data-post]')
    .first()
    .getByRole('button', { name: /^Trích dẫn/ })
    .click();
  const alert = page.getByRole('dialog', { name: words });
  expect(await alert.innerText()).toMatch(SUPPORT);
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'hidden' });
  await page.route('**/api/v1/post-assignment/', route => route.fulfill(FAILED));
  const box = page.locator('[data-title-box] [data-assignment]');
  await box.getByRole('combobox').fill('Mai');
  await page.locator('[role=option]').first().click();
  await box.getByRole('button', { name: 'Giao', exact: true }).click();
  expect(await alert.innerText()).toMatch(SUPPORT);
});

describe('the form of a reply', () => {
  it('[STORE-08] [STORE-09] remembers for a year as whom a doctor replied last', async () => {
    const thread = await askAs('official');
    const { page, context } = await visit('');
    await logIn(context, 'doctor');
    await page.goto(thread.path);
    await hydrated(page);
    const form = page.locator('form#reply-form');
    const role = form.getByLabel('Vai trò', { exact: true });
    await role.waitFor();
    const chosen = await role.inputValue();
    await form.locator('textarea').fill('Chào bạn, ho khan sau cảm lạnh thường tự hết trong ba đến tám tuần.');
    await form.getByRole('button', { name: 'Gửi trả lời' }).click();
    await page.getByRole('dialog', { name: 'Trả lời thành công!' }).waitFor();
    const { reply_as_type, reply_as_id } = JSON.parse(chosen);
    const now = await page.evaluate(() => Date.now() / 1_000);
    for (const [name, value] of [
      ['forumReplyAsType', reply_as_type],
      ['forumReplyAsId', String(reply_as_id)],
    ]) {
      const cookie = (await context.cookies()).find(each => each.name === name);
      expect([name, cookie?.value]).toEqual([name, value]);
      expect(Math.abs((cookie?.expires ?? 0) - now - YEAR_S)).toBeLessThan(3_600);
    }
  });

  it('[FORUM-90] [FORUM-91] is scrolled to in 500 ms, and ends 100 px below the top of the window', async () => {
    const thread = await askAs('official');
    const body = `${'Bạn nên ghi lại những lần ho trong ngày và đi khám nếu có sốt. '.repeat(12)}`;
    for (const at of [1, 2, 3, 4]) await replyAs('doctor', thread, { body: `Lần ${at}. ${body}` });
    const { page, pass } = await openDriven(thread.path, { prepare: opened => logIn(opened.context(), 'user') });
    const top = () => page.locator('form#reply-form').evaluate(form => form.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThan(1_000);
    await page
      .locator('[data-post]')
      .first()
      .getByRole('button', { name: /^Trả lời/ })
      .click();
    // What scrolls is fetched at the first press; it takes the focus to the form as it begins.
    await page.locator('form#reply-form textarea:focus').waitFor();
    await pass(400);
    expect(await top()).toBeGreaterThan(100);
    await pass(100 + 2 * FRAME_MS);
    // A window is scrolled by whole pixels, and the form may begin between two of them.
    expect(Math.abs((await top()) - 100)).toBeLessThanOrEqual(1);
  });
});
