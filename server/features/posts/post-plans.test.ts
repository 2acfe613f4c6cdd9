import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nativeOf } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import { consoleCalls } from '../../testing/console-calls.ts';
import { createDiscussions } from '../../testing/discussions.ts';
import { logIn } from '../../testing/log-in.ts';
import { planOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { repliesOf } from './queries/posts-of.ts';

const POSTS = 5_000;

let app: TestApp;
let member: Request;
let moderator: Request;
let thread = 0;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  [member, moderator] = [await logIn(app, ACCOUNTS.user.email), await logIn(app, ACCOUNTS.moderator.email)];
  ({ id: thread } = await createDiscussions(app.services).thread());
  await app.services.db.transaction(unit =>
    textOf(unit).sql(
      `insert into post (kind, entity_id, position, author_name, answer_type, body, body_no_html, body_hash, status,
         objections, created_at)
       with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${POSTS})
       select 'thread', case when i % 10 = 0 then 990000 + i else cast(? as integer) end, i, 'Người thử', 'member', '<p>Thử</p>',
         'Thử', 'thu-' || i, case when i % 100 = 1 then 'pending' when i % 100 = 2 then 'reported' else 'published' end,
         '[]', ? from numbers`,
      [thread, app.services.clock.now()],
    ),
  );
  await nativeOf(app.services.db).pool?.query('vacuum analyze post');
});
afterAll(() => app.close());

/** With the readers that answers take. */
const primary = () => ({ ...app.services, db: { ...app.services.db, read: app.services.db.primary } });

async function costlyOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = (await statementsOf(app, work)).filter(({ sql }) => /\b(from|join) "?post"?\b/.test(sql));
  expect(sent.length).toBeGreaterThan(0);
  const plans = await Promise.all(sent.map(async one => ({ sql: one.sql, plan: await planOf(app, one) })));
  return plans.filter(({ plan, sql }) => isCostly(plan, sql)).map(({ sql, plan }) => `${sql}\n${plan}`);
}

/** The table is read from end to end, but for a page of all in its own order, or many rows are sorted. */
function isCostly(plan: string, sql: string): boolean {
  const isWalk = /from post\s+order by id (asc|desc) limit/.test(sql) || /count\(\*\) as total from post\b/.test(sql);
  if (app.services.db.engine === 'sqlite')
    return (!isWalk && /SCAN post(?! USING)/.test(plan)) || /TEMP B-TREE FOR ORDER/.test(plan);
  const sorted = [...plan.matchAll(/\bSort\b.* rows=(\d+)/g)].map(([, rows]) => Number(rows));
  return (!isWalk && /Seq Scan on post\b/.test(plan)) || sorted.some(rows => rows > 100);
}

describe('a discussion of 5,000 posts', () => {
  it.each([0, 4_000])('is read from the %s-th reply on by an index, in order', async offset => {
    const discussion = { kind: 'thread', id: thread };
    expect(await costlyOf(() => repliesOf(primary(), discussion, { offset, limit: 50 }))).toEqual([]);
  });

  it('is read by an index for what concerns one account', async () => {
    const own = async () => expect((await member(`/api/v1/discussion/thread/${thread}/own/`)).status).toBe(200);
    expect(await costlyOf(own)).toEqual([]);
  });
});

it.each([{}, { status: 'pending' }, { status: 'reported' }, { kind: 'thread', entity_id: 990_010 }])(
  'the queue of staff with %o is read by an index',
  async filter => {
    const page = () => consoleCalls(moderator).list('posts', { filter, sort: ['id', 'DESC'], range: [0, 24] });
    expect(await costlyOf(page)).toEqual([]);
  },
);
