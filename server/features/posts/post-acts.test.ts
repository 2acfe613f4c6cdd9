import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addPostWriters, type PostWriters, sendJson, words } from '../../testing/post-writers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { ASSIGNED_FOR_MS, expireAssignments } from './commands/assign-post.ts';
import { ownPosts } from './contract.ts';

let app: TestApp;
let writers: PostWriters;
let member: Request;
let doctor: Request;
let colleague: Request;
let moderator: Request;
let official: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
  await writers.trust(await writers.accountId('user'));
  // A second doctor: the account of the clinic owns a doctor's page as well.
  await app.services.db.transaction(async unit =>
    textOf(unit).sql(
      `insert into provider_link (account_id, kind, entity_id, created_at) values (?, 'professional', ?, ?)`,
      [await writers.accountId('clinic'), PROFESSIONALS.bare.id, app.services.clock.now()],
    ),
  );
  [member, doctor, colleague] = [await writers.as('user'), await writers.as('doctor'), await writers.as('clinic')];
  [moderator, official] = [await writers.as('moderator'), await writers.as('official')];
});
afterAll(() => app.close());

const own = async (request: Request, id: number) =>
  ownPosts.parse(await (await request(`/api/v1/discussion/thread/${id}/own/`)).json());
const thank = (request: Request, id: number) => sendJson(request, 'POST', '/api/v1/forum-post-feedback/', { id });
const agree = (request: Request, id: number, agreed = true) =>
  sendJson(request, 'POST', '/api/v1/post-agreement/', { id, agreed });
const assign = (request: Request, body: object) => sendJson(request, 'POST', '/api/v1/post-assignment/', body);

describe('thanks', () => {
  it('[API-23] [ROLE-17] [FORUM-95] count once for each account, and its own page knows them', async () => {
    const { id, question } = await writers.thread();
    expect(await (await thank(member, question)).json()).toEqual({ id: question, thanks: 1 });
    expect(await (await thank(member, question)).json()).toEqual({ id: question, thanks: 1 });
    expect(await (await thank(doctor, question)).json()).toEqual({ id: question, thanks: 2 });
    expect((await writers.read(app.request, question)).thanks).toBe(2);
    expect((await own(member, id)).thanked).toEqual([question]);
    expect((await own(official, id)).thanked).toEqual([]);
    const count = await textOf(app.services.db.primary).first('select thank_count from thread where id = ?', [id]);
    expect(count).toEqual({ thank_count: 2 });
  });

  it('sent at the same moment by two browsers count once', async () => {
    const { question } = await writers.thread();
    const other = await writers.as('user');
    const answers = await Promise.all([member, other, member, other].map(request => thank(request, question)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await writers.read(app.request, question)).thanks).toBe(1);
  });

  it('are neither for one’s own post nor of nobody', async () => {
    const { question } = await writers.thread({ asker: await writers.accountId('user') });
    expect((await thank(member, question)).status).toBe(403);
    expect((await thank(app.request, question)).status).toBe(401);
  });
});

describe('agreement', () => {
  it('of a verified colleague names the page, and can be taken back', async () => {
    const { id } = await writers.thread();
    const { post_data } = await writers.stored(doctor, { thread_id: id, body: words() });
    const agreed = await (await agree(colleague, post_data.id)).json();
    expect(agreed).toMatchObject({ count: 1, names: [{ name: expect.stringContaining(PROFESSIONALS.bare.name) }] });
    expect(await (await agree(colleague, post_data.id)).json()).toMatchObject({ count: 1 });
    expect((await own(colleague, id)).agreed).toEqual([post_data.id]);
    expect(await (await agree(colleague, post_data.id, false)).json()).toEqual({ count: 0, names: [] });
    expect((await writers.read(app.request, post_data.id)).agreements).toEqual({ count: 0, names: [] });
  });

  it('is neither of others, nor with one’s own answer, nor with what no professional wrote', async () => {
    const { id } = await writers.thread();
    const { post_data: answer } = await writers.stored(doctor, { thread_id: id, body: words() });
    const { post_data: chat } = await writers.stored(member, { thread_id: id, body: words() });
    expect((await agree(member, answer.id)).status).toBe(403);
    expect((await agree(moderator, answer.id)).status).toBe(403);
    expect((await agree(doctor, answer.id)).status).toBe(403);
    expect((await agree(doctor, chat.id)).status).toBe(422);
  });
});

describe('an assignment', () => {
  const doctorId = () => writers.accountId('doctor');

  it('[API-31] [FORUM-82] [FORUM-94] is made by staff and officials, and names the professional', async () => {
    for (const who of [moderator, official]) {
      const { id, question: post_id } = await writers.thread();
      const asked = await assign(who, { action: 'new', post_id, assigned_to: await doctorId() });
      expect(await asked.json()).toMatchObject({
        assignment: { assigned_to: { id: await doctorId(), name: expect.stringContaining('Nguyễn Thị Mai') } },
      });
      expect((await own(doctor, id)).can).toMatchObject({ decline: true, assign: false, take: false });
      expect((await own(member, id)).assignment).toBeNull();
    }
  });

  it('[FORUM-83] [ROLE-25] is taken back by staff and officials, and open to professionals then', async () => {
    for (const who of [moderator, official]) {
      const { id, question: post_id } = await writers.thread();
      await assign(who, { action: 'new', post_id, assigned_to: await doctorId() });
      expect(await (await assign(who, { action: 'cancel', post_id })).json()).toEqual({ assignment: null });
      expect((await own(doctor, id)).can).toMatchObject({ decline: false, take: true });
    }
  });

  it('[FORUM-84] [ROLE-26] is declined by the professional who is asked, and by nobody else', async () => {
    const { question: post_id } = await writers.thread();
    await assign(moderator, { action: 'new', post_id, assigned_to: await doctorId() });
    for (const who of [colleague, member, moderator]) {
      expect((await assign(who, { action: 'reject', post_id })).status).toBe(403);
    }
    expect((await assign(doctor, { action: 'reject', post_id })).status).toBe(200);
    expect((await assign(doctor, { action: 'reject', post_id })).status).toBe(409);
  });

  it('is taken by a professional where nobody is asked, and given to nobody else by them', async () => {
    const { question: post_id } = await writers.thread();
    expect((await assign(member, { action: 'new', post_id })).status).toBe(403);
    const others = { action: 'new', post_id, assigned_to: await writers.accountId('clinic') };
    expect((await assign(doctor, others)).status).toBe(403);
    expect((await assign(doctor, { action: 'new', post_id })).status).toBe(200);
    expect((await assign(colleague, { action: 'new', post_id })).status).toBe(409);
    expect((await assign(colleague, { action: 'cancel', post_id })).status).toBe(403);
  });

  it('of one question to many at the same moment is one', async () => {
    const { question: post_id } = await writers.thread();
    const answers = await Promise.all([doctor, colleague].map(who => assign(who, { action: 'new', post_id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused for whom nobody has verified, for a reply, and with an action that nobody knows', async () => {
    const { id, question: post_id } = await writers.thread();
    const toMember = { action: 'new', post_id, assigned_to: await writers.accountId('user') };
    expect((await assign(moderator, toMember)).status).toBe(422);
    expect((await assign(moderator, { action: 'xin', post_id })).status).toBe(422);
    const { post_data } = await writers.stored(doctor, { thread_id: id, body: words() });
    const ofReply = { action: 'new', post_id: post_data.id, assigned_to: await doctorId() };
    expect((await assign(moderator, ofReply)).status).toBe(404);
  });

  it('is none of the doctor who asked the question, who is not offered to take it either', async () => {
    const { id, question: post_id } = await writers.thread({ asker: await doctorId() });
    expect((await own(doctor, id)).can.take).toBe(false);
    expect((await own(colleague, id)).can.take).toBe(true);
    expect((await assign(doctor, { action: 'new', post_id })).status).toBe(422);
    expect((await assign(moderator, { action: 'new', post_id, assigned_to: await doctorId() })).status).toBe(422);
  });

  it('ends with the answer of the professional who is asked', async () => {
    const { id, question: post_id } = await writers.thread();
    await assign(moderator, { action: 'new', post_id, assigned_to: await doctorId() });
    await writers.stored(doctor, { thread_id: id, body: words() });
    expect(await stateOf(post_id)).toEqual({ state: 'answered' });
    expect((await own(moderator, id)).assignment).toBeNull();
  });

  it('goes back to everybody after 48 hours, and not a moment before', async () => {
    const { question: post_id } = await writers.thread();
    const { clock, db } = app.services;
    await assign(moderator, { action: 'new', post_id, assigned_to: await doctorId() });
    const run = (now: Date) =>
      expireAssignments({ db, clock: { ...clock, now: () => now } }).run(
        { post_id },
        { messageId: 1, attempt: 1, signal: new AbortController().signal },
      );
    const sql = `select created_at from post_assignment where post_id = ? and state = 'open'`;
    const made = await textOf(db.primary).first<{ created_at: string | Date }>(sql, [post_id]);
    const due = new Date(made?.created_at ?? Number.NaN).getTime() + ASSIGNED_FOR_MS;
    await run(new Date(due - 1));
    expect(await stateOf(post_id)).toEqual({ state: 'open' });
    await run(new Date(due));
    expect(await stateOf(post_id)).toEqual({ state: 'expired' });
  });
});

const stateOf = (post: number) =>
  textOf(app.services.db.primary).first('select state from post_assignment where post_id = ?', [post]);

describe('the autocomplete of those who may be asked', () => {
  const find = async (request: Request, q: string) =>
    request(`/api/v1/autocomplete/creator/?q=${encodeURIComponent(q)}`);

  it('[API-34] [FORUM-85] answers staff and officials accounts of verified professionals and officials', async () => {
    const html = await (await find(moderator, 'thi mai')).text();
    expect(html).toMatch(
      new RegExp(`^<option value="${await writers.accountId('doctor')}">.*Nguyễn Thị Mai</option>$`),
    );
    expect(await (await find(official, 'An Tâm')).text()).toContain('>An Tâm</option>');
    expect(await (await find(moderator, 'trần văn minh')).text()).toBe('');
    expect(await (await find(moderator, '')).text()).toBe('');
  });

  it('answers nobody else', async () => {
    for (const who of [doctor, member]) expect((await find(who, 'mai')).status).toBe(403);
  });
});
