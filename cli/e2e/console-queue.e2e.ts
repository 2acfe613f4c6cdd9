import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Visit, visit } from './support/chromium.ts';
import { consoleReady, goInConsole, heading, openConsole, press, rowsOf, sendHeld } from './support/console.ts';
import { logIn, write } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { PlainCaller } from './support/plain-caller.ts';
import { violations } from './support/violations.ts';

let visitors = 0;

/** A review that waits for staff; answers its id. */
async function writeReview(comment: string): Promise<number> {
  visitors += 1;
  const body = { name: 'Khách Hàng Chờ', email: `phim-${visitors}@thu.example`, overall_rating: 4, comment };
  const sent = { ...body, place: PLACES.dental.id };
  return (await (await write(new PlainCaller(), 'POST', '/api/v1/place/comment/create/', sent)).json()).id;
}

const stored = async (page: Page, id: number) => (await page.request.get(`/api/admin/comments/${id}`)).json();

/** As `HOLD_MS` of the console. */
const HOLD_MS = 10_000;

/** The console of a moderator in which no decision is sent by itself: a slow machine must not be too late to take one back. */
async function openPatient(): Promise<Visit> {
  const opened = await visit('', { lasting: true });
  await opened.page.addInitScript(hold => {
    const { setTimeout } = window;
    const patient = (run: () => void, delay?: number) => setTimeout(run, delay === hold ? hold * 100 : delay);
    Object.assign(window, { setTimeout: patient });
  }, HOLD_MS);
  await logIn(opened.context, 'moderator');
  await opened.page.goto('/admin/#/comments');
  await consoleReady(opened.page);
  return opened;
}

/** Opens the list of what waits, and in it a review by its words. */
async function openWaiting(page: Page, words: string): Promise<void> {
  await goInConsole(page, '/comments');
  await rowsOf(page).filter({ hasText: words }).getByRole('link').first().press('Enter');
  await page.getByRole('navigation', { name: 'Hàng chờ' }).waitFor();
  await page.getByText(words).waitFor();
  await consoleReady(page);
}

describe('a queue of reviews', () => {
  it('is worked through by keys alone: each decision leads to the next one, and can be taken back', async () => {
    const words = ['Phím một: khám kỹ lắm.', 'Phím hai: chờ hơi lâu.', 'Phím ba: bác sĩ dễ mến.'] as const;
    const [first = 0, second = 0, third = 0] = [
      await writeReview(words[0]),
      await writeReview(words[1]),
      await writeReview(words[2]),
    ];
    const { page, mistakes } = await openPatient();
    await openWaiting(page, words[0]);
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Phím tắt' }).waitFor();
    expect(await violations(page)).toEqual([]);
    // Below the dialog no key decides.
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.keyboard.press('c');
    await page.getByText(words[1]).waitFor();
    await consoleReady(page);
    await page.getByText('Đã cho hiện 1 nhận xét.').waitFor();
    // The next text is where reading goes on.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('3');
    await page.getByText(words[2]).waitFor();
    await consoleReady(page);
    await page.getByText('Và 1 quyết định trước.').waitFor();
    // Nobody has heard of them yet.
    expect([(await stored(page, first)).status, (await stored(page, second)).status]).toEqual(['pending', 'pending']);

    await page.keyboard.press('z');
    await page.getByText(words[1]).waitFor();
    await consoleReady(page);
    await page.keyboard.press('j');
    await page.getByText(words[2]).waitFor();
    await consoleReady(page);
    await page.keyboard.press('k');
    await page.getByText(words[1]).waitFor();
    await consoleReady(page);
    await page.keyboard.press('2');
    await page.getByText(words[2]).waitFor();
    await consoleReady(page);

    // The list shows what is left.
    await goInConsole(page, '/comments');
    await rowsOf(page).filter({ hasText: words[2] }).waitFor();
    expect(await rowsOf(page).filter({ hasText: words[1] }).count()).toBe(0);
    await sendHeld(page);
    await expect.poll(async () => (await stored(page, second)).status).toBe('rejected');
    expect(await stored(page, second)).toMatchObject({ removal_reason: 'insult' });
    expect((await stored(page, first)).status).toBe('published');
    expect((await stored(page, third)).status).toBe('pending');
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('says which decision came too late, and sends what is held when the window is left', async () => {
    const words = ['Muộn một: phòng sạch sẽ.', 'Muộn hai: giá hợp lý.'] as const;
    const [late = 0, kept = 0] = [await writeReview(words[0]), await writeReview(words[1])];
    const { page, context, mistakes } = await openPatient();
    await openWaiting(page, words[0]);
    await page.keyboard.press('1');
    await page.getByText('Đã gỡ 1 nhận xét.').waitFor();
    const other = { decision: 'remove', reason: 'fake' };
    const sent = await write(context, 'POST', `/api/admin/comments/${late}/decision/`, other);
    expect(sent.status()).toBe(200);
    await sendHeld(page);
    await page.getByText('Chưa xử lý được 1 nhận xét: Nhận xét này đã được xử lý.').waitFor();
    expect(await stored(page, late)).toMatchObject({ removal_reason: 'fake' });

    await openWaiting(page, words[1]);
    await page.keyboard.press('c');
    await page.getByText('Đã cho hiện 1 nhận xét.').waitFor();
    await page.reload();
    await consoleReady(page);
    await expect.poll(async () => (await stored(page, kept)).status).toBe('published');
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('shows who looks at a review, and passes over it', async () => {
    const words = ['Hai người một: gọi là có mặt.', 'Hai người hai: dễ tìm.', 'Hai người ba: nhớ lâu.'] as const;
    await writeReview(words[0]);
    const second = await writeReview(words[1]);
    await writeReview(words[2]);
    const other = new PlainCaller();
    await logIn(other, 'admin');
    const taken = await write(other, 'POST', '/api/admin/leases/', { queue: 'comments', id: second });
    expect(await taken.json()).toMatchObject({ is_own: true });
    const { page, mistakes } = await openConsole('moderator', '/comments');
    await rowsOf(page).filter({ hasText: words[1] }).getByText('đang xem').waitFor();
    await openWaiting(page, words[0]);
    await page.keyboard.press('j');
    await page.getByText(words[2]).waitFor();
    await consoleReady(page);
    await page.keyboard.press('k');
    await page.getByText(words[1]).waitFor();
    await page.getByText(/ đang xem mục này\./).waitFor();
    await consoleReady(page);
    expect(await violations(page)).toEqual([]);
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('listens to no key once staff have turned keys off', async () => {
    const id = await writeReview('Tắt phím: hẹn đúng giờ.');
    const { page, mistakes } = await openConsole('moderator', '/comments');
    await openWaiting(page, 'Tắt phím: hẹn đúng giờ.');
    await press(page, 'Phím tắt (?)');
    await page.getByRole('switch', { name: 'Dùng phím tắt' }).press('Space');
    await press(page, 'Đóng');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Bật phím tắt' }).waitFor();
    await page.keyboard.press('c');
    await press(page, '1 · Có thông tin riêng của người khác');
    await page.getByText('Đã gỡ 1 nhận xét.').waitFor();
    await sendHeld(page);
    expect(await stored(page, id)).toMatchObject({ status: 'rejected', removal_reason: 'personal-data' });
    await heading(page, 'Nhận xét').waitFor();
    expect(unexpected(mistakes)).toEqual([]);
  });
});
