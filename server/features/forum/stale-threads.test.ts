import { aCollection } from '@antam/fixtures/factories/collections.ts';
import { aThread, type StoredThread } from '@antam/fixtures/factories/threads.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { ARTICLES, DISEASES, DRUGS, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobsOf } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { createWorker } from '../../platform/jobs/worker.ts';
import { post } from '../../testing/account-visits.ts';
import { createAnswerSite } from '../../testing/answer-site.ts';
import type { FakeSite } from '../../testing/fake-site.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { storePost } from '../posts/commands/store-post.ts';
import { search } from '../search/feature.ts';
import { termsOf } from '../taxonomy/term.repository.ts';

const clock = fixedClock(new Date());
let app: TestApp;
let site: FakeSite;
/** About children; a professional answered it, and it stands in the collection `chosen`. */
let answered: StoredThread;
/** About the heart; nobody answered it. It stands in the collection `others`. */
let open: StoredThread;
let chosen = 0;
let others = 0;
beforeAll(async () => {
  site = createAnswerSite();
  app = await startTestApp({ world: 'tiny', site, services: { clock } });
  const { db } = app.services;
  const terms = await termsOf(db);
  const speciality = (slug: string) => terms.bySlug('speciality', slug)?.id ?? null;
  const replies = [{ body: 'Bạn cho bé uống đủ nước.', professional: PROFESSIONALS.tuan.id }];
  answered = await aThread(db, { title: 'Bé ho về đêm nhiều hôm', speciality: speciality('nhi-khoa'), replies });
  open = await aThread(db, { title: 'Tim đập nhanh khi leo cầu thang', speciality: speciality('tim-mach') });
  const members = (thread: StoredThread) => [{ id: thread.id, note: '' }];
  chosen = (await aCollection(db, { kind: 'thread', name: 'Hỏi về trẻ nhỏ', members: members(answered) })).id;
  others = (await aCollection(db, { kind: 'thread', name: 'Hỏi về tim', members: members(open) })).id;
});
afterAll(async () => {
  await app.close();
  site.remove();
});
beforeEach(() => {
  // What lists may still show of the test before.
  clock.advance(60_000);
});

const told = async () => {
  const rows = await textOf(app.services.db.primary).all<{ name: string }>('select name from changed_tag order by id');
  return rows.map(({ name }) => name);
};

/** A reply of a member, or of the paediatrician. */
const reply = (thread: StoredThread, professional?: number) => {
  const replyer = professional === undefined ? null : ({ type: 'professional', id: professional } as const);
  const place = { discussion: { kind: 'thread', id: thread.id }, place: 'reply' } as const;
  return app.services.db.transaction(unit =>
    storePost(unit, app.services, {
      ...place,
      author: { accountId: null, name: 'Ai đó' },
      answerType: replyer ? 'professional' : 'member',
      body: { html: '<p>Trả lời.</p>', text: 'Trả lời.' },
      hidingCreator: false,
      censorImages: false,
      replyer,
      objections: [],
      status: 'published',
      images: [],
    }),
  );
};

/** Lets the index of the search hear of what happened. */
const drain = () => {
  const { db, log } = app.services;
  return createWorker({ db, clock, log, handlers: jobsOf([search], app.services) }).drain();
};

/** Those of the pages that are rendered again once nothing may be shown late. */
async function staleAmong(paths: readonly string[]): Promise<string[]> {
  clock.advance(10_000);
  site.asked.length = 0;
  for (const path of paths) {
    const answer = await app.request(path);
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.arrayBuffer();
  }
  return site.asked.map(({ url }) => url);
}

/** Which of these pages are rendered again after something happens; all of them were cached before. */
async function staleAfter(happens: () => Promise<unknown>, paths: readonly string[]): Promise<string[]> {
  await staleAmong(paths);
  expect(await staleAmong(paths)).toEqual([]);
  await happens();
  await drain();
  return staleAmong(paths);
}

const pageOf = (thread: StoredThread) => `/thread/${thread.id}/`;
const CHILDREN = '/thread/?speciality=nhi-khoa';
const HEART = '/thread/?speciality=tim-mach';
const ELSEWHERE = [
  ...Object.values(DISEASES).map(({ id }) => `/disease/${id}/`),
  ...Object.values(DRUGS).map(({ id }) => `/drug/${id}/`),
  `/article/${ARTICLES.fever.id}/`,
  '/article/',
  '/disease/',
  '/collection/',
  `/professional/${PROFESSIONALS.tuan.id}/`,
];

it('a new reply makes stale its thread and the lists that show it, and neither other threads and lists nor pages of diseases and drugs', async () => {
  const shown = [pageOf(answered), '/thread/', '/thread/?sort=thanked', CHILDREN, `/collection/${chosen}/`];
  const latest = '/thread/activity/';
  const fresh = [pageOf(open), HEART, '/thread/?sort=unanswered', `/collection/${others}/`, ...ELSEWHERE];
  const paths = [...shown, latest, ...fresh];
  expect(await staleAfter(() => reply(answered), paths)).toEqual([...shown, latest]);
  expect(await staleAfter(() => reply(answered, PROFESSIONALS.tuan.id), paths)).toEqual([...shown, latest]);
});

it('the first answer takes its question out of the lists of those that wait', async () => {
  const waiting = ['/thread/?sort=unanswered', '/thread/?sort=unanswered&speciality=tim-mach'];
  const fresh = ['/thread/?sort=unanswered&speciality=nhi-khoa', CHILDREN, pageOf(answered)];
  const paths = [...waiting, HEART, ...fresh, ...ELSEWHERE];
  expect(await staleAfter(() => reply(open, PROFESSIONALS.mai.id), paths)).toEqual([...waiting, HEART]);
  const list = await (await app.request('/thread/?sort=unanswered')).text();
  expect(list).not.toContain(open.title);
});

it('a page that leads to related questions shows their new titles at once, and others that became related within an hour', async () => {
  const page = pageOf(answered);
  const { db } = app.services;
  await staleAmong([page]);
  const { related } = JSON.parse(await (await app.request(page)).text());
  const [first] = related;
  expect(first).toBeDefined();
  await db.transaction(unit => app.services.tags.write(unit, ['thread', `thread:${first.id}#name,slug`]));
  expect(await staleAmong([page])).toEqual([page]);
  clock.advance(3_600_000);
  expect(await staleAmong([page])).toEqual([page]);
});

it('the only answer that staff take away brings its question back into the lists of those that wait', async () => {
  const thread = await aThread(app.services.db, { title: 'Vết mổ hơi ngứa sau hai tuần' });
  const { id } = await reply(thread, PROFESSIONALS.mai.id);
  const [list, found] = ['/thread/?sort=unanswered', '/disease/'];
  await staleAmong([list, found]);
  expect(await (await app.request(list)).text()).not.toContain(thread.title);
  const moderator = await logIn(app, ACCOUNTS.moderator.email);
  const removal = { decision: 'remove', reason: 'Trả lời nhầm câu hỏi' };
  expect((await post(moderator, `/api/admin/posts/${id}/decision/`, removal)).status).toBe(200);
  expect(await staleAmong([list, found])).toEqual([list]);
  expect(await (await app.request(list)).text()).toContain(thread.title);
});

it('a new reply announces a change of its thread, of the posts of all threads, and of nothing else', async () => {
  const thread = await aThread(app.services.db);
  const before = await told();
  await reply(thread);
  // The index of the search follows a little later.
  const names = (await told()).slice(before.length).filter(name => name !== 'search');
  expect(names.sort()).toEqual(['posts-thread', `thread:${thread.id}#posts`]);
});
