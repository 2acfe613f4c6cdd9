import { aThread } from '@antam/fixtures/factories/threads.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { post } from '../../testing/account-visits.ts';
import { createAnswerSite } from '../../testing/answer-site.ts';
import type { FakeSite } from '../../testing/fake-site.ts';
import { addPostWriters, type PostWriters, words } from '../../testing/post-writers.ts';
import { addReviewers } from '../../testing/reviewers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { HIDDEN_NAME } from '../posts/contract.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const ACTIVITY = '/thread/activity/';
const LIST = '/thread/';

/** Two servers on one database; what happens happens at the first one. */
let apps: readonly [TestApp, TestApp];
let sites: FakeSite[] = [];
let writers: PostWriters;
let member: Request;
beforeAll(async () => {
  sites = [createAnswerSite(), createAnswerSite()];
  const [here, there] = sites;
  if (!here || !there) throw new Error('There are two sites');
  const [services, config] = [{ clock }, { trustProxy: 1 }];
  const first = await startTestApp({ world: 'tiny', site: here, services, config });
  const database = () => first.services.config.database;
  apps = [first, await startTestApp({ world: 'none', site: there, services, config, database })];
  writers = await addPostWriters(first);
  await writers.trust(await writers.accountId('user'));
  member = await writers.as('user');
}, 120_000);
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
  for (const site of sites) site.remove();
});
beforeEach(() => clock.advance(600_000));

const read = async (n: 0 | 1, path: string) => (await apps[n].request(path)).text();
/** Both servers have the page in their caches, and the second one then serves nobody for a while. */
async function cached(path: string): Promise<void> {
  for (const n of [0, 1] as const) for (let time = 0; time < 2; time += 1) await read(n, path);
}

const NAME = 'Trần Văn Minh';

it.each([
  ['at once', 300],
  ['after 45 seconds', 45_000],
])('[ROLE-33] a name that an edit hides is on no page of a second server that next looks %s', async (_, later) => {
  const { id } = await writers.thread();
  const { post_data } = await writers.stored(member, { thread_id: id, body: words() });
  await cached(ACTIVITY);
  expect(await read(1, ACTIVITY)).toContain(NAME);
  await writers.edit(member, post_data.id, { body: words(), hiding_creator: true });
  clock.advance(later);
  for (const n of [0, 1] as const) {
    const page = await read(n, ACTIVITY);
    expect([n, page.includes(NAME)]).toEqual([n, false]);
    expect(page).toContain(HIDDEN_NAME);
  }
  await writers.edit(member, post_data.id, { body: words(), hiding_creator: true });
});

it('[ROLE-33] a name that is hidden while a page may still show an earlier change late is on no page either', async () => {
  const { id } = await writers.thread();
  const { post_data } = await writers.stored(member, { thread_id: id, body: words() });
  await cached(ACTIVITY);
  await writers.stored(await writers.as('doctor'), { thread_id: id, body: words() });
  clock.advance(300);
  await read(1, ACTIVITY);
  await writers.edit(member, post_data.id, { body: words(), hiding_creator: true });
  clock.advance(300);
  expect(await read(1, ACTIVITY)).not.toContain(NAME);
});

it('a question that staff hide is in no list of a second server', async () => {
  const title = 'Câu hỏi mà nhân viên sẽ ẩn';
  const { id } = await aThread(apps[0].services.db, { title });
  await cached(LIST);
  expect(await read(1, LIST)).toContain(title);
  const hidden = { decision: 'hide', reason: 'Thông tin riêng tư' };
  expect((await post(await writers.as('moderator'), `/api/admin/threads/${id}/decision/`, hidden)).status).toBe(200);
  clock.advance(300);
  for (const n of [0, 1] as const) expect(await read(n, LIST)).not.toContain(title);
});

it('a review that staff hide, and a record that they hide, are on no page of a second server', async () => {
  const reviewers = await addReviewers(apps[0]);
  const place = await reviewers.directory.addPlace({});
  const review = await reviewers.published('place', place, { comment: 'Bác sĩ ở đây tên là Bí Mật.' });
  const page = `/comment/place/${place}/`;
  await cached(page);
  expect(await read(1, page)).toContain('Bí Mật');
  const decided = await reviewers.decide(review, { decision: 'remove', reason: 'fake' });
  expect([decided.status, await decided.text()]).toEqual([200, expect.any(String)]);
  clock.advance(300);
  expect(await read(1, page)).not.toContain('Bí Mật');
});

it('what only adds is late by ten seconds from the change, however long a server has not looked', async () => {
  await cached(ACTIVITY);
  const { id } = await writers.thread();
  const body = words();
  await writers.stored(member, { thread_id: id, body });
  clock.advance(11_000);
  expect(await read(1, ACTIVITY)).toContain(body);
});
