import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aThread } from '@antam/fixtures/factories/threads.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { createMailFolder } from '../../platform/mail/mail-folder.ts';
import { post } from '../../testing/account-visits.ts';
import { consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { storePost } from '../posts/commands/store-post.ts';
import { followAnswer, ownThreads, stoppedAnswer, threadDetail, threadList, unreadAnswer } from './contract.ts';
import { stopToken } from './rules/thread-token.ts';
import { type StaffThreadRow, staffThread } from './staff-contract.ts';
import { tables } from './tables.ts';

const MINUTE_MS = 60_000;
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const folder = mkdtempSync(path.join(tmpdir(), 'antam-mails-'));

let app: TestApp;
let moderator: Request;
let minh: Request;
let minhId = 0;
beforeAll(async () => {
  const mail = { kind: 'folder', folder, from: 'An Tâm <khong-tra-loi@antam.example>' } as const;
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { mail } });
  moderator = await logIn(app, ACCOUNTS.moderator.email);
  minh = await logIn(app, ACCOUNTS.user.email);
  const account = tables.selectFrom('account').select('id').where('email', '=', ACCOUNTS.user.email);
  minhId = (await app.services.db.primary.row(account))?.id ?? 0;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const staff = (id: number, act: string, body: object) => post(moderator, `/api/admin/threads/${id}/${act}/`, body);
const detailOf = async (id: number) => threadDetail.parse(await (await app.request(`/api/v1/thread/${id}/`)).json());
const newest = async () => threadList.parse(await (await app.request('/api/v1/thread/')).json()).items;

/** A reply that everybody can read, by nobody who has an account. */
const reply = (id: number, text = 'Bạn nên đi khám chuyên khoa sớm.', accountId: number | null = null) =>
  app.services.db.transaction(unit =>
    storePost(unit, app.services, {
      discussion: { kind: 'thread', id },
      place: 'reply',
      author: { accountId, name: 'Người trả lời' },
      body: { html: `<p>${text}</p>`, text },
      hidingCreator: false,
      censorImages: false,
      answerType: 'member',
      replyer: null,
      objections: [],
      status: 'published',
      images: [],
    }),
  );

describe('staff', () => {
  it('publish a question that waits, and send its asker a message', async () => {
    const { id, title } = await aThread(app.services.db, { state: 'pending', email: 'hoi-1@thu.example' });
    expect((await newest()).some(item => item.id === id)).toBe(false);
    const answer = await staff(id, 'decision', { decision: 'publish' });
    expect(staffThread.parse(await answer.json())).toMatchObject({ status: 'published', objections: [] });
    expect((await newest())[0]).toMatchObject({ id, title, created_by: { name: 'Trần Thị Hỏi' } });
    expect((await staff(id, 'decision', { decision: 'publish' })).status).toBe(409);
    const told = (await sentMails(app)).find(({ to }) => to === 'hoi-1@thu.example');
    expect(told?.text).toContain(`/hoi-bac-si/`);
  });

  it('hide one with a reason that its asker alone reads, and show it again', async () => {
    const { id } = await aThread(app.services.db, { accountId: minhId });
    await staff(id, 'decision', { decision: 'hide', reason: 'Có thông tin quảng cáo' });
    expect((await app.request(`/api/v1/thread/${id}/`)).status).toBe(404);
    const own = threadDetail.parse(await (await minh(`/api/v1/thread/${id}/`)).json());
    expect(own).toMatchObject({ status: 'hidden', removal_reason: 'Có thông tin quảng cáo' });
    await staff(id, 'decision', { decision: 'publish' });
    expect((await detailOf(id)).removal_reason).toBe('');
  });

  it('reject one that nobody has read yet, with a reason', async () => {
    const { id } = await aThread(app.services.db, { state: 'pending', accountId: minhId });
    expect((await staff(id, 'decision', { decision: 'reject' })).status).toBe(422);
    await staff(id, 'decision', { decision: 'reject', reason: 'Câu hỏi đã có câu trả lời' });
    const { threads } = ownThreads.parse(await (await minh('/api/v1/account/thread/')).json());
    expect(threads.find(thread => thread.id === id)).toMatchObject({ status: 'rejected' });
  });

  it('decide on several in one call, each by itself', async () => {
    const [first, second] = [
      await aThread(app.services.db, { state: 'pending', accountId: minhId }),
      await aThread(app.services.db, { state: 'pending', accountId: minhId }),
    ];
    const decide = async (ids: readonly number[], decided: object) =>
      (await post(moderator, '/api/admin/threads/decisions/', { ids, decided })).json();
    expect(await decide([second.id], { decision: 'reject', reason: 'Trùng câu hỏi khác' })).toEqual({
      results: [{ id: second.id, refusal: null }],
    });
    expect(await decide([first.id, first.id], { decision: 'publish' })).toEqual({
      results: [
        { id: first.id, refusal: null },
        { id: first.id, refusal: { status: 409, detail: 'Câu hỏi này đã được xử lý. Xin tải lại trang.' } },
      ],
    });
    expect((await detailOf(first.id)).status).toBe('published');
    expect((await app.request(`/api/v1/thread/${second.id}/`)).status).toBe(404);
  });

  it('change title and speciality, and with the title the address', async () => {
    const { id } = await aThread(app.services.db);
    const body = JSON.stringify({ title: 'Đau vai gáy khi ngồi lâu', speciality: 'co-xuong-khop' });
    expect((await moderator(`/api/admin/threads/${id}/`, { method: 'PUT', body })).status).toBe(200);
    const detail = await detailOf(id);
    expect(detail.absolute_url).toBe(`/hoi-bac-si/dau-vai-gay-khi-ngoi-lau-${id}/`);
    expect(detail.speciality?.slug).toBe('co-xuong-khop');
  });

  it('lock a thread and open it again', async () => {
    const { id } = await aThread(app.services.db);
    await staff(id, 'lock', { locked: true });
    expect((await detailOf(id)).is_locked).toBe(true);
    await staff(id, 'lock', { locked: false });
    expect((await detailOf(id)).is_locked).toBe(false);
  });

  it('merge a thread into another one: its posts stand behind, its address and followers go there', async () => {
    const replies = (name: string) => [{ body: `Trả lời một ${name}` }, { body: `Trả lời hai ${name}` }];
    const source = await aThread(app.services.db, { replies: replies('của nguồn'), title: 'Câu hỏi bị gộp vào đây' });
    const target = await aThread(app.services.db, { replies: replies('của đích'), title: 'Câu hỏi nhận các bài' });
    await minh(`/api/v1/thread/${source.id}/follow/`, { method: 'PUT', body: '{"following":true}' });
    expect((await staff(source.id, 'merge', { into: target.id })).status).toBe(200);
    const detail = await detailOf(source.id);
    expect(detail.id).toBe(target.id);
    expect(detail.replies.map(({ body_no_html }) => body_no_html.slice(0, 12))).toEqual([
      'Trả lời một ',
      'Trả lời hai ',
      'Nội dung câu',
      'Trả lời một ',
      'Trả lời hai ',
    ]);
    expect([detail.reply_count, detail.replies.map(({ position }) => position)]).toEqual([5, [1, 2, 3, 4, 5]]);
    const opened = await post(minh, `/api/v1/thread/${target.id}/opened/`);
    expect(followAnswer.parse(await opened.json()).following).toBe(true);
    await reply(target.id);
    expect((await detailOf(target.id)).replies.at(-1)?.position).toBe(6);
    expect((await staff(source.id, 'merge', { into: target.id })).status).toBe(409);
    expect((await staff(target.id, 'merge', { into: target.id })).status).toBe(422);
  });

  it('leave a trace of what they see and do', async () => {
    const { id } = await aThread(app.services.db);
    await moderator(`/api/admin/threads/${id}/`);
    await moderator('/api/admin/threads/?filter={"status":"published"}');
    await staff(id, 'lock', { locked: true });
    const admin = await logIn(app, ACCOUNTS.admin.email);
    const log: Array<{ action: string }> = await (await admin('/api/admin/audit/?range=[0,29]')).json();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['thread.view', 'thread.list', 'thread.lock']),
    );
  });

  it('say to the author that a question was taken away after it stood there, or that it was never shown', async () => {
    for (const [state, decision, words] of [
      ['published', 'hide', 'Ban biên tập đã gỡ câu hỏi'],
      ['pending', 'reject', 'không đăng vì lý do sau'],
    ] as const) {
      const email = `hoi-${decision}@thu.example`;
      const { id, title } = await aThread(app.services.db, { state, email });
      await staff(id, 'decision', { decision, reason: 'Có thông tin quảng cáo' });
      const told = (await sentMails(app)).find(({ to }) => to === email);
      for (const part of [title, words, 'Có thông tin quảng cáo']) expect(told?.text).toContain(part);
    }
  });

  it('merge a thread whose email messages can still be stopped by their link', async () => {
    const { id } = await aThread(app.services.db, { title: 'Câu hỏi sẽ được gộp' });
    const other = await aThread(app.services.db, { title: 'Câu hỏi nhận phần được gộp' });
    await minh(`/api/v1/thread/${id}/follow/`, { method: 'PUT', body: '{"following":true}' });
    const token = stopToken(app.services.config.secret, id, minhId);
    expect((await staff(id, 'merge', { into: other.id })).status).toBe(200);
    const isFollowing = async () =>
      followAnswer.parse(await (await post(minh, `/api/v1/thread/${other.id}/opened/`)).json()).following;
    expect(await isFollowing()).toBe(true);
    expect((await app.request(`/api/v1/thread/stop/${token}/`, { method: 'POST' })).status).toBe(200);
    expect(await isFollowing()).toBe(false);
  });

  it('find threads by words of their titles in any order, by id and by speciality, whatever their state', async () => {
    const title = 'Nổi mề đay sau khi ăn tôm có nguy hiểm không?';
    const { id } = await aThread(app.services.db, { title, state: 'pending' });
    const other = await aThread(app.services.db, { title: 'Mề đay lâu ngày không khỏi' });
    await moderator(`/api/admin/threads/${id}/`, { method: 'PUT', body: JSON.stringify({ speciality: 'da-lieu' }) });
    const found = async (filter: object) =>
      (await consoleCalls(moderator).list<StaffThreadRow>('threads', { filter })).rows.map(row => row.id);
    expect(await found({ q: 'đay mề tôm' })).toEqual([id]);
    expect(await found({ q: 'me day' })).toEqual([id, other.id]);
    expect(await found({ q: 'me day', speciality: 'da-lieu' })).toEqual([id]);
    expect(await found({ q: 'me day', status: 'published' })).toEqual([other.id]);
    expect(await found({ q: String(id) })).toEqual([id]);
    expect(await found({ speciality: 'khong-co' })).toEqual([]);
  });

  it('find a thread by the last word of a title that is longer than its address, also of a title that was changed', async () => {
    const long = (last: string) => `Có nên đi khám ${'khi đau lưng kéo dài '.repeat(6)}${last}`;
    expect(long('lắm').length).toBeGreaterThan(130);
    const { id } = await aThread(app.services.db, { title: long('ngoằn') });
    const found = async (q: string) =>
      (await consoleCalls(moderator).list<StaffThreadRow>('threads', { filter: { q } })).rows.map(row => row.id);
    expect(await found('ngoằn')).toEqual([id]);
    const title = long('ngoèo');
    await moderator(`/api/admin/threads/${id}/`, { method: 'PUT', body: JSON.stringify({ title }) });
    expect([await found('ngoằn'), await found('ngoèo')]).toEqual([[], [id]]);
  });
});

describe('who follows a thread', () => {
  const work = () => createWork(app.services).drain();
  const unread = async () => unreadAnswer.parse(await (await minh('/api/v1/account/thread/unread/')).json()).unread;
  const emailMessages = async (title: string) =>
    (await sentMails(app)).filter(({ to, text }) => to === ACCOUNTS.user.email && text.includes(title));

  it('counts new replies until the thread is opened, and gets one email message an hour at most', async () => {
    const { id, title } = await aThread(app.services.db, { title: 'Theo dõi câu hỏi về huyết áp' });
    const body = JSON.stringify({ following: true });
    expect((await minh(`/api/v1/thread/${id}/follow/`, { method: 'PUT', body })).status).toBe(200);
    await work();
    const before = await unread();
    await reply(id);
    await work();
    expect([await unread(), (await emailMessages(title)).length]).toEqual([before + 1, 1]);
    await reply(id);
    await reply(id, 'Đây là lời của chính người theo dõi.', minhId);
    await work();
    expect((await emailMessages(title)).length).toBe(1);
    clock.advance(61 * MINUTE_MS);
    await work();
    const sent = await emailMessages(title);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Câu hỏi bạn theo dõi có câu trả lời mới',
      'Câu hỏi bạn theo dõi có 2 câu trả lời mới',
    ]);
    await post(minh, `/api/v1/thread/${id}/opened/`);
    expect(await unread()).toBe(before);
    clock.advance(61 * MINUTE_MS);
    await work();
    expect((await emailMessages(title)).length).toBe(2);
  });

  it('stops by the link of an email message, without logging in', async () => {
    const { id, title } = await aThread(app.services.db, { title: 'Ngừng theo dõi câu hỏi này' });
    await minh(`/api/v1/thread/${id}/follow/`, { method: 'PUT', body: '{"following":true}' });
    await reply(id);
    const [emailMessage] = await emailMessages(title);
    const [, token = ''] = /\/hoi-bac-si\/ngung-theo-doi\/([^/]+)\//.exec(emailMessage?.text ?? '') ?? [];
    const stop = (used: string) => app.request(`/api/v1/thread/stop/${used}/`, { method: 'POST' });
    expect((await stop(token.replace(/^\d+/, String(minhId + 1)))).status).toBe(422);
    expect(stoppedAnswer.parse(await (await stop(token)).json()).title).toBe(title);
    expect((await stop(token)).status).toBe(200);
    const opened = await post(minh, `/api/v1/thread/${id}/opened/`);
    expect(followAnswer.parse(await opened.json()).following).toBe(false);
  });

  it('stops at one click in a mail program, which sends neither cookie nor token, and opened by hand leads to its page', async () => {
    const { id, title } = await aThread(app.services.db, { title: 'Ngừng thư bằng một lần bấm' });
    await minh(`/api/v1/thread/${id}/follow/`, { method: 'PUT', body: '{"following":true}' });
    await reply(id);
    const [emailMessage] = await emailMessages(title);
    const address = emailMessage?.unsubscribe ?? '';
    const token = address.split('/').at(-2) ?? '';
    expect(address).toBe(`${app.services.config.origin}/api/v1/unsubscribe/thread/${token}/`);
    const folderOfMails = createMailFolder(folder);
    const raw = (await folderOfMails.read((await folderOfMails.names()).at(-1) ?? ''))?.toString();
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const at = (name: string) => `${app.url}/api/v1/unsubscribe/thread/${name}/`;
    const opened = await fetch(at(token), { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/hoi-bac-si/ngung-theo-doi/${token}/`]);
    const isFollowing = async () =>
      followAnswer.parse(await (await post(minh, `/api/v1/thread/${id}/opened/`)).json()).following;
    expect(await isFollowing()).toBe(true);
    const click = (name: string, body: FormData | URLSearchParams) => fetch(at(name), { method: 'POST', body });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await click(token.replace(/^\d+/, String(minhId + 1)), form)).status).toBe(422);
    expect(await isFollowing()).toBe(true);
    expect((await click(token, form)).status).toBe(200);
    expect(await isFollowing()).toBe(false);
    expect((await click(token, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(200);
  });

  it('is also the visitor who asked, by the confirmed address', async () => {
    const { id, title } = await aThread(app.services.db, { email: 'hoi-2@thu.example', title: 'Khách hỏi về dị ứng' });
    await reply(id);
    await reply(id);
    const told = (await sentMails(app)).filter(({ to }) => to === 'hoi-2@thu.example');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(title);
  });
});
