import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls, type ListCall } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { StaffAccountRow } from './staff-contract.ts';

let app: TestApp;
let moderator: ConsoleCalls;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
});
afterAll(() => app.close());

/** A list's answer, and how many entries of the audit log it wrote. */
async function asked(call: ListCall) {
  const count = async () =>
    (await textOf(app.services.db.primary).all("select id from audit_entry where action = 'account.list'")).length;
  const before = await count();
  const { rows, total } = await moderator.list<StaffAccountRow>('accounts', call);
  return { rows: rows.length, total, entries: (await count()) - before };
}

const all = Object.keys(ACCOUNTS).length;
const admins = Object.values(ACCOUNTS).filter(({ role }) => role === 'admin').length;

it('[ROLE-31] who asks only how many accounts there are sees nobody and leaves no trace', async () => {
  expect(await asked({ range: [0, -1] })).toEqual({ rows: 0, total: all, entries: 0 });
  expect(await asked({ range: [0, -1], filter: { role: 'admin' } })).toEqual({ rows: 0, total: admins, entries: 0 });
});

it.each<[string, ListCall, { rows: number; total: number }]>([
  ['a page', { range: [0, 0] }, { rows: 1, total: all }],
  ['a search that finds nobody', { filter: { q: 'khong co ai' } }, { rows: 0, total: 0 }],
  ['a count of who is called so', { range: [0, -1], filter: { q: ACCOUNTS.user.email } }, { rows: 0, total: 1 }],
  ['people by their ids', { range: [0, -1], filter: { id: [1] } }, { rows: 1, total: 1 }],
])('[ROLE-31] %s leaves a trace', async (_, call, answer) => {
  expect(await asked(call)).toEqual({ ...answer, entries: 1 });
});
