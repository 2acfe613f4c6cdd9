import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nativeOf } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls, type ListCall } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { isCostly, planOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ROWS = 100_000;

let app: TestApp;
let moderator: ConsoleCalls;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
  const { db } = app.services;
  const [numbers, moment] =
    db.engine === 'sqlite'
      ? [
          `(with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${ROWS}) select n from counted) numbers`,
          '1700000000000 + n * 7919 % 100000',
        ]
      : [`generate_series(1, ${ROWS}) numbers(n)`, "now() - n * 7919 % 100000 * interval '1 second'"];
  await db.transaction(unit =>
    textOf(unit).sql(
      `insert into account (email, name, folded_name, password_hash, role, status, utm, created_at, updated_at)
       select 'so-' || n || '@dong-nguoi.example', 'Nguyễn Văn Số ' || n, 'nguyen van so ' || n, ?,
         case when n % 50 = 0 then 'place' else 'user' end, case when n % 20 = 0 then 'disabled' else 'active' end,
         '{}', ${moment}, ${moment} from ${numbers}`,
      ['$argon2id$v=19$m=19456,t=2,p=1$'.padEnd(97, 'x')],
    ),
  );
  await nativeOf(db).pool?.query('vacuum analyze account');
});
afterAll(() => app.close());

const CALLS: Array<[string, ListCall]> = [
  ['the first page', {}],
  ['the newest', { sort: ['created_at', 'DESC'] }],
  ['by name', { sort: ['name', 'ASC'] }],
  ['by address', { sort: ['email', 'DESC'] }],
  ['a role, newest first', { filter: { role: 'place' }, sort: ['created_at', 'DESC'] }],
  ['a state by name', { filter: { status: 'disabled' }, sort: ['name', 'ASC'] }],
  ['a rare name', { filter: { q: 'so 77777' }, sort: ['id', 'DESC'] }],
  ['a common name', { filter: { q: 'nguyễn văn' }, sort: ['created_at', 'DESC'], range: [50_000, 50_024] }],
  ['a common name by name', { filter: { q: 'nguyen van' }, sort: ['name', 'ASC'] }],
  ['a name by address', { filter: { q: 'nguyen so 7' }, sort: ['email', 'ASC'] }],
  ['a phone number', { filter: { q: '0912 345 678' }, sort: ['created_at', 'DESC'] }],
  ['a name that nobody has', { filter: { q: 'zzz' } }],
];

it.each(CALLS)('the list of accounts gives %s by an index, without sorting many', async (_, call) => {
  const statements = await statementsOf(app, () => moderator.list('accounts', call));
  /* To count who is called so, every account is looked at; PostgreSQL may find the rows as near as the index. */
  const isCount = (sql: string) => app.services.db.engine === 'postgresql' && sql.startsWith('select count(*)');
  const reads = statements.filter(({ sql }) => !/from session/.test(sql) && !isCount(sql));
  expect(reads.length).toBeGreaterThan(0);
  for (const statement of reads) {
    const plan = await planOf(app, statement);
    expect(isCostly(app, plan) ? `${statement.sql}\n${plan}` : '').toBe('');
  }
});

it('this test notices a list that is read from end to end or sorted', async () => {
  for (const sql of [
    'select id from account where source = ? limit 5',
    'select id from account where role <> ? order by source limit 5',
  ]) {
    expect([sql, isCostly(app, await planOf(app, { sql, params: ['x'] }))]).toEqual([sql, true]);
  }
});
