import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addPostWriters, type PostWriters, words } from '../../testing/post-writers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { ownPosts } from './contract.ts';

let app: TestApp;
let writers: PostWriters;
let member: Request;
let doctor: Request;
let official: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
  [member, doctor, official] = [await writers.as('user'), await writers.as('doctor'), await writers.as('official')];
});
afterAll(() => app.close());

const own = async (request: Request, id: number) =>
  ownPosts.parse(await (await request(`/api/v1/discussion/thread/${id}/own/`)).json());
const counts = (id: number) =>
  textOf(app.services.db.primary).first('select reply_count, answer_count from thread where id = ?', [id]);

describe('who a reply speaks for', () => {
  it('[FORUM-54] [ROLE-21] is the page of a professional, with what it shows', async () => {
    const { id } = await writers.thread();
    const { post_data } = await writers.stored(doctor, {
      thread_id: id,
      body: words(),
      reply_as_type: 'professional',
      reply_as_id: PROFESSIONALS.mai.id,
    });
    expect(post_data).toMatchObject({ answer_type: 'professional', created_by: { official: false } });
    expect(post_data.replyer).toMatchObject({ type: 'professional', is_verified: true });
    expect(post_data.replyer?.name).toContain('Nguyễn Thị Mai');
    expect(post_data.replyer?.specialities.length).toBeGreaterThan(0);
    expect(post_data.replyer?.absolute_url).toMatch(/^\/bac-si\/.+-1\/$/);
    expect(await counts(id)).toEqual({ reply_count: 1, answer_count: 1 });
  });

  it('[FORUM-52] [FORUM-45] is the site for officials', async () => {
    const { id } = await writers.thread();
    const { post_data } = await writers.stored(official, { thread_id: id, body: words(), reply_as_type: 'official' });
    expect(post_data).toMatchObject({ answer_type: 'official', created_by: { name: 'An Tâm', official: true } });
    expect(post_data.replyer).toMatchObject({ type: 'official', name: 'An Tâm', absolute_url: null });
  });

  it('[ROLE-22] [FORUM-36] is whom an official was granted and found, which the audit log keeps', async () => {
    const { id } = await writers.thread();
    await writers.grant(await writers.accountId('official'), 'professional', PROFESSIONALS.bare.id);
    const chosen = `professional-${PROFESSIONALS.bare.id}`;
    const fields = { thread_id: id, body: words(), reply_as_type_id: chosen, reply_as_id: PROFESSIONALS.bare.id };
    const { post_data } = await writers.stored(official, fields);
    expect(post_data).toMatchObject({ answer_type: 'professional', replyer: { type: 'professional' } });
    const entry = `select actor_id from audit_entry where action = 'post.reply-as' and subject_id = ?`;
    expect(await textOf(app.services.db.primary).first(entry, [post_data.id])).toEqual({
      actor_id: await writers.accountId('official'),
    });
  });

  it.each([
    [
      'an ordinary user as a professional',
      'user',
      { reply_as_type: 'professional', reply_as_id: PROFESSIONALS.mai.id },
    ],
    ['an ordinary user as the site', 'user', { reply_as_type: 'official' }],
    ['a professional as a colleague', 'doctor', { reply_as_type_id: `professional-${PROFESSIONALS.bare.id}` }],
    ['a professional as the site', 'doctor', { reply_as_type: 'official' }],
    [
      'an official as a doctor who was never granted',
      'official',
      { reply_as_type_id: 'professional-2', reply_as_id: 2 },
    ],
    [
      'an official as a place that was never granted',
      'official',
      { reply_as_type: 'place', reply_as_id: PLACES.bare.id },
    ],
    ['a moderator as a place', 'moderator', { reply_as_type: 'place', reply_as_id: PLACES.bare.id }],
    ['a doctor who waits for approval', 'doctorApplicant', { reply_as_type: 'professional', reply_as_id: 1 }],
  ] as const)('[ROLE-23] is not %s', async (_, who, identity) => {
    const { id } = await writers.thread();
    const answer = await writers.send(await writers.as(who), { thread_id: id, body: words(), ...identity });
    expect(answer.status).toBe(403);
    expect(await counts(id)).toMatchObject({ reply_count: 0 });
  });

  it('[FORUM-39] [FORUM-40] is chosen among the roles that the account is offered', async () => {
    const { id } = await writers.thread();
    const [ofDoctor, ofOfficial, ofMember] = [await own(doctor, id), await own(official, id), await own(member, id)];
    expect(ofDoctor.reply_as).toMatchObject([{ reply_as_type: 'professional', reply_as_id: PROFESSIONALS.mai.id }]);
    expect(ofOfficial.reply_as).toEqual([{ reply_as_type: 'official', reply_as_id: null, name: 'An Tâm' }]);
    expect(ofMember.reply_as).toEqual([]);
    expect([ofDoctor, ofOfficial, ofMember].map(({ can }) => can.reply_as_others)).toEqual([true, true, false]);
    expect([ofDoctor, ofOfficial].map(({ can }) => can.use_editor)).toEqual([false, true]);
  });
});

describe('the autocomplete of identities', () => {
  const find = (request: Request, q: string) => request(`/api/v1/autocomplete/replyer/?q=${encodeURIComponent(q)}`);

  it('[API-32] [API-33] [ROLE-31] answers officials option elements of those alone whom they were granted', async () => {
    const account = await writers.accountId('official');
    await writers.grant(account, 'professional', PROFESSIONALS.mai.id);
    await writers.grant(account, 'place', PLACES.bare.id);
    const answer = await find(official, 'nguyễn thị mai');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toMatch(
      new RegExp(`^<option value="professional-${PROFESSIONALS.mai.id}">[^<>]*Nguyễn Thị Mai</option>$`),
    );
    expect((await (await find(official, '')).text()).split('\n')).toHaveLength(3);
    expect(await (await find(official, 'trúc lam')).text()).toBe('');
  });

  it('answers professionals their own pages alone, and others nothing', async () => {
    expect(await (await find(doctor, 'mai')).text()).toMatch(/^<option value="professional-1">[^\n]+$/);
    expect(await (await find(doctor, 'trúc lam')).text()).toBe('');
    expect((await find(member, 'mai')).status).toBe(403);
  });
});
