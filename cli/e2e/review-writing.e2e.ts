import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openPage, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { logIn } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';
import { publicPage } from './support/public-page.ts';
import { bodiesOf } from './support/request-bodies.ts';
import type { Sight } from './support/sight.ts';
import { violations } from './support/violations.ts';

const { mai } = PROFESSIONALS;
const TEXT = 'Bác sĩ hỏi kỹ và giải thích rõ, tôi thấy yên tâm.';
const FAILED = 'Gửi nhận xét không thành công. Xin vui lòng thử lại.';
const draftKey = (kind: string, id: number) => `antam:review-draft:${kind}:${id}`;
const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key);

const HINTS = ['Rất tệ', 'Tệ', 'Trung bình', 'Tốt', 'Rất tốt'];
const ASPECTS = ['Thái độ phục vụ', 'Thời gian chờ', 'Sạch sẽ', 'Đáng giới thiệu'];

/** Opens the form of the page and fills it in as a visitor: `stars` overall first, then by aspect, 0 for none. */
async function write(
  page: Sight,
  { email, stars = [4, 0, 0, 5, 0] }: { email?: string; stars?: readonly number[] } = {},
) {
  await page.getByRole('link', { name: 'Viết nhận xét' }).click();
  const form = page.locator('[data-review-form]');
  for (const [at, name] of ['Đánh giá chung', ...ASPECTS].entries()) {
    const count = stars[at] ?? 0;
    if (count > 0)
      await form
        .getByRole('group', { name })
        .getByRole('radio', { name: `${count} sao` })
        .check();
  }
  await form.getByRole('radio', { name: 'Hài lòng', exact: true }).check();
  await form.getByLabel('Nhận xét', { exact: true }).fill(TEXT);
  if (email !== undefined) {
    await form.getByLabel('Họ tên').fill('Trần Thị Khách');
    await form.getByLabel('Email').fill(email);
  }
  return { form, send: form.getByRole('button', { name: 'Gửi nhận xét' }) };
}

describe('a review', () => {
  it('[API-06] [REV-03] [REV-04] [REV-06..09] [REV-11..14] [TRK-08] [TRK-09] [ERR-05] [STORE-13] [REV-49..52] of a place fails, keeps its draft over a reload, and is posted then', async () => {
    const [kind, record, stars] = ['place', PLACES.dental, [4, 2, 3, 5, 1]] as const;
    const { page } = await visit('', { consent: 'undecided' });
    const reported = listenToHits(page);
    const paths = () => reported.hits().map(hit => hit.path);
    await page.goto(record.path);
    await hydrated(page);
    const create = `/api/v1/${kind}/comment/create/`;
    const bodies = bodiesOf(page, 'POST', create);
    await page.route(`**${create}`, route => route.fulfill({ status: 500, body: 'E-77' }));
    const first = await write(page, { email: `khach-${kind}@thu.example`, stars });
    await first.send.click();
    await page.getByText(FAILED).waitFor();
    await expect.poll(paths).toContain('/nhan-xet/loi/');
    await expect.poll(() => stored(page, draftKey(kind, record.id))).toContain(TEXT);
    await page.unroute(`**${create}`);
    await page.reload();
    const form = page.locator('[data-review-form]');
    await form.waitFor();
    await expect.poll(() => form.getByLabel('Nhận xét', { exact: true }).inputValue()).toBe(TEXT);
    const [overall = 0, attitude = 0, waiting_time = 0, cleanliness = 0, recommending = 0] = stars;
    expect(await form.getByRole('radio', { name: /sao/, checked: true }).count()).toBe(stars.length);
    expect(await violations(page, { within: '[data-review-form]' })).toEqual([]);
    await form.getByRole('button', { name: 'Gửi nhận xét' }).click();
    await page.getByText('đang chờ An Tâm duyệt').waitFor();
    expect(bodies.at(-1)).toEqual({
      [kind]: record.id,
      comment: TEXT,
      name: 'Trần Thị Khách',
      email: `khach-${kind}@thu.example`,
      liking: true,
      overall_rating: overall,
      ratings: { attitude, waiting_time, cleanliness, recommending },
    });
    await expect.poll(paths).toContain(`/nhan-xet/hoan-thanh/co-so-y-te/${record.id}`);
    await expect.poll(() => stored(page, draftKey(kind, record.id))).toBeNull();
    expect((await publicPage(page, record.path)).text).not.toContain(TEXT);
  });

  it('[REV-02] [REV-15] [REV-17..21] [API-07] [REV-05] [REV-10] [TRK-07] [STORE-13] of a professional shows under the pointer what each of five stars means, keeps its draft over a reload, and is posted without any', async () => {
    const { page } = await visit('', { consent: 'undecided' });
    const reported = listenToHits(page);
    await page.goto(mai.path);
    await hydrated(page);
    await page.getByText('Bác sĩ Mai xem kỹ điện tim cũ').waitFor();
    const { form, send } = await write(page, { email: 'khach-bac-si@thu.example', stars: [] });
    const group = page.locator('[data-review-form]').getByRole('group', { name: 'Đánh giá chung' });
    const stars = group.locator('label');
    expect(await stars.count()).toBe(HINTS.length);
    for (const [at, hint] of HINTS.entries()) {
      await stars.nth(at).hover();
      const shown = group.getByText(hint, { exact: true });
      await shown.waitFor();
      expect([await shown.count(), await stars.nth(at).getAttribute('title')]).toEqual([1, hint]);
      expect(await group.locator('label span:visible').allInnerTexts()).toEqual([hint]);
    }
    expect(await form.getByRole('radio', { name: /sao/, checked: true }).count()).toBe(0);
    const create = '/api/v1/professional/comment/create/';
    await page.route(`**${create}`, route => route.fulfill({ status: 500, body: 'E-77' }));
    await send.click();
    await page.getByText(FAILED).waitFor();
    await page.unroute(`**${create}`);
    await expect.poll(() => stored(page, draftKey('professional', mai.id))).toContain(TEXT);
    await page.reload();
    await expect.poll(() => form.getByLabel('Nhận xét', { exact: true }).inputValue()).toBe(TEXT);
    const bodies = bodiesOf(page, 'POST', create);
    await send.click();
    await page.getByText('đang chờ An Tâm duyệt').waitFor();
    expect(bodies).toEqual([
      {
        professional: mai.id,
        comment: TEXT,
        name: 'Trần Thị Khách',
        email: 'khach-bac-si@thu.example',
        liking: true,
        overall_rating: 0,
        ratings: { attitude: 0, waiting_time: 0, cleanliness: 0, recommending: 0 },
      },
    ]);
    const sent = `/nhan-xet/hoan-thanh/bac-si/${mai.id}`;
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain(sent);
    await expect.poll(() => stored(page, draftKey('professional', mai.id))).toBeNull();
    expect((await publicPage(page, mai.path)).text).not.toContain(TEXT);
  });

  it('[ERR-04] [ROLE-04] [STORE-04] [STORE-13] with the address of an account asks for the login, and is all there after it', async () => {
    const { page, context } = await openPage(PLACES.dental.path);
    const { send } = await write(page, { email: ACCOUNTS.user.email });
    await send.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Email này đã có tài khoản').waitFor();
    expect(await dialog.getByRole('tab', { selected: true }).innerText()).toMatch(/Đăng nhập/);
    expect(await dialog.getByLabel('Email').first().inputValue()).toBe(ACCOUNTS.user.email);
    await logIn(context, 'user');
    await page.goto(PLACES.dental.path);
    const form = page.locator('[data-review-form]');
    await form.waitFor();
    await expect.poll(() => form.getByLabel('Nhận xét', { exact: true }).inputValue()).toBe(TEXT);
    expect(await form.getByLabel('Email').count()).toBe(0);
    await form.getByRole('button', { name: 'Gửi nhận xét' }).click();
    await page.getByText('đang chờ An Tâm duyệt').waitFor();
  });

  it('[ROLE-03] is written without script on a page of its own, with what was typed where it is refused', async () => {
    const { page } = visitPlainly();
    await page.goto(PLACES.clinic.path);
    const { form, send } = await write(page, { email: 'khong-script@thu.example' });
    expect(new URL(page.url()).pathname).toBe(`${PLACES.clinic.path}nhan-xet/`);
    await form.getByLabel('Nhận xét', { exact: true }).fill('Ngắn');
    await send.click();
    await page.getByText(FAILED).waitFor();
    expect(await form.getByLabel('Họ tên').inputValue()).toBe('Trần Thị Khách');
    await form.getByLabel('Nhận xét', { exact: true }).fill(TEXT);
    await send.click();
    await page.getByText('đang chờ An Tâm duyệt').waitFor();
  });
});
