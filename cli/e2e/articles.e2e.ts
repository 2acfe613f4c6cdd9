import { ARTICLES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openPage, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { logIn, type Who } from './support/log-in.ts';
import { walked } from './support/walked.ts';

const { path } = ARTICLES.fever;
const ANSWER = 'Chào bạn, bé dưới ba tháng mà sốt thì cần được khám ngay, không chờ ở nhà.';
const EDITED = 'Chào bạn, bé dưới ba tháng mà sốt thì cần được khám ngay trong ngày.';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function openAs(who: Who) {
  const { page, context } = await visit('', { consent: 'undecided' });
  await logIn(context, who);
  const reported = listenToHits(page);
  await page.goto(path);
  await hydrated(page);
  return { page, paths: () => reported.hits().map(hit => hit.path) };
}

const form = (page: Page) => page.locator('form#reply-form');

describe('an article', () => {
  it('[ART-01] [ART-08] [AUTH-45] is read by everybody, and asks who comes into the reply to sign up', async () => {
    const { page } = await openPage(path);
    expect(await page.locator('#article-detail h1').count()).toBe(1);
    await form(page).locator('textarea').click();
    await page.getByRole('dialog').waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('source'), searchParams.get('next')]).toEqual(['forum', path]);
  });

  describe('that a doctor replies to with a picture, and edits all of it', () => {
    const seen = walked(async () => {
      const { page, paths } = await openAs('doctor');
      await page.route('**/api/v1/post/', route => route.fulfill({ status: 500, body: 'ABC123' }));
      await form(page).locator('textarea').fill(ANSWER);
      await form(page).getByRole('button', { name: 'Thêm ảnh' }).click();
      await form(page)
        .locator('[type=file]')
        .setInputFiles({ name: 'nhiet-ke.png', mimeType: 'image/png', buffer: PNG });
      await form(page).getByRole('button', { name: 'Gửi trả lời' }).click();
      await expect.poll(paths).toContain('/bai-viet/tra-loi/loi');
      await page.keyboard.press('Escape');
      await page.unroute('**/api/v1/post/');
      await form(page).getByRole('button', { name: 'Gửi trả lời' }).click();
      await page.getByRole('dialog', { name: 'Trả lời thành công!' }).waitFor();
      await expect.poll(paths).toContain('/bai-viet/tra-loi/hoan-thanh/');
      await page.goto(path);
      await hydrated(page);

      const reply = page.locator('[data-answer-type="professional"]').filter({ hasText: 'bé dưới ba tháng' });
      const id = await reply.getAttribute('data-post');
      await reply.getByRole('button', { name: /^Sửa bài viết/ }).click();
      await expect.poll(paths).toContain(`/bai-viet/chinh-sua/${id}/`);
      const editing = page.locator('[data-edit-form]');
      await editing.locator('textarea').fill(EDITED);
      await editing.getByRole('button', { name: 'Lưu' }).click();
      await reply.getByText(EDITED).waitFor();
      await expect.poll(paths).toContain(`/bai-viet/chinh-sua/${id}/hoan-thanh/`);
      const image = reply.locator('[data-post-image]');
      await image.getByRole('button', { name: 'Sửa chú thích' }).click();
      await image.getByRole('textbox').fill('Nhiệt kế điện tử');
      await image.getByRole('button', { name: 'Lưu' }).click();
      await image.getByText('Nhiệt kế điện tử').waitFor();
      const captioned = await image.getByText('Nhiệt kế điện tử').count();
      await image.getByRole('button', { name: 'Xoá ảnh' }).click();
      const confirm = page.getByRole('dialog');
      await confirm.getByText('Bạn có chắc chắn muốn xoá bỏ ảnh này?').waitFor();
      await confirm.getByRole('button', { name: 'Xoá ảnh' }).click();
      await expect.poll(() => image.count()).toBe(0);
      await page.reload();
      await reply.getByText(EDITED).waitFor();
      return { id, edited: await reply.innerText(), captioned, images: await image.count(), paths: paths() };
    });

    it('[ART-02] [TRK-27] [TRK-28] is reported when the reply failed, and when it was stored', async () => {
      const reported = ['/bai-viet/tra-loi/loi', '/bai-viet/tra-loi/hoan-thanh/'];
      expect((await seen()).paths).toEqual(expect.arrayContaining(reported));
    });

    it('[ART-03] [TRK-29] [TRK-30] shows the edited words, and reports the edit', async () => {
      const { id, edited, paths } = await seen();
      expect(edited).toContain(EDITED);
      expect(paths).toEqual(
        expect.arrayContaining([`/bai-viet/chinh-sua/${id}/`, `/bai-viet/chinh-sua/${id}/hoan-thanh/`]),
      );
    });

    it('[ART-04] [ART-05] shows the caption that was written, and no picture once it is deleted', async () => {
      const { captioned, images } = await seen();
      expect([captioned, images]).toEqual([1, 0]);
    });
  });

  it('[ART-06] [ART-07] [FORUM-83] is assigned to a doctor by an official, taken back, assigned again and declined', async () => {
    const { page } = await openAs('official');
    const box = page.locator('[data-assignment]').first();
    const assign = async () => {
      await box.getByRole('combobox').fill('Mai');
      await page.locator('[role=option]').first().click();
      await box.getByRole('button', { name: 'Giao', exact: true }).click();
      await box.getByText(/Đã nhờ .*Mai.* trả lời/).waitFor();
    };
    await assign();
    await box.getByRole('button', { name: 'Huỷ giao' }).click();
    await box.getByText(/Đã nhờ/).waitFor({ state: 'detached' });
    await assign();
    const { page: doctors } = await openAs('doctor');
    await doctors.getByRole('button', { name: 'Từ chối trả lời' }).click();
    const dialog = doctors.getByRole('dialog');
    await dialog.getByText('Bạn có muốn từ chối trả lời?').waitFor();
    await dialog.getByRole('button', { name: 'Từ chối', exact: true }).click();
    await doctors.getByText('Bạn được nhờ trả lời câu hỏi này.').waitFor({ state: 'detached' });
  });
});
