import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { logIn, write } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';
import { bodiesOf } from './support/request-bodies.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';
import { walked } from './support/walked.ts';

const TEXT = 'Phòng khám sạch, nhân viên chỉ đường tận nơi cho người lớn tuổi.';
const EDITED = 'Phòng khám sạch, nhân viên nhiệt tình.';
const REPLY = 'Cảm ơn bạn, hẹn gặp lại lần tái khám.';
const OWNERS_ONLY = 'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý.';
const CONTACT = 'Vui lòng liên hệ trực tiếp với cơ sở y tế hoặc bác sĩ.';

const { clinic } = PLACES;

/** Publishes a review of the clinic by an account that has written nothing about it; answers its id. */
async function publish(): Promise<number> {
  const { context } = visitPlainly();
  await logIn(context, 'favourite');
  const body = {
    place: clinic.id,
    comment: TEXT,
    name: 'Phạm Minh Thư',
    email: 'thu@antam.example',
    overall_rating: 5,
  };
  const posted = await (await write(context, 'POST', '/api/v1/place/comment/create/', body)).json();
  const staff = visitPlainly();
  await logIn(staff.context, 'moderator');
  const decision = `/api/admin/comments/${posted.id}/decision/`;
  const decided = await write(staff.context, 'POST', decision, { decision: 'publish' });
  expect(decided.status(), await decided.text()).toBe(200);
  return posted.id;
}

/** Has the API refuse what matches with each status in turn while `attempt` runs, and waits for what the page says. */
async function refusing(
  page: Page,
  { method, path }: { method: string; path: string },
  texts: Readonly<Record<number, string>>,
  attempt: () => Promise<void>,
): Promise<void> {
  for (const [status, text] of Object.entries(texts)) {
    await page.route(`**${path}`, route =>
      route.request().method() === method ? route.fulfill({ status: Number(status), json: {} }) : route.fallback(),
    );
    await attempt();
    await page.getByText(text, { exact: true }).waitFor();
    await page.unroute(`**${path}`);
  }
}

describe('the owner of a page', () => {
  // An account reviews a page once in twelve months.
  const published = walked(publish);

  async function openOwned() {
    const id = await published();
    const { page, context } = await visit('', { viewport: PHONE });
    await logIn(context, 'clinic');
    await page.goto(clinic.path);
    await hydrated(page);
    return { id, page, context, review: page.locator(`[data-comment="${id}"]`) };
  }

  // A doctor's page answers and edits by the same components, which are tested with both kinds of page.
  it('[REV-30] [REV-31] [ERR-11] answers a review, and reads what fails', async () => {
    const { id, page, context, review } = await openOwned();
    const create = '/api/v1/place/comment/create/';
    const reply = review.getByRole('button', { name: /^Trả lời/ });
    const answer = review.getByLabel('Trả lời của bạn');
    await reply.click();
    await answer.waitFor();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await violations(page, { within: `[data-comment="${id}"]` })).toEqual([]);
    }
    await reply.click();
    await answer.waitFor({ state: 'detached' });
    await reply.click();
    await answer.fill(REPLY);
    const sendReply = () => review.getByRole('button', { name: 'Gửi trả lời' }).click();
    const noReply = { 403: `${OWNERS_ONLY} ${CONTACT}`, 500: 'Edit không thành công. Xin vui lòng thử lại.' };
    await refusing(page, { method: 'POST', path: create }, noReply, sendReply);
    expect(await answer.inputValue()).toBe(REPLY);
    const replies = bodiesOf(page, 'POST', create);
    await sendReply();
    await answer.waitFor({ state: 'detached' });
    await review.getByText(REPLY).waitFor();
    const viewer = await (await context.request.get('/api/v1/account/')).json();
    const words = { comment: REPLY, email: viewer.email, name: viewer.name };
    expect(replies).toEqual([{ place: clinic.id, parent: id, source: 'review', ...words }]);
    await page.reload();
    await review.getByText(REPLY).waitFor();
  });

  it('[REV-32] [REV-34] [ERR-07] edits a review, and reads what fails', async () => {
    const { id, page, review } = await openOwned();
    const own = `/api/v1/place/comment/${id}/`;
    const open = () => review.getByRole('button', { name: 'Sửa' }).first().click();
    const box = review.getByLabel('Sửa nhận xét');
    const noText = { 403: OWNERS_ONLY, 500: 'Sửa không thành công. Xin vui lòng thử lại.' };
    await refusing(page, { method: 'GET', path: own }, noText, open);
    const edits = bodiesOf(page, 'PUT', own);
    await open();
    await expect.poll(() => box.inputValue()).toBe(TEXT);
    await box.fill(EDITED);
    await review.getByRole('button', { name: 'Huỷ' }).click();
    await review.getByText(TEXT).waitFor();
    expect(edits).toEqual([]);
    await open();
    await box.fill(EDITED);
    const save = () => review.getByRole('button', { name: 'Lưu' }).click();
    const noSave = { 500: 'Gửi nhận xét không thành công. Xin vui lòng thử lại.' };
    await refusing(page, { method: 'PUT', path: own }, noSave, save);
    const saved = page.waitForResponse(response => response.request().method() === 'PUT');
    await save();
    expect(await (await saved).json()).toMatchObject({ comment_html: `<p>${EDITED}</p>` });
    await box.waitFor({ state: 'detached' });
    expect(edits.at(-1)).toEqual({ place: clinic.id, comment: EDITED });
    await page.reload();
    await review.getByText(EDITED).waitFor();
    await review.getByText('Xem bản gốc').click();
    await review.getByText(TEXT).waitFor();
  });
});
