import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { consoleCalls } from '../../testing/console-calls.ts';
import { addPostWriters, type PostWriters, sendJson, words } from '../../testing/post-writers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { ownPosts } from './contract.ts';
import { type StaffAssignable, type StaffPostRow, staffPost, staffPostRow } from './staff-contract.ts';

let app: TestApp;
let writers: PostWriters;
let member: Request;
let doctor: Request;
let moderator: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
  await writers.trust(await writers.accountId('user'));
  [member, doctor, moderator] = [await writers.as('user'), await writers.as('doctor'), await writers.as('moderator')];
});
afterAll(() => app.close());

const queue = async (status: 'pending' | 'reported') => {
  const filter = encodeURIComponent(JSON.stringify({ status }));
  const answer = await moderator(`/api/admin/posts/?filter=${filter}&range=[0,99]&sort=["id","DESC"]`);
  expect(answer.headers.get('content-range')).toMatch(/^posts /);
  return staffPostRow.array().parse(await answer.json());
};
const decide = (id: number, decision: object) =>
  sendJson(moderator, 'POST', `/api/admin/posts/${id}/decision/`, decision);
const counts = (id: number) =>
  textOf(app.services.db.primary).first('select reply_count, answer_count, thank_count from thread where id = ?', [id]);
const isPublic = async (id: number) => (await app.request(`/api/v1/post/${id}/`)).status === 200;

async function waiting() {
  const { id: thread } = await writers.thread();
  const { post_data } = await writers.stored(member, { thread_id: thread, body: `${words()} https://a.example` });
  return { thread, id: post_data.id };
}

describe('posts that wait', () => {
  it('stand in the queue with why they wait, and are shown once staff publish them', async () => {
    const { thread, id } = await waiting();
    const [row] = (await queue('pending')).filter(each => each.id === id);
    expect(row).toMatchObject({
      objections: ['Có liên kết'],
      kind: 'thread',
      record_name: expect.stringContaining('Đau'),
    });
    const decided = staffPost.parse(await (await decide(id, { decision: 'publish' })).json());
    expect([decided.status, decided.can]).toEqual(['published', { publish: false, remove: true }]);
    expect(await isPublic(id)).toBe(true);
    expect(await counts(thread)).toMatchObject({ reply_count: 1 });
    expect((await decide(id, { decision: 'publish' })).status).toBe(409);
    expect(await told(id)).toBe(1);
  });

  it('are rejected with a reason that their author reads', async () => {
    const { thread, id } = await waiting();
    expect((await decide(id, { decision: 'remove', reason: 'Quảng cáo' })).status).toBe(200);
    const own = ownPosts.parse(await (await member(`/api/v1/discussion/thread/${thread}/own/`)).json());
    expect(own.own).toMatchObject([{ status: 'rejected', removal_reason: 'Quảng cáo' }]);
    expect(await isPublic(id)).toBe(false);
    expect(await told(id)).toBe(0);
  });

  it('are decided several in one call, each by itself', async () => {
    const [first, second] = [await waiting(), await waiting()];
    const before = await pastOf(second.id);
    const published = { ids: [first.id, 2_000_000_000], decided: { decision: 'publish' } };
    const answer = await sendJson(moderator, 'POST', '/api/admin/posts/decisions/', published);
    expect(await answer.json()).toEqual({
      results: [
        { id: first.id, refusal: null },
        { id: 2_000_000_000, refusal: { status: 404, detail: expect.any(String) } },
      ],
    });
    const takenAway = { ids: [second.id], decided: { decision: 'remove', reason: 'Quảng cáo' } };
    expect((await sendJson(moderator, 'POST', '/api/admin/posts/decisions/', takenAway)).status).toBe(200);
    expect(await isPublic(first.id)).toBe(true);
    expect(await isPublic(second.id)).toBe(false);
    const { shown = 0, removed = 0, waiting: waits = 0 } = before ?? {};
    expect(await pastOf(second.id)).toEqual({ shown: shown + 1, removed: removed + 1, waiting: waits - 2 });
  });

  it('are taken away with a reason alone', async () => {
    const { id } = await waiting();
    const answer = await decide(id, { decision: 'remove', reason: ' ' });
    expect([answer.status, await answer.json()]).toMatchObject([422, { reason: [expect.any(String)] }]);
  });
});

/** What became of everything that the author of a post has written. */
const pastOf = async (id: number) =>
  staffPost.parse(await (await moderator(`/api/admin/posts/${id}/`)).json()).author_past;

/** How many messages followers get about a reply. */
const told = async (id: number) => {
  const sql = 'select count(*) as count from outbox_message where dedupe_key = ?';
  return Number((await textOf(app.services.db.primary).first<{ count: number }>(sql, [`post.published:${id}`]))?.count);
};

describe('posts that a reader reports', () => {
  const report = (request: Request, id: number, reason = 'Sai sự thật') =>
    sendJson(request, 'POST', `/api/v1/post-report/${id}/`, { reason });

  it('stay shown, once for each account in the queue, until staff hide them', async () => {
    const { id: thread } = await writers.thread();
    const { post_data } = await writers.stored(doctor, { thread_id: thread, body: words() });
    const { id } = post_data;
    await sendJson(member, 'POST', '/api/v1/forum-post-feedback/', { id });
    expect((await report(member, id)).status).toBe(200);
    expect((await report(member, id, 'Nguy hiểm')).status).toBe(200);
    expect((await report(doctor, id)).status).toBe(403);
    expect(await isPublic(id)).toBe(true);
    expect((await queue('reported')).map(row => row.id)).toContain(id);
    const detail = staffPost.parse(await (await moderator(`/api/admin/posts/${id}/`)).json());
    expect(detail.reports.map(({ reason }) => reason)).toEqual(['Nguy hiểm']);
    expect(await counts(thread)).toEqual({ reply_count: 1, answer_count: 1, thank_count: 1 });
    expect((await decide(id, { decision: 'remove', reason: 'Sai' })).status).toBe(200);
    expect(await isPublic(id)).toBe(false);
    expect(await counts(thread)).toEqual({ reply_count: 0, answer_count: 0, thank_count: 0 });
    expect((await decide(id, { decision: 'publish' })).status).toBe(200);
    expect(await counts(thread)).toEqual({ reply_count: 1, answer_count: 1, thank_count: 1 });
  });

  it('are questions as well, which are hidden with their threads alone', async () => {
    const { question } = await writers.thread();
    await report(member, question);
    expect((await decide(question, { decision: 'remove', reason: 'Sai' })).status).toBe(409);
    expect((await decide(question, { decision: 'publish' })).status).toBe(200);
    expect((await queue('reported')).map(row => row.id)).not.toContain(question);
    expect((await report(member, question, 'Quảng cáo')).status).toBe(200);
    const [row] = (await queue('reported')).filter(each => each.id === question);
    expect([row?.position, row?.reports.map(({ reason }) => reason), row?.can]).toEqual([
      0,
      ['Quảng cáo'],
      { publish: true, remove: false },
    ]);
    const hidden = { decision: 'hide', reason: 'Quảng cáo' };
    expect((await sendJson(moderator, 'POST', `/api/admin/threads/${row?.entity_id}/decision/`, hidden)).status).toBe(
      200,
    );
    expect((await queue('reported')).map(each => each.id)).not.toContain(question);
  });
});

it('staff read all posts of one discussion in their order there, whatever their state', async () => {
  const { id: thread, question } = await writers.thread();
  const shown = await writers.stored(doctor, { thread_id: thread, body: words() });
  const held = await writers.stored(member, { thread_id: thread, body: `${words()} https://a.example` });
  const calls = consoleCalls(moderator);
  const { rows, total } = await calls.list<StaffPostRow>('posts', { filter: { kind: 'thread', entity_id: thread } });
  expect([total, rows.map(({ id, status }) => [id, status])]).toEqual([
    3,
    [
      [question, 'published'],
      [shown.post_data.id, 'published'],
      [held.post_data.id, 'pending'],
    ],
  ]);
});

describe('a question', () => {
  const assign = (id: number, assigned_to: number | null) =>
    sendJson(moderator, 'POST', `/api/admin/posts/${id}/assignment/`, { assigned_to });

  it('[FORUM-94] is given by moderators to a professional whom they find by name, and taken back', async () => {
    const { question } = await writers.thread();
    const calls = consoleCalls(moderator);
    const { rows } = await calls.list<StaffAssignable>('assignable', { filter: { q: 'nguyen mai' } });
    const [mai] = rows;
    expect(mai?.name).toContain('Mai');
    expect((await calls.list('assignable')).rows).toEqual([]);
    const given = await assign(question, mai?.id ?? 0);
    expect(await given.json()).toEqual({ assignment: { assigned_to: mai } });
    expect((await assign(question, await writers.accountId('user'))).status).toBe(422);
    expect(await (await assign(question, null)).json()).toEqual({ assignment: null });
    expect((await assign(question, null)).status).toBe(409);
    const sql = `select action from audit_entry where subject_kind = 'post' and subject_id = ? order by id`;
    const entries = await textOf(app.services.db.primary).all<{ action: string }>(sql, [question]);
    expect(entries.map(({ action }) => action)).toEqual(['post.assign', 'post.unassign']);
  });
});

it('the audit log keeps who saw and decided what', async () => {
  const { id } = await waiting();
  await queue('pending');
  await moderator(`/api/admin/posts/${id}/`);
  await decide(id, { decision: 'publish' });
  const sql = `select action from audit_entry where subject_kind = 'post' and actor_id = ? and (subject_id = ? or subject_id is null)`;
  const entries = await textOf(app.services.db.primary).all<{ action: string }>(sql, [
    await writers.accountId('moderator'),
    id,
  ]);
  expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['post.list', 'post.view', 'post.publish']));
});
