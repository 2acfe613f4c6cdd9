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
import { walked } from './support/walked.ts';

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

describe('a review of a place that fails and is sent again after a reload', () => {
  const [kind, record, stars] = ['place', PLACES.dental, [4, 2, 3, 5, 1]] as const;
  const seen = walked(async () => {
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
    const draft = await stored(page, draftKey(kind, record.id));
    await page.unroute(`**${create}`);
    await page.reload();
    const form = page.locator('[data-review-form]');
    await form.waitFor();
    await expect.poll(() => form.getByLabel('Nhận xét', { exact: true }).inputValue()).toBe(TEXT);
    expect(await form.getByRole('radio', { name: /sao/, checked: true }).count()).toBe(stars.length);
    expect(await violations(page, { within: '[data-review-form]' })).toEqual([]);
    await form.getByRole('button', { name: 'Gửi nhận xét' }).click();
    await page.getByText('đang chờ An Tâm duyệt').waitFor();
    await expect.poll(paths).toContain(`/nhan-xet/hoan-thanh/co-so-y-te/${record.id}`);
    await expect.poll(() => stored(page, draftKey(kind, record.id))).toBeNull();
    return { sent: bodies.at(-1), draft, paths: paths(), shown: (await publicPage(page, record.path)).text };
  });

  it('[ERR-05] [REV-49] [REV-50] keeps its draft until it is posted', async () => {
    expect((await seen()).draft).toContain(TEXT);
  });

  it('[TRK-08] [TRK-09] is reported as failed and as posted', async () => {
    const reported = ['/nhan-xet/loi/', `/nhan-xet/hoan-thanh/co-so-y-te/${record.id}`];
    expect((await seen()).paths).toEqual(expect.arrayContaining(reported));
  });

  it.each([
    ['REV-03', 'liking', true],
    ['REV-04', 'place', record.id],
    ['REV-06', 'email', 'khach-place@thu.example'],
    ['REV-07', 'name', 'Trần Thị Khách'],
    ['REV-08', 'comment', TEXT],
    ['REV-09', 'overall_rating', 4],
  ])('[%s] sends its %s', async (_, field, value) => {
    expect((await seen()).sent).toMatchObject({ [field]: value });
  });

  it('[REV-11] [REV-12] [REV-13] sends its stars for each aspect', async () => {
    const ratings = { attitude: 2, waiting_time: 3, cleanliness: 5, recommending: 1 };
    expect((await seen()).sent).toEqual({
      place: record.id,
      comment: TEXT,
      name: 'Trần Thị Khách',
      email: 'khach-place@thu.example',
      liking: true,
      overall_rating: 4,
      ratings,
    });
  });

  it('[API-06] [REV-51] waits for staff before it is public', async () => {
    expect((await seen()).shown).not.toContain(TEXT);
  });
});

describe('a review', () => {
  it('[REV-02] [REV-05] [TRK-07] of a professional shows under the pointer what each of five stars means, keeps its draft over a reload, and is posted without any', async () => {
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

  it('[ERR-04] [ROLE-04] [STORE-04] with the address of an account asks for the login, and is all there after it', async () => {
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
