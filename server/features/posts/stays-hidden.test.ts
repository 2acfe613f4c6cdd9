import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addPostWriters, type PostWriters, sendJson, words } from '../../testing/post-writers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { HIDDEN_NAME, ownPosts } from './contract.ts';

let app: TestApp;
let writers: PostWriters;
let asker: Request;
let doctor: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
  await writers.trust(await writers.accountId('user'));
  [asker, doctor] = [await writers.as('user'), await writers.as('doctor')];
});
afterAll(() => app.close());

/** A question of the asker, hidden or named. */
async function question(isHidden: boolean) {
  const { id } = await writers.thread();
  await app.services.db.transaction(async unit => {
    await textOf(unit).sql(
      `update post set account_id = ?, hiding_creator = ? where kind = 'thread' and entity_id = ? and position = 0`,
      [await writers.accountId('user'), isHidden, id],
    );
  });
  return id;
}
const hidesNext = async (request: Request, id: number) =>
  ownPosts.parse(await (await request(`/api/v1/discussion/thread/${id}/own/`)).json()).hides_name;

describe('[ROLE-33] an asker who hides their name', () => {
  it('stays hidden in replies that say nothing of it, and is named only where they say so', async () => {
    const id = await question(true);
    expect(await hidesNext(asker, id)).toBe(true);
    const silent = await writers.stored(asker, { thread_id: id, body: words() });
    expect(silent.post_data).toMatchObject({ hiding_creator: true, created_by: { name: HIDDEN_NAME } });
    const named = await writers.stored(asker, { thread_id: id, body: words(), hiding_creator: false });
    expect(named.post_data.hiding_creator).toBe(false);
    expect(await hidesNext(asker, id)).toBe(true);
    expect((await writers.stored(asker, { thread_id: id, body: words() })).post_data.hiding_creator).toBe(true);
  });

  it('stays hidden where what a form sends of it is not understood', async () => {
    const id = await question(true);
    const { post_data } = await writers.stored(asker, { thread_id: id, body: words(), hiding_creator: 'maybe' });
    expect(post_data).toMatchObject({ hiding_creator: true, created_by: { name: HIDDEN_NAME } });
    expect((await writers.edit(asker, post_data.id, { body: words(), hiding_creator: 'maybe' })).status).toBe(200);
    expect((await writers.read(app.request, post_data.id)).hiding_creator).toBe(true);
  });

  it('stays hidden in an edit that says nothing of it, of the question and of a reply', async () => {
    const id = await question(true);
    const { post_data } = await writers.stored(asker, { thread_id: id, body: words() });
    const opening = `select id from post where kind = 'thread' and entity_id = ? and position = 0`;
    const first = await textOf(app.services.db.primary).first<{ id: number }>(opening, [id]);
    for (const post of [post_data.id, first?.id ?? 0]) {
      expect((await writers.edit(asker, post, { body: words() })).status).toBe(200);
      expect(await writers.read(app.request, post)).toMatchObject({
        hiding_creator: true,
        created_by: { name: HIDDEN_NAME },
      });
    }
    await writers.edit(asker, post_data.id, { body: words(), hiding_creator: false });
    expect((await writers.read(app.request, post_data.id)).hiding_creator).toBe(false);
  });

  it('is named by no thanks', async () => {
    const id = await question(true);
    const { post_data } = await writers.stored(doctor, { thread_id: id, body: words() });
    const thanks = await sendJson(asker, 'POST', '/api/v1/forum-post-feedback/', { id: post_data.id });
    expect(await thanks.json()).toEqual({ id: post_data.id, thanks: 1 });
  });
});

it('[ROLE-24] [ROLE-33] a doctor who answered hidden stays hidden in the next reply there, and is named in other threads', async () => {
  const [id, other] = [await question(false), await question(false)];
  expect(await hidesNext(doctor, id)).toBe(false);
  await writers.stored(doctor, { thread_id: id, body: words(), hiding_creator: true });
  expect([await hidesNext(doctor, id), await hidesNext(doctor, other)]).toEqual([true, false]);
  const next = await writers.stored(doctor, { thread_id: id, body: words() });
  expect(next.post_data).toMatchObject({ hiding_creator: true, replyer: null, answer_type: 'professional' });
  expect((await writers.stored(doctor, { thread_id: other, body: words() })).post_data.hiding_creator).toBe(false);
});
