import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openPage, visit } from './support/chromium.ts';
import { logIn } from './support/log-in.ts';
import { bodiesOf } from './support/request-bodies.ts';
import { violations } from './support/violations.ts';

const { clinic } = PLACES;
const { mai } = PROFESSIONALS;
const VOTES = '/api/v1/comment-voting/';
const USEFUL = 'Hữu ích';
const USELESS = 'Không hữu ích';

/** A review of the page by its author's name; nobody has voted on those that are asked for here. */
async function reviewOf(page: Page, author: string) {
  const review = page.getByRole('article', { name: `Nhận xét của ${author}` });
  const id = Number(await review.getAttribute('data-comment'));
  const button = (name: string, count: number, state: { pressed?: boolean } = {}) =>
    review.getByRole('button', { name: `${name} (${count})`, exact: true, ...state });
  return { id, button };
}

/** The votes that the browser remembers, by kind and id. */
const remembered = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('antam:comment-vote:'))
      .map(([key, value]) => [key, JSON.parse(value).useful]),
  );

describe('a vote on a review', () => {
  it('[REV-39] [REV-46] [REV-48] of a place fails with its text, counts once, switches, and is marked after a reload', async () => {
    const { page, context, mistakes } = await visit('');
    await logIn(context, 'user');
    await page.goto(clinic.path);
    await hydrated(page);
    const { id, button } = await reviewOf(page, 'Bạn đọc');
    await page.route(`**${VOTES}`, route => route.fulfill({ status: 500, body: 'E-06' }));
    await button(USEFUL, 0).click();
    await page.getByText('Gửi đánh giá không thành công. Xin vui lòng thử lại.').waitFor();
    expect(await remembered(page)).toEqual([]);
    await page.unroute(`**${VOTES}`);

    const bodies = bodiesOf(page, 'POST', VOTES);
    await button(USEFUL, 0, { pressed: false }).click();
    await button(USEFUL, 1, { pressed: true }).waitFor();
    await button(USEFUL, 1).click();
    await button(USELESS, 0).click();
    await button(USELESS, 1, { pressed: true }).waitFor();
    expect(await button(USEFUL, 0, { pressed: false }).count()).toBe(1);
    const vote = { vote_for: 'place', comment_id: id };
    expect(bodies).toEqual([
      { ...vote, useful: true, first_time: true },
      { ...vote, useful: false, first_time: false },
    ]);
    expect(await remembered(page)).toEqual([[`antam:comment-vote:place:${id}`, false]]);
    await page.reload();
    await button(USELESS, 1, { pressed: true }).waitFor();
    expect(await button(USEFUL, 0).count()).toBe(1);
    expect(await violations(page, { within: `[data-comment="${id}"]` })).toEqual([]);
    expect(mistakes.filter(text => !/status of 500/.test(text))).toEqual([]);
  });

  it('[REV-41] [REV-47] [STORE-14] of a doctor that switches never takes a count below 0', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'user');
    const read = Promise.withResolvers<number>();
    // The page gets a vote that the count of 0 does not hold.
    await page.route(`**/api/v1/comment/professional/${mai.id}/own/`, async route => {
      const own = await (await route.fetch()).json();
      await route.fulfill({ json: { ...own, votes: [{ comment_id: await read.promise, useful: true }] } });
    });
    await page.goto(mai.path);
    const { id, button } = await reviewOf(page, 'Lê Ngọc Diệp');
    read.resolve(id);
    await button(USEFUL, 0, { pressed: true }).waitFor();
    const bodies = bodiesOf(page, 'POST', VOTES);
    await button(USELESS, 0).click();
    await button(USELESS, 1, { pressed: true }).waitFor();
    expect(await button(USEFUL, 0, { pressed: false }).count()).toBe(1);
    expect(bodies).toEqual([{ vote_for: 'professional', comment_id: id, useful: false, first_time: false }]);
    expect(await remembered(page)).toEqual([[`antam:comment-vote:professional:${id}`, false]]);
  });

  it('[REV-01] [REV-23] [REV-53] of a visitor without an account, who reads and sees the score as stars, asks to sign up', async () => {
    const { page, calls } = await openPage(clinic.path);
    await page.getByText('các cô dỗ rất khéo').waitFor();
    const total = page.getByRole('img', { name: /đánh giá$/ }).and(page.locator('[data-stars-width]'));
    const score = Number(/^[\d,]+/.exec((await total.last().getAttribute('aria-label')) ?? '')?.[0].replace(',', '.'));
    // The filled stars are drawn over this share of the row's width.
    const share = await total.last().evaluate(row => Number.parseFloat(getComputedStyle(row).backgroundSize));
    // The score is shown with one decimal.
    expect(Math.abs(share - score * 20)).toBeLessThan(1.5);
    const { button } = await reviewOf(page, 'Vũ Thanh Trúc');
    await button(USEFUL, 8).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('tab', { selected: true }).innerText()).toMatch(/Đăng ký/);
    expect(calls).not.toContain(VOTES);
  });
});
