import { describe, expect, it } from 'vitest';
import {
  choose,
  consoleReady,
  goInConsole,
  heading,
  openConsole,
  press,
  rowsOf,
  select,
  sendHeld,
} from './support/console.ts';
import { askAs, askInWaiting, replyAs } from './support/forum.ts';
import { logIn, write } from './support/log-in.ts';
import { unexpected } from './support/mistakes.ts';
import { PlainCaller } from './support/plain-caller.ts';
import { publicPage } from './support/public-page.ts';
import { violations } from './support/violations.ts';

const REASON = 'Bài quảng cáo sản phẩm hoặc dịch vụ.';

/** What the console stores of a question. */
async function storedThread(id: number) {
  const moderator = new PlainCaller();
  await logIn(moderator, 'moderator');
  return (await moderator.request.get(`/api/admin/threads/${id}`)).json();
}

describe('the queue of questions and replies', () => {
  it('shows why they wait; staff publish them together, and refuse with a reason that the author reads', async () => {
    const first = await askInWaiting('user', 'https://mot.example');
    const second = await askInWaiting('user', 'https://hai.example');
    const thread = await askAs('doctor');
    const body = 'Uống thuốc này là khỏi ngay, gọi 0912 345 678 để đặt mua bạn nhé.';
    const reply = await replyAs('user', thread, { body });
    const { page, mistakes } = await openConsole('moderator', '/posts');
    await heading(page, 'Bài thảo luận').waitFor();
    const row = (words: string) => rowsOf(page).filter({ hasText: words });
    await row('mot.example').getByText('Có liên kết').waitFor();
    await row(body.slice(0, 20)).getByText('Có số điện thoại').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const words of ['mot.example', 'hai.example']) await row(words).getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Cho hiện' }).press('Enter');
    await page.getByText('Đã cho hiện 2 bài.').waitFor();
    await sendHeld(page);
    await expect.poll(() => row('mot.example').count()).toBe(0);
    for (const { path } of [first, second]) expect((await publicPage(page, path)).status).toBe(200);

    await row(body.slice(0, 20)).getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Gỡ …' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Gỡ bài này?' });
    await dialog.getByRole('button', { name: REASON }).press('Enter');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Gỡ', exact: true }).click();
    await page.getByText('Đã gỡ 1 bài.').waitFor();
    await sendHeld(page);
    const author = new PlainCaller();
    await logIn(author, 'user');
    const own = await (await author.request.get(`/api/v1/discussion/thread/${thread.id}/own/`)).json();
    const mine = own.own.find((post: { id: number }) => post.id === reply);
    expect(mine).toMatchObject({ status: 'rejected', removal_reason: REASON });
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('shows what people report, with its reason; a reported question is hidden with its thread', async () => {
    const thread = await askAs('doctor');
    const reply = await replyAs('official', thread, { body: 'Bạn nên uống đủ nước và nghỉ ngơi vài ngày nhé.' });
    const objector = new PlainCaller();
    await logIn(objector, 'user');
    const { own } = await (await objector.request.get(`/api/v1/discussion/thread/${thread.id}/own/`)).json();
    expect(own).toEqual([]);
    const question = (await storedThread(thread.id)).question_id;
    for (const [id, reason] of [
      [reply, 'Lời khuyên này quá chung chung.'],
      [question, 'Câu hỏi này là quảng cáo trá hình.'],
    ]) {
      expect((await write(objector, 'POST', `/api/v1/post-report/${id}/`, { reason })).status()).toBe(200);
    }
    const { page, mistakes } = await openConsole('moderator', '/posts');
    await select(page, 'Trạng thái', 'Bị báo cáo');
    await rowsOf(page).filter({ hasText: 'Lời khuyên này quá chung chung.' }).waitFor();
    await goInConsole(page, `/posts/${reply}/show`);
    await page.getByText('Lời khuyên này quá chung chung.').waitFor();
    await consoleReady(page);
    await press(page, 'Cho hiện');
    await page.getByText('Đã cho hiện 1 bài.').waitFor();
    await sendHeld(page);
    await goInConsole(page, `/threads/${thread.id}/show`);
    await page.getByText('Câu hỏi này là quảng cáo trá hình.').waitFor();
    await consoleReady(page);
    await press(page, 'Ẩn …');
    const dialog = page.getByRole('dialog', { name: 'Ẩn câu hỏi này?' });
    await dialog.getByRole('textbox', { name: /^Lý do/ }).fill('Quảng cáo trá hình.');
    await dialog.getByRole('button', { name: 'Ẩn', exact: true }).click();
    await page.getByText('Đã ẩn câu hỏi.').waitFor();
    await sendHeld(page);
    expect((await publicPage(page, thread.path)).status).toBe(404);
    expect(await storedThread(thread.id)).toMatchObject({ status: 'hidden', removal_reason: 'Quảng cáo trá hình.' });
    expect(unexpected(mistakes)).toEqual([]);
  });
});

describe('a question in the console', () => {
  it('[FORUM-94] is found by its words, given to a professional by name and taken back', async () => {
    const thread = await askAs('user', { title: 'Bé ba tuổi hay giật mình khóc đêm có sao không?' });
    const { page, mistakes } = await openConsole('moderator', '/threads');
    await heading(page, 'Câu hỏi').waitFor();
    await page.getByPlaceholder('Tìm tiêu đề hoặc mã').fill('khoc dem giat minh');
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining('khóc đêm')]);
    await page.getByRole('link', { name: /khóc đêm/ }).press('Enter');
    await page.getByRole('region', { name: 'Giao trả lời' }).waitFor();
    await consoleReady(page);
    expect(await violations(page)).toEqual([]);
    await choose(page, 'Bác sĩ đã được xác minh', 'nguyen mai', /Mai/);
    await press(page, 'Giao');
    await page.getByText('Đang giao cho').waitFor();
    expect((await storedThread(thread.id)).assignment.assigned_to.name).toContain('Mai');
    await press(page, 'Thôi giao');
    await page.getByLabel('Bác sĩ đã được xác minh').waitFor();
    expect((await storedThread(thread.id)).assignment).toBeNull();
    expect(unexpected(mistakes)).toEqual([]);
  });

  it('gets another title and a speciality, is locked and opened, and goes into the one that asks the same', async () => {
    const kept = await askAs('user', { title: 'Trẻ sốt xuất huyết ngày thứ tư cần theo dõi gì?' });
    const double = await askAs('user', { title: 'Sốt xuất huyết ngày thứ tư theo dõi ra sao?' });
    const { page, mistakes } = await openConsole('moderator', `/threads/${double.id}`);
    await page.getByRole('textbox', { name: /^Tiêu đề/ }).fill('Sốt xuất huyết ngày thứ tư: theo dõi ra sao?');
    await choose(page, 'Chuyên khoa', 'nhi', 'Nhi khoa');
    await press(page, 'Lưu');
    await page.getByText('Đã lưu thay đổi').waitFor();
    const title = 'Sốt xuất huyết ngày thứ tư: theo dõi ra sao?';
    expect(await storedThread(double.id)).toMatchObject({ title, speciality_name: 'Nhi khoa' });
    await goInConsole(page, `/threads/${double.id}/show`);
    await press(page, 'Khoá trả lời');
    await page.getByText('Đã khoá trả lời.').waitFor();
    expect((await storedThread(double.id)).is_locked).toBe(true);
    await press(page, 'Mở lại trả lời');
    await page.getByText('Đã mở lại trả lời.').waitFor();
    await press(page, 'Gộp …');
    await choose(page, 'Câu hỏi giữ lại', 'tre sot xuat huyet', /Trẻ sốt xuất huyết/);
    await press(page, 'Gộp');
    await page.waitForURL(`**/#/threads/${kept.id}/show`);
    await page.locator('[data-post="1"]').waitFor();
    expect(await storedThread(double.id)).toMatchObject({ status: 'merged', merged_into: kept.id });
    const moved = await page.request.get(double.path, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, kept.path]);
    expect(unexpected(mistakes)).toEqual([]);
  });
});
