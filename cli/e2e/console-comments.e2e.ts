import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { consoleReady, goInConsole, heading, openConsole, press, rowsOf, select, sendHeld } from './support/console.ts';
import { logIn, write } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { PlainCaller } from './support/plain-caller.ts';
import { publicPage } from './support/public-page.ts';
import { violations } from './support/violations.ts';

const WORDS = ['Bác sĩ khám kỹ, thử một.', 'Gọi 0912 345 678 để được giảm giá, thử hai.', 'Chờ lâu nhưng ổn, thử ba.'];

/** Writes reviews that wait for staff; answers their ids. */
async function writeReviews(): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, comment] of WORDS.entries()) {
    const body = { name: 'Khách Thử Hàng Đợi', email: `hang-doi-${at}@thu.example`, overall_rating: 4, comment };
    const sent = { ...body, place: PLACES.dental.id };
    ids.push((await (await write(new PlainCaller(), 'POST', '/api/v1/place/comment/create/', sent)).json()).id);
  }
  return ids;
}

describe('reviews that wait', () => {
  it('are shown or taken away together by keyboard alone, and one by one with their reports', async () => {
    const [first = 0, second = 0, third = 0] = await writeReviews();
    const { page, mistakes } = await openConsole('moderator', '/comments');
    await heading(page, 'Nhận xét').waitFor();
    const row = (words = '') => rowsOf(page).filter({ hasText: words });
    const choose = (words = '') => row(words).getByRole('checkbox').press('Space');
    await row(WORDS[1]).getByText('Có số điện thoại').waitFor();
    await choose(WORDS[0]);
    await choose(WORDS[2]);
    await page.getByRole('button', { name: 'Cho hiện' }).press('Enter');
    await page.getByText('Đã cho hiện 2 nhận xét.').waitFor();
    await sendHeld(page);
    await expect.poll(() => row(WORDS[0]).count()).toBe(0);
    const shown = await publicPage(page, PLACES.dental.path);
    expect([WORDS[0], WORDS[2]].filter(words => !shown.text.includes(words ?? ''))).toEqual([]);
    expect(shown.text).not.toContain('0912 345 678');

    await choose(WORDS[1]);
    await page.getByRole('button', { name: 'Gỡ …' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Gỡ nhận xét này?' });
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Đã gỡ 1 nhận xét.').waitFor();
    await sendHeld(page);
    const stored = async (id: number) => (await page.request.get(`/api/admin/comments/${id}`)).json();
    expect(await stored(second)).toMatchObject({ status: 'rejected', removal_reason: 'advertising' });
    expect((await stored(first)).status).toBe('published');

    // A reader reports one that everybody sees.
    const report = { reason: 'Người này chưa từng đến khám.' };
    const objector = new PlainCaller();
    await logIn(objector, 'user');
    expect((await write(objector, 'POST', `/api/v1/comment-report/${third}/`, report)).status()).toBe(200);
    await select(page, 'Trạng thái', 'Bị báo cáo');
    await row(WORDS[2]).first().waitFor();
    await goInConsole(page, `/comments/${third}/show`);
    await page.getByText(report.reason).waitFor();
    await consoleReady(page);
    await press(page, 'Gỡ …');
    await page.getByLabel('Không phải trải nghiệm thật').check();
    await press(page, 'Gỡ');
    await page.getByText('Đã gỡ 1 nhận xét.').waitFor();
    await sendHeld(page);
    expect(await stored(third)).toMatchObject({ status: 'hidden', removal_reason: 'fake', reports: [] });
    expect(unexpected(mistakes)).toEqual([]);
  });
});
