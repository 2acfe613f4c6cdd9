import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { migrationsOf } from '../../platform/db/migrations.ts';
import { textOf } from '../../platform/db/text.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { GOOD_PASSWORD, manyVisitors, post } from '../../testing/account-visits.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import type { StaffAccountRow } from './staff-contract.ts';

const clock = fixedClock(new Date('2026-11-21T03:00:00Z'));
let app: TestApp;
let moderator: ConsoleCalls;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
});
afterAll(() => app.close());

const found = async (q: string) =>
  (await moderator.list<StaffAccountRow>('accounts', { filter: { q }, range: [0, 99] })).rows.map(({ email }) => email);
const foldedName = async (email: string) =>
  (
    await textOf(app.services.db.primary).first<{ folded: string }>(
      'select folded_name as folded from account where email = ?',
      [email],
    )
  )?.folded;

/** Signs up and answers the logged-in browser. */
async function signUp(name: string, email: string): Promise<Request> {
  const request = visitor();
  const passwords = { password: GOOD_PASSWORD, password_confirm: GOOD_PASSWORD };
  const answer = await post(request, '/dang-ky', { type: 'user', name, email, ...passwords, accept_terms: true });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  return request;
}

it('[ROLE-31] people are found by words of their name with or without accents, in any order', async () => {
  const email = 'duc@tim-kiem.example';
  await signUp('Nguyễn Văn Đức', email);
  for (const q of ['nguyen van', 'Nguyễn Văn', 'NGUYỄN', 'duc', 'Đức nguyễn', 'ngu v', '  van   duc ']) {
    expect([q, (await found(q)).includes(email)]).toEqual([q, true]);
  }
  for (const q of ['uyen', 'guyen van', 'nguyen vang', 'nguyen van duc hai']) {
    expect([q, (await found(q)).includes(email)]).toEqual([q, false]);
  }
});

it('[ROLE-31] parts of addresses and ids still find their account', async () => {
  const { email } = ACCOUNTS.user;
  const id = await textOf(app.services.db.primary).first<{ id: number }>('select id from account where email = ?', [
    email,
  ]);
  for (const q of [email, email.toUpperCase(), email.slice(1, 9), String(id?.id)])
    expect(await found(q)).toContain(email);
  expect(await found('@@')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

it('[ROLE-31] a whole phone number finds its account, however it is written, and a part of it does not', async () => {
  const email = 'so-may@tim-kiem.example';
  const request = await signUp('Lạc Thị Số', email);
  const body = JSON.stringify({ name: 'Lạc Thị Số', mobile_phone: '0912 777 531' });
  expect((await request('/api/v1/account/', { method: 'PUT', body })).status).toBe(200);
  for (const q of ['0912777531', '0912 777 531', '+84 912.777.531', '84912777531'])
    expect([q, await found(q)]).toEqual([q, [email]]);
  for (const q of ['0912 777 53', '912777', '0912777532']) expect([q, await found(q)]).toEqual([q, []]);
});

it('[ROLE-31] a new name is found and the old one is not, nor that of a person who is forgotten', async () => {
  const email = 'doi-ten@tim-kiem.example';
  const request = await signUp('Phùng Thị Cũ', email);
  const body = JSON.stringify({ name: 'Khổng Thị Mới' });
  expect((await request('/api/v1/account/', { method: 'PUT', body })).status).toBe(200);
  expect([await found('khong thi moi'), await found('phung thi cu')]).toEqual([[email], []]);
  const { db } = app.services;
  const [account] = await textOf(db.primary).all<{ id: number }>('select id from account where email = ?', [email]);
  const planned = await post(request, '/api/v1/account/deletion/', { password: GOOD_PASSWORD });
  expect(planned.status).toBe(200);
  clock.advance(7 * 86_400_000);
  await createWork(app.services).drain();
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
  const [gone] = await textOf(db.primary).all('select status, folded_name from account where id = ?', [
    account?.id ?? 0,
  ]);
  expect(gone).toEqual({ status: 'anonymised', folded_name: '' });
  expect([await found('khong thi moi'), await found('thanh vien an danh')]).toEqual([[], []]);
});

it('[ROLE-31] every way to make or change an account stores the folded name', async () => {
  for (const { email, name } of Object.values(ACCOUNTS)) expect(await foldedName(email)).toBe(foldText(name));
  const admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
  const email = 'moi@tim-kiem.example';
  await admin.create('accounts', { name: 'Đặng Quỳnh Như', email, role: 'editor' });
  expect(await foldedName(email)).toBe('dang quynh nhu');
});

it('folds the names of accounts that are older than the column', async () => {
  const { db } = app.services;
  const migration = migrationsOf(db.engine).find(({ name }) => name === '0013-folded-names');
  const backfill = migration?.statements.find(sql => sql.startsWith('update')) ?? '';
  const letters = 'áàảãạăắằẳẵặâấầẩẫậéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵđ';
  const names = ['Nguyễn Thị Ánh-Tuyết', 'ĐỖ  Ngọc', "O'Hara (Mai)", 'TS. Lê Văn A', letters, letters.toUpperCase()];
  await db.transaction(async unit => {
    for (const [index, name] of names.entries()) {
      await textOf(unit).sql(
        `insert into account (email, name, role, utm, created_at, updated_at) values (?, ?, 'user', '{}', ?, ?)`,
        [`cu-${index}@tim-kiem.example`, name, clock.now(), clock.now()],
      );
    }
    await textOf(unit).sql(backfill);
  });
  for (const [index, name] of names.entries()) {
    expect((await foldedName(`cu-${index}@tim-kiem.example`))?.replace(/ +/g, ' ')).toBe(foldText(name));
  }
});
