import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openPage, visit } from './support/chromium.ts';
import { listenToHits } from './support/hits.ts';
import { logIn } from './support/log-in.ts';
import { violations } from './support/violations.ts';

const TEXT = 'Bác sĩ hỏi kỹ và giải thích rõ, tôi thấy yên tâm.';
const FAILED = 'Gửi nhận xét không thành công. Xin vui lòng thử lại.';
const draftKey = (kind: string, id: number) => `antam:review-draft:${kind}:${id}`;
const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key);

/** Opens the form of the page and fills it in as a visitor. */
async function write(page: Page, { email }: { email?: string } = {}) {
  await page.getByRole('link', { name: 'Viết nhận xét' }).click();
  const form = page.locator('[data-review-form]');
  await form.getByRole('group', { name: 'Đánh giá chung' }).getByRole('radio', { name: '4 sao, Tốt' }).check();
  await form.getByRole('group', { name: 'Sạch sẽ' }).getByRole('radio', { name: '5 sao, Rất tốt' }).check();
  await form.getByRole('radio', { name: 'Hài lòng', exact: true }).check();
  await form.getByLabel('Nhận xét', { exact: true }).fill(TEXT);
  if (email !== undefined) {
    await form.getByLabel('Họ tên').fill('Trần Thị Khách');
    await form.getByLabel('Email').fill(email);
  }
  return { form, send: form.getByRole('button', { name: 'Gửi nhận xét' }) };
}

describe('a review', () => {
  it.each([
    [
      '[API-06] [REV-03] [REV-04] [REV-06..14] [TRK-08] [TRK-09] [ERR-05] [REV-49] [REV-50] of a place',
      'place',
      PLACES.hospital,
      'co-so-y-te',
    ],
    ['[API-07] [REV-05] [TRK-07] of a professional', 'professional', PROFESSIONALS.mai, 'bac-si'],
  ] as const)('%s fails, keeps its draft over a reload, and is posted then', async (_, kind, record, section) => {
    const { page } = await visit('', { consent: 'undecided' });
    const reported = listenToHits(page);
    const paths = () => reported.hits().map(hit => hit.path);
    await page.goto(record.path);
    await hydrated(page);
    const bodies: string[] = [];
    page.on('request', request => {
      if (request.url().includes(`/api/v1/${kind}/comment/create/`)) bodies.push(request.postData() ?? '');
    });
    await page.route(`**/api/v1/${kind}/comment/create/`, route => route.fulfill({ status: 500, body: 'E-77' }));
    const first = await write(page, { email: `khach-${kind}@thu.example` });
    await first.send.click();
    await page.getByText(FAILED).waitFor();
    await expect.poll(paths).toContain('/nhan-xet/loi/');
    expect(await stored(page, draftKey(kind, record.id))).toContain(TEXT);
    await page.unroute(`**/api/v1/${kind}/comment/create/`);
    await page.reload();
    const form = page.locator('[data-review-form]');
    await form.waitFor();
    await expect.poll(() => form.getByLabel('Nhận xét', { exact: true }).inputValue()).toBe(TEXT);
    expect(await form.getByRole('radio', { name: '4 sao, Tốt' }).first().isChecked()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Gửi nhận xét' }).click();
    await page.getByText('đang chờ An Tâm duyệt').waitFor();
    expect(JSON.parse(bodies.at(-1) ?? '')).toEqual({
      ...{ [kind]: record.id, comment: TEXT, name: 'Trần Thị Khách', email: `khach-${kind}@thu.example` },
      ...{ liking: true, overall_rating: 4 },
      ratings: { attitude: 0, waiting_time: 0, cleanliness: 5, recommending: 0 },
    });
    await expect.poll(paths).toContain(`/nhan-xet/hoan-thanh/${section}/${record.id}`);
    expect(await stored(page, draftKey(kind, record.id))).toBeNull();
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
    const { page } = await visit(PLACES.clinic.path, { javaScriptEnabled: false });
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
