import { someReviews } from '@antam/fixtures/factories/reviews.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nativeOf } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls, type ListCall } from '../../testing/console-calls.ts';
import { createDirectory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { planOf, type SentStatement, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { commentList, commentListQuery } from './contract.ts';
import { listComments } from './queries/list-comments.ts';
import { removedReviews } from './queries/removed-reviews.ts';

const REVIEWS = 5_000;

let app: TestApp;
let moderator: ConsoleCalls;
let place = 0;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
  place = await (await createDirectory(app.services)).addPlace();
  const removed = { reason: 'fake', at: new Date() } as const;
  const reviews = Array.from({ length: REVIEWS }, (_, i) => ({
    overall: i % 6,
    isVerified: i % 5 === 0,
    useful: i % 40,
    ...(i % 100 === 1 ? { status: 'hidden' as const, removal: removed } : {}),
    ...(i % 100 === 2 ? { status: 'pending' as const } : {}),
  }));
  await someReviews(app.services.db, { kind: 'place', id: place }, reviews);
  await nativeOf(app.services.db).pool?.query('vacuum analyze comment');
});
afterAll(() => app.close());

/** With the readers that answers take. */
const primary = () => ({ ...app.services, db: { ...app.services.db, read: app.services.db.primary } });

async function costlyOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = (await statementsOf(app, work)).filter(({ sql }) => /\bcomment"?\b/.test(sql));
  expect(sent.length).toBeGreaterThan(0);
  const plans = await Promise.all(sent.map(async one => ({ ...one, plan: await plannedBy(one) })));
  return plans.filter(({ sql, plan }) => isCostly(plan, sql)).map(({ sql, plan }) => `${sql}\n${plan}`);
}

const plannedBy = (statement: SentStatement) => planOf(app, statement);

/** The table is read from end to end, but for a page of all in its own order, or more rows than a page has are sorted. */
function isCostly(plan: string, sql: string): boolean {
  const isWalk = /from comment\s+order by id (asc|desc) limit/.test(sql);
  if (app.services.db.engine === 'sqlite')
    return (!isWalk && /SCAN comment(?! USING)/.test(plan)) || /TEMP B-TREE/.test(plan);
  const sorted = [...plan.matchAll(/\bSort\b.* rows=(\d+)/g)].map(([, rows]) => Number(rows));
  return /Seq Scan on comment\b/.test(plan) || sorted.some(rows => rows > 100);
}

describe('5,000 reviews of one page', () => {
  it.each([
    [''],
    ['?page=40'],
    ['?sort=useful'],
    ['?sort=highest'],
    ['?sort=lowest'],
    ['?stars=2'],
    ['?verified=1'],
    ['?stars=2&verified=1'],
    ['?stars=5&sort=useful'],
    ['?verified=1&sort=highest'],
    ['?stars=1&verified=1&sort=lowest'],
  ])('are listed with "%s" by an index, without sorting', async query => {
    const asked = commentListQuery.parse(Object.fromEntries(new URLSearchParams(query)));
    const subject = app.services.subjects.get('place');
    expect(await costlyOf(() => listComments(primary(), subject, place, asked))).toEqual([]);
  });

  it('come newest first, in their usual order, a page at a time', async () => {
    const { items, count } = commentList.parse(await (await app.request(`/api/v1/comment/place/${place}/`)).json());
    expect([items.length, count]).toEqual([10, REVIEWS - 100]);
    const times = items.map(item => item.created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe('comments of all pages', () => {
  const CALLS: Array<[string, ListCall]> = [
    ['the first page', {}],
    ['the last', { sort: ['id', 'ASC'] }],
    ['those that wait', { filter: { status: 'pending' }, sort: ['id', 'ASC'] }],
    ['published ones, deep', { filter: { status: 'published' }, sort: ['id', 'DESC'], range: [4_000, 4_024] }],
    ['of one kind', { filter: { kind: 'place' }, sort: ['id', 'DESC'] }],
    ['those of one kind that wait', { filter: { status: 'pending', kind: 'professional' }, sort: ['id', 'DESC'] }],
  ];
  it.each(CALLS)('give staff %s by an index, without sorting', async (_, call) => {
    expect(await costlyOf(() => moderator.list('comments', call))).toEqual([]);
  });

  it('that were taken down are listed by an index', async () => {
    expect(await costlyOf(() => removedReviews(primary(), 2))).toEqual([]);
  });

  it('are searched for a repeated text and for an author by an index', async () => {
    for (const sql of [
      'select id from comment where body_hash = ?',
      "select id from comment where author_email = ? and kind = 'place' and entity_id = 1",
      "select id from comment where account_id = ? and kind = 'place' and entity_id = 1",
    ]) {
      const params = [sql.includes('account_id') ? 1 : 'x'];
      expect([sql, isCostly(await planOf(app, { sql, params }), sql)]).toEqual([sql, false]);
    }
  });

  it('read from end to end would be noticed by this test', async () => {
    const sql = 'select id from comment where author_name = ? order by body';
    expect(isCostly(await planOf(app, { sql, params: ['x'] }), sql)).toBe(true);
    const small = await textOf(app.services.db.primary).first<{ n: number }>('select count(*) as n from comment');
    expect(Number(small?.n)).toBeGreaterThan(REVIEWS);
  });
});
