import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { COLLECTIONS, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { askAs, lendToOfficial, replyAs } from './support/forum.ts';
import { logIn, type Who } from './support/log-in.ts';
import { linkInMessage } from './support/messages.ts';
import { PlainCaller } from './support/plain-caller.ts';
import { violations } from './support/violations.ts';

const ANSWER = 'Chào bạn, ho khan sau cảm lạnh thường tự hết trong ba đến tám tuần.';

async function openAs(who: Who, path: string) {
  const { page, context } = await visit('');
  await logIn(context, who);
  await page.goto(path);
  await hydrated(page);
  return { page, context };
}

describe('what readers do about posts', () => {
  it('another verified doctor agrees with a colleague’s answer, counted and named for everybody, and takes it back', async () => {
    const thread = await askAs('official');
    const colleague = `professional-${PROFESSIONALS.tuan.id}`;
    await lendToOfficial(PROFESSIONALS.tuan.id);
    const answer = await replyAs('official', thread, { body: ANSWER, reply_as_type_id: colleague });
    const { page } = await openAs('doctor', thread.path);
    const post = page.locator(`[data-post="${answer}"]`);
    const agree = post.getByRole('button', { name: /^Đồng ý/ });
    await agree.click();
    await post.getByRole('button', { name: /^Đã đồng ý/, pressed: true }).waitFor();
    const said = `${PROFESSIONALS.mai.name} đồng ý với câu trả lời này`;
    await post.getByText(said).waitFor();
    expect(await violations(page, { within: `[data-post="${answer}"]` })).toEqual([]);

    const { page: others } = await visit('');
    await others.goto(thread.path);
    const seen = others.locator(`[data-post="${answer}"]`);
    await seen.getByText(said).waitFor();
    expect(await seen.getByRole('link', { name: PROFESSIONALS.mai.name }).getAttribute('href')).toBe(
      PROFESSIONALS.mai.path,
    );
    expect(await seen.getByRole('button', { name: /đồng ý/i }).count()).toBe(0);

    await page.reload();
    await hydrated(page);
    await post.getByRole('button', { name: /^Đã đồng ý/, pressed: true }).click();
    await post.getByText(said).waitFor({ state: 'detached' });
  });

  it('a reader reports a post, is thanked, and staff read why', async () => {
    const thread = await askAs('official');
    const answer = await replyAs('doctor', thread, { body: ANSWER });
    const { page } = await openAs('user', thread.path);
    const post = page.locator(`[data-post="${answer}"]`);
    await post.getByRole('button', { name: /^Báo cáo/ }).click();
    const reason = post.getByLabel('Bài viết này có gì không đúng?');
    await post.getByRole('button', { name: 'Gửi báo cáo' }).click();
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
    await reason.fill('Lời khuyên này có vẻ là quảng cáo thuốc.');
    await post.getByRole('button', { name: 'Gửi báo cáo' }).click();
    await post.getByText('Cảm ơn bạn. An Tâm sẽ xem lại bài viết này.').waitFor();
    expect(await post.getByRole('button', { name: /^Báo cáo/ }).count()).toBe(0);
    const moderator = new PlainCaller();
    await logIn(moderator, 'moderator');
    const told = await (await moderator.request.get(`/api/admin/posts/${answer}/`)).text();
    expect(told).toContain('quảng cáo thuốc');
  });

  it('a reader follows a question, learns of an answer by the header and by mail, and stops at one press without logging in', async () => {
    const thread = await askAs('official');
    const { page } = await openAs('favourite', thread.path);
    await page.getByRole('button', { name: 'Theo dõi', exact: true }).click();
    await page.getByText('Bạn sẽ nhận thư khi có trả lời mới.').waitFor();
    await replyAs('doctor', thread, { body: ANSWER });
    const stop = await linkInMessage(ACCOUNTS.favourite.email, String.raw`/hoi-bac-si/ngung-theo-doi/\d+\.`);
    await page.goto('/bac-si/');
    await page.getByRole('link', { name: '1 câu hỏi bạn theo dõi có trả lời mới' }).waitFor();

    const { page: anybody } = await visit('');
    await anybody.goto(stop);
    await hydrated(anybody);
    await anybody.getByRole('button', { name: 'Ngừng nhận thư' }).click();
    await anybody.getByText('Bạn không nhận thư về câu hỏi này nữa').waitFor();
    await page.goto(thread.path);
    await hydrated(page);
    await page.getByRole('button', { name: 'Theo dõi', exact: true, pressed: false }).waitFor();
  });

  it('[FORUM-77] a reader thanks on the page of a collection of questions', async () => {
    const { page, context } = await openAs('favourite', COLLECTIONS.threads.path);
    const thank = page.locator('main [data-thank]').first();
    await thank.click();
    await expect.poll(() => thank.getAttribute('aria-pressed')).toBe('true');
    const thanked = async () => (await context.cookies()).find(({ name }) => name === 'post_thanks')?.value;
    await expect.poll(thanked).toBe(await thank.getAttribute('data-thank'));
    await page.reload();
    await expect.poll(() => thank.getAttribute('aria-pressed')).toBe('true');
  });
});
