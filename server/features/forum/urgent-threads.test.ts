import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { visitorAt } from '../../testing/account-visits.ts';
import { consoleCalls } from '../../testing/console-calls.ts';
import { addPostWriters, type PostWriters, sendJson, words } from '../../testing/post-writers.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import type { StaffPostRow } from '../posts/staff-contract.ts';
import { threadDetail, threadPosted, unreadAnswer } from './contract.ts';
import type { StaffThreadRow } from './staff-contract.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const folder = mkdtempSync(path.join(tmpdir(), 'antam-mails-'));

let app: TestApp;
let writers: PostWriters;
let moderator: Request;
beforeAll(async () => {
  const mail = { kind: 'folder', folder, from: 'An Tâm <khong-tra-loi@antam.example>' } as const;
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1, mail } });
  writers = await addPostWriters(app);
  await writers.trust(await writers.accountId('user'));
  moderator = await writers.as('moderator');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(who: Request, title: string, body: string, more: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, body, ...more })) form.set(name, value);
  const answer = await who('/api/v1/thread/', { method: 'POST', body: form });
  return threadPosted.parse(await answer.json());
}
const queue = async (range: readonly [number, number] = [0, 24]) =>
  consoleCalls(moderator).list<StaffThreadRow>('threads', {
    filter: { status: 'pending' },
    sort: ['id', 'DESC'],
    range,
  });

it('questions of all askers that cannot wait are seen by a moderator first, before later ones, and are marked', async () => {
  const body = 'Em lỡ uống 40 viên paracetamol, xin bác sĩ cho em lời khuyên.';
  const doctor = await writers.as('doctor');
  const urgent = await ask(doctor, 'Uống nhiều thuốc hạ sốt', body);
  expect(urgent).toMatchObject({ status: 'pending', emergency: 'emergency' });
  const sad = await ask(await writers.as('user'), 'em chan song lam roi', 'Em khong ngu duoc may hom nay roi a.');
  expect(sad).toMatchObject({ status: 'pending', emergency: 'self_harm' });
  const link = 'Em đọc ở https://thuoc-la.example thấy ghi vậy, có đúng không bác sĩ?';
  for (const n of [1, 2]) await ask(await writers.as('user'), `Câu hỏi về thuốc lá thứ ${n}`, link);
  const { rows, total } = await queue();
  expect(rows.slice(0, 2).map(({ title, urgency }) => [title, urgency])).toEqual([
    ['em chan song lam roi', 'self_harm'],
    ['Uống nhiều thuốc hạ sốt', 'emergency'],
  ]);
  expect(rows.slice(2).every(({ urgency }) => urgency === null)).toBe(true);
  expect(rows[0]?.objections).toContain('Xem ngay: có thể tự làm hại mình');
  const pages = [await queue([0, 0]), await queue([1, 2]), await queue([3, 24])];
  expect(pages.flatMap(page => page.rows.map(({ id }) => id))).toEqual(rows.map(({ id }) => id));
  expect(pages.map(page => page.total)).toEqual([total, total, total]);
  const page = await doctor(`/api/v1/thread/${rows[1]?.id}/`);
  expect(threadDetail.parse(await page.json()).emergency).toBe('emergency');
});

it('a stranger reads where to turn before the address is confirmed, and the question is marked', async () => {
  const visitor = visitorAt(app, '198.51.100.77');
  const posted = await ask(visitor, 'Em muốn kết liễu đời mình', 'Em không còn ai để nói chuyện cả, em mệt lắm.', {
    name: 'Khách',
    email: 'khach-buon@thu.example',
  });
  expect(posted).toMatchObject({ status: 'unconfirmed', emergency: 'self_harm' });
});

it('an ordinary question of a trusted account waits for nobody', async () => {
  const posted = await ask(await writers.as('doctor'), 'Em đi từ từ thì hết mệt', 'Em nên tập thế nào cho phải ạ?');
  expect(posted).toMatchObject({ status: 'published', emergency: null });
});

it('a member who writes in a reply of harming themselves is seen by a moderator first', async () => {
  const { id } = await writers.thread();
  const body = 'Đọc xong em chỉ muốn chết cho xong, em cũng bị vậy.';
  const { post_data } = await writers.stored(await writers.as('user'), { thread_id: id, body });
  expect(post_data.status).toBe('pending');
});

it('[FORUM-82] a doctor who is asked to answer gets one email message and a sign in the header, and for taking one no message', async () => {
  const { id, question } = await writers.thread();
  const doctor = await writers.as('doctor');
  const waiting = async () => unreadAnswer.parse(await (await doctor('/api/v1/account/thread/unread/')).json()).needed;
  const mails = async () =>
    (await sentMails(app)).filter(
      ({ to, subject }) => to === ACCOUNTS.doctor.email && subject === 'Có câu hỏi chờ bạn trả lời',
    );
  expect([await waiting(), (await mails()).length]).toEqual([0, 0]);
  const assigned_to = await writers.accountId('doctor');
  await sendJson(moderator, 'POST', `/api/admin/posts/${question}/assignment/`, { assigned_to });
  expect(await waiting()).toBe(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`-${id}/`);
  await writers.stored(doctor, { thread_id: id, body: words() });
  expect(await waiting()).toBe(0);
  const { question: free } = await writers.thread();
  await sendJson(doctor, 'POST', '/api/v1/post-assignment/', { action: 'new', post_id: free });
  expect((await mails()).length).toBe(1);
});

it('the message to the asker names the question that was not published', async () => {
  const title = 'Có nên uống lá cây lạ mỗi ngày';
  await ask(await writers.as('newcomer'), title, 'Hàng xóm bảo em uống lá này mỗi ngày, có được không ạ?');
  const asked = await ask(await writers.as('user'), 'Xin gọi cho em số 0912 345 678', `Em hỏi về ${title} như trên.`);
  const [, id] = /-(\d+)\/$/.exec(asked.url) ?? [];
  const rejected = { decision: 'reject', reason: 'Có số điện thoại' };
  await sendJson(moderator, 'POST', `/api/admin/threads/${id}/decision/`, rejected);
  const mail = (await sentMails(app)).find(({ subject }) => subject === 'Câu hỏi của bạn không được đăng');
  expect(mail?.text).toContain('Xin gọi cho em số 0912 345 678');
});

const stored = async (sql: string, id: number) =>
  (await textOf(app.services.db.primary).all<Record<string, unknown>>(sql, [id]))[0] ?? {};
const urgencyOf = async (thread: number) => (await stored('select urgency from thread where id = ?', thread)).urgency;
const waitingOf = async (post: number) => {
  const { status, objections } = await stored('select status, objections from post where id = ?', post);
  return [status, typeof objections === 'string' ? JSON.parse(objections) : objections];
};

it('a question whose author writes something into it that cannot wait is marked, and staff look at it', async () => {
  const user = await writers.as('user');
  const { id, question } = await writers.thread({ asker: await writers.accountId('user') });
  expect((await writers.edit(user, question, { body: 'Thú thật là em không muốn sống nữa ạ.' })).status).toBe(200);
  expect(await urgencyOf(id)).toBe('self_harm');
  expect(await waitingOf(question)).toEqual(['reported', ['Xem ngay: có thể tự làm hại mình']]);
  // Taken back it stays marked, and staff still read why.
  expect((await writers.edit(user, question, { body: words() })).status).toBe(200);
  expect(await urgencyOf(id)).toBe('self_harm');
  expect(await waitingOf(question)).toEqual(['reported', ['Xem ngay: có thể tự làm hại mình']]);
});

it('a question that speaks of harming oneself keeps this mark whatever else its author writes into it', async () => {
  const user = await writers.as('user');
  const { id, question } = await writers.thread({ asker: await writers.accountId('user') });
  await writers.edit(user, question, { body: 'Thú thật là em không muốn sống nữa ạ.' });
  expect((await writers.edit(user, question, { body: 'Em bị khó thở dữ dội từ sáng nay.' })).status).toBe(200);
  expect(await urgencyOf(id)).toBe('self_harm');
  const [, objections] = await waitingOf(question);
  expect(objections).toEqual(['Xem ngay: có thể tự làm hại mình', 'Xem ngay: có thể là cấp cứu']);
  const { title } = threadDetail.parse(await (await user(`/api/v1/thread/${id}/`)).json());
  await writers.edit(user, question, { body: words() });
  const saved = await sendJson(moderator, 'PUT', `/api/admin/threads/${id}/`, { title, speciality: 'nhi-khoa' });
  expect(saved.status).toBe(200);
  expect(await urgencyOf(id)).toBe('self_harm');
});

it('a reply into which a member writes of harming themselves waits', async () => {
  const user = await writers.as('user');
  const { id } = await writers.thread();
  const { post_data } = await writers.stored(user, { thread_id: id, body: words() });
  expect(post_data.status).toBe('published');
  const body = 'Thú thật là em cũng chỉ muốn chết cho xong, không biết làm gì nữa.';
  expect((await writers.edit(user, post_data.id, { body })).status).toBe(200);
  expect(await waitingOf(post_data.id)).toEqual(['pending', ['Xem ngay: có thể tự làm hại mình']]);
});

it('replies that speak of harming oneself stand first in the queue of posts, before earlier ones, until staff have decided', async () => {
  const user = await writers.as('user');
  const { id } = await writers.thread();
  const reply = async (body: string) => (await writers.stored(user, { thread_id: id, body })).post_data.id;
  const link = 'Em đọc ở https://thuoc-la.example thấy ghi vậy, bài số';
  const [early, later] = [await reply(`${link} một ạ.`), await reply(`${link} hai ạ.`)];
  const shown = await reply(words());
  const sad = await reply('Thú thật là em cũng không muốn sống nữa, không biết làm gì.');
  await writers.edit(user, shown, { body: 'Em cũng chỉ muốn chết cho xong, không biết làm gì nữa.' });
  const page = async (status: string, range: readonly [number, number] = [0, 24]) =>
    consoleCalls(moderator).list<StaffPostRow>('posts', { filter: { status }, sort: ['id', 'ASC'], range });
  const waiting = async () => {
    const { rows, total } = await page('pending');
    expect(total).toBe(rows.length);
    return rows.map(row => row.id).filter(post => [early, later, shown, sad].includes(post));
  };
  expect(await waiting()).toEqual([shown, sad, early, later]);
  const { rows } = await page('pending');
  const pages = [await page('pending', [0, 0]), await page('pending', [1, 2]), await page('pending', [3, 24])];
  expect(pages.flatMap(each => each.rows.map(row => row.id))).toEqual(rows.map(row => row.id));
  const decide = (post: number) =>
    sendJson(moderator, 'POST', `/api/admin/posts/${post}/decision/`, { decision: 'publish' });
  expect((await decide(sad)).status).toBe(200);
  expect(await waiting()).toEqual([shown, early, later]);
  await decide(early);
  const reporter = await writers.as('newcomer');
  for (const post of [sad, early]) {
    await sendJson(reporter, 'POST', `/api/v1/post-report/${post}/`, { reason: 'Lời lẽ nặng nề' });
  }
  const reported = (await page('reported')).rows.map(row => row.id);
  expect(reported.filter(post => post === sad || post === early)).toEqual([early, sad]);
});

it('a new title says again whether a question can wait', async () => {
  const { id } = await writers.thread();
  const name = (title: string) => sendJson(moderator, 'PUT', `/api/admin/threads/${id}/`, { title });
  for (const [title, urgency] of [
    ['Ba em bị đột quỵ sáng nay, phải làm gì?', 'emergency'],
    ['Ba em bị đau vai gáy sáng nay, phải làm gì?', null],
  ] as const) {
    expect((await name(title)).status).toBe(200);
    expect(await urgencyOf(id)).toBe(urgency);
  }
});
