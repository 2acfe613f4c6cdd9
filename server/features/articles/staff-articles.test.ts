import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addCalendarKeepers, type CalendarKeepers } from '../../testing/calendar-keepers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { MAX_VERSIONS } from './commands/follow-article.ts';
import { articleDetail } from './contract.ts';
import { articleJobs } from './jobs/publish-article.ts';
import { wordChanges } from './rules/word-changes.ts';
import type { StaffArticle } from './staff-contract.ts';

const NOW = new Date('2031-11-19T02:00:00Z');
let time = NOW;
const clock = { ...fixedClock(NOW), now: () => time };

let app: TestApp;
let people: CalendarKeepers['people'];
let topic: number;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  ({ people } = await addCalendarKeepers(app));
  const known = await people.editor('/api/admin/articles/1/');
  topic = ((await known.json()) as StaffArticle).topics[0] ?? 0;
});
afterAll(() => app.close());

const draft = () => ({
  title: 'Chăm sóc vết thương nhỏ',
  summary: 'Rửa sạch, che kín và biết khi nào cần đi khám.',
  body: '<h2>Rửa</h2><p>Rửa dưới vòi nước <script>x</script>sạch.</p>',
  topics: [topic],
  author_name: 'Ban biên tập An Tâm',
  status: 'draft',
});
const send = (method: string, path: string, body: object, who = people.editor) =>
  who(path, { method, body: JSON.stringify(body) });
const made = async (fields: object = {}): Promise<StaffArticle> => {
  const answer = await send('POST', '/api/admin/articles/', { ...draft(), ...fields });
  expect(answer.status).toBe(200);
  return answer.json();
};
const seen = async (id: number) => (await createVisitor(app.url))(`/api/v1/article/${id}/`);

it('[ART-09] a draft is nobody’s to read; published it has its words without what is not allowed, and can be replied to', async () => {
  const article = await made();
  expect((await seen(article.id)).status).toBe(404);
  const answer = await send('PUT', `/api/admin/articles/${article.id}/`, { ...article, status: 'published' });
  expect(answer.status).toBe(200);
  const shown = articleDetail.parse(await (await seen(article.id)).json());
  expect(shown).toMatchObject({ title: draft().title, published_at: NOW.toISOString() });
  expect(shown.body).not.toContain('script');
  expect(shown.opening.body_no_html).toBe(draft().summary);
  const hidden: StaffArticle = await answer.json();
  expect((await send('PUT', `/api/admin/articles/${article.id}/`, { ...hidden, status: 'hidden' })).status).toBe(200);
  expect((await seen(article.id)).status).toBe(404);
});

it('a save over another editor’s is refused with 409 and overwrites nothing', async () => {
  const article = await made();
  const path = `/api/admin/articles/${article.id}/`;
  time = new Date(NOW.getTime() + 1_000);
  expect((await send('PUT', path, { ...article, title: 'Bản của người trước' })).status).toBe(200);
  expect((await send('PUT', path, { ...article, title: 'Bản của người sau' })).status).toBe(409);
  time = NOW;
  const stored: StaffArticle = await (await people.editor(path)).json();
  expect(stored.title).toBe('Bản của người trước');
});

it('an article whose job was dropped becomes public at the same moment once it is saved again', async () => {
  const publish_at = new Date(NOW.getTime() + 7_200_000).toISOString();
  const article = await made({ status: 'scheduled', publish_at });
  const jobs = `topic = 'article.publish' and cast(payload->>'id' as integer) = ${article.id}`;
  const { db } = app.services;
  await db.transaction(unit => textOf(unit).sql(`update outbox_message set done_at = created_at where ${jobs}`));
  time = new Date(NOW.getTime() + 1_000);
  const path = `/api/admin/articles/${article.id}/`;
  expect((await send('PUT', path, { ...article, status: 'scheduled', publish_at })).status).toBe(200);
  time = NOW;
  expect(await textOf(db.primary).all(`select id from outbox_message where done_at is null and ${jobs}`)).toHaveLength(
    1,
  );
});

it('a scheduled article becomes public at its moment, and not before', async () => {
  const publishAt = new Date(NOW.getTime() + 3_600_000);
  const article = await made({ status: 'scheduled', publish_at: publishAt.toISOString() });
  const [job] = articleJobs(app.services);
  if (!job) throw new Error('No job publishes articles');
  const run = () => job.run({ id: article.id }, { messageId: 1, attempt: 1, signal: new AbortController().signal });
  await run();
  expect((await seen(article.id)).status).toBe(404);
  time = publishAt;
  await run();
  expect(articleDetail.parse(await (await seen(article.id)).json()).published_at).toBe(publishAt.toISOString());
  time = NOW;
  const late = await send('POST', '/api/admin/articles/', { ...draft(), status: 'scheduled', publish_at: NOW });
  expect(late.status).toBe(422);
});

it('every version is kept with the words that came and went, and an earlier one can be brought back', async () => {
  const article = await made();
  const path = `/api/admin/articles/${article.id}/`;
  await send('PUT', path, { ...article, summary: 'Rửa sạch, che kín và nghỉ ngơi cho đến khi lành.' });
  const revisions = async () => (await (await people.editor(`${path}revisions/`)).json()).items;
  const [newest, first] = await revisions();
  expect(newest).toMatchObject({ is_current: true });
  expect(newest.changes).toContainEqual({ change: 'removed', text: expect.stringContaining('biết') });
  expect(newest.changes).toContainEqual({ change: 'added', text: expect.stringContaining('nghỉ') });
  const restored = await send('POST', `${path}restore/`, { revision: first.id });
  expect(await restored.json()).toMatchObject({ summary: draft().summary });
  expect(await revisions()).toHaveLength(3);
  expect((await send('POST', `${path}restore/`, { revision: 1 })).status).toBe(404);
});

it('An article keeps its latest hundred versions, and others keep theirs', async () => {
  const [article, other] = [await made(), await made()];
  const { db } = app.services;
  const insert = `insert into article_revision (article_id, account_id, name, summary, body, created_at) values (?, null, ?, '', '', ?)`;
  await db.transaction(async unit => {
    for (let at = 0; at < MAX_VERSIONS; at += 1) await textOf(unit).sql(insert, [article.id, `Bản ${at}`, NOW]);
  });
  const count = async (id: number) =>
    (await textOf(db.primary).all('select id from article_revision where article_id = ?', [id])).length;
  expect(await count(article.id)).toBe(MAX_VERSIONS + 1);
  await send('PUT', `/api/admin/articles/${article.id}/`, { ...article, summary: 'Rửa sạch, che kín và nghỉ ngơi.' });
  expect([await count(article.id), await count(other.id)]).toEqual([MAX_VERSIONS, 1]);
});

it('compares texts by whole words', () => {
  expect(wordChanges('uống nước ấm', 'uống nước mát')).toEqual([
    { change: 'same', text: 'uống nước ' },
    { change: 'removed', text: 'ấm' },
    { change: 'added', text: 'mát' },
  ]);
});

it.each(['author', 'reviewer'])('an article whose %s is gone is refused, new or changed', async field => {
  const article = await made();
  const [created, changed] = await Promise.all([
    send('POST', '/api/admin/articles/', { ...draft(), [field]: 999_999 }),
    send('PUT', `/api/admin/articles/${article.id}/`, { ...article, [field]: 999_999 }),
  ]);
  for (const answer of [created, changed]) {
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ [field]: ['Bác sĩ này không còn nữa. Xin chọn lại.'] });
  }
});

it('the day of a check has been: tomorrow by the clocks of Việt Nam is refused, today is not', async () => {
  const path = '/api/admin/articles/';
  const refused = await send('POST', path, { ...draft(), reviewed_on: '2031-11-20' });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { reviewed_on: ['Ngày tham vấn chưa đúng: không được sau hôm nay.'] },
  ]);
  expect((await send('POST', path, { ...draft(), reviewed_on: '2031-11-19' })).status).toBe(200);
});
