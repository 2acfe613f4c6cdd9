import { someThreads } from '@antam/fixtures/factories/threads.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nativeOf } from '../../platform/db/native.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { planOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import { latestActivity } from './queries/activity.ts';
import { ownThreads } from './queries/own-threads.ts';
import { keyOf, type ThreadOrder, walkThreads } from './queries/walk-threads.ts';

const THREADS = 5_000;

let app: TestApp;
let moderator: ConsoleCalls;
let speciality = 0;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
  const { db } = app.services;
  const specialities = (await termsOf(db)).ofKind('speciality').slice(0, 10);
  speciality = specialities[0]?.id ?? 0;
  await someThreads(
    db,
    Array.from({ length: THREADS }, (_, index) => ({
      speciality: specialities[index % 10]?.id ?? null,
      thanks: index % 50,
      ...(index % 4 === 0 ? { replies: [{ body: 'Bạn nên đi khám sớm.', professional: 1 }] } : {}),
      ...(index % 100 === 1 ? { state: 'pending' as const } : {}),
    })),
  );
  await nativeOf(db).pool?.query('vacuum analyze thread');
  await nativeOf(db).pool?.query('vacuum analyze post');
});
afterAll(() => app.close());

/** With the readers that answers take. */
const primary = () => ({ ...app.services, db: { ...app.services.db, read: app.services.db.primary } });

/** Statements that read a table from end to end, or sort more rows than a page has. */
async function costlyOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = (await statementsOf(app, work)).filter(({ sql }) => /"?(thread|post)"?\b/.test(sql));
  expect(sent.length).toBeGreaterThan(0);
  const plans = await Promise.all(sent.map(async one => ({ sql: one.sql, plan: await planOf(app, one) })));
  return plans.filter(({ sql, plan }) => isCostly(plan, sql)).map(({ sql, plan }) => `${sql}\n${plan}`);
}

function isCostly(plan: string, sql: string): boolean {
  const isWalk = /from thread\s+order by id (asc|desc) limit/.test(sql);
  if (app.services.db.engine === 'sqlite') {
    return (!isWalk && /SCAN (thread|post)\b(?! USING)/.test(plan)) || /TEMP B-TREE FOR ORDER/.test(plan);
  }
  const sorted = [...plan.matchAll(/\bSort\b.* rows=(\d+)/g)].map(([, rows]) => Number(rows));
  return /Seq Scan on (thread|post)\b/.test(plan) || sorted.some(rows => rows > 100);
}

describe('5,000 threads', () => {
  const ORDERS: ThreadOrder[] = ['newest', 'unanswered', 'thanked', 'answered'];
  const CASES = ORDERS.flatMap(order => [
    { order, of: undefined },
    { order, of: 'a speciality' },
  ]);
  it.each(CASES)(
    'are walked by $order, of $of, by an index without sorting, from any key on',
    async ({ order, of }) => {
      const walk = { order, speciality: of === undefined ? undefined : speciality, limit: 21 };
      const rows = await walkThreads(primary(), walk);
      const middle = rows[10];
      if (!middle) throw new Error('There are too few threads');
      const after = keyOf(order, middle);
      expect(await costlyOf(() => walkThreads(primary(), walk))).toEqual([]);
      expect(await costlyOf(() => walkThreads(primary(), { ...walk, after }))).toEqual([]);
      expect(await costlyOf(() => walkThreads(primary(), { ...walk, before: after }))).toEqual([]);
      expect((await walkThreads(primary(), { ...walk, after })).slice(0, 10)).toEqual(rows.slice(11));
      expect(await walkThreads(primary(), { ...walk, before: after })).toEqual(rows.slice(0, 10));
    },
  );

  it('show what was written lately by an index', async () => {
    const first = await latestActivity(primary(), undefined);
    expect(await costlyOf(() => latestActivity(primary(), undefined))).toEqual([]);
    expect(await costlyOf(() => latestActivity(primary(), first.next ?? ''))).toEqual([]);
  });

  it.each(['asked', 'replied', 'need-answered', 'followed'] as const)(
    'give an account what it %s by indexes',
    async tab => {
      expect(await costlyOf(() => ownThreads(app.services, 1, tab))).toEqual([]);
    },
  );

  it.each([
    {},
    { filter: { status: 'pending' } },
    { filter: { q: 'dau dau' } },
    { filter: { speciality: 'than-kinh', status: 'published', q: 'dau' } },
  ])('give staff a page by an index: %j', async call => {
    expect(await costlyOf(() => moderator.list('threads', call))).toEqual([]);
  });
});
