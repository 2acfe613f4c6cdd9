import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import type { Role } from '../../platform/auth/principal.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import type { SqlValue } from '../../platform/db/engine.ts';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, manyVisitors, post, signUpAs } from '../../testing/account-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { findStaffAccount } from '../account-admin/queries/staff-accounts.ts';
import { sessionList } from './contract.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
let visitor: () => Request;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const sql = (text: string, params: SqlValue[]) => app.services.db.transaction(unit => textOf(unit).sql(text, params));
const statusOf = async (request: Request) => (await request('/api/v1/account/')).status;

/** An account of a role that has just logged in, and the answer to the login. */
async function person(role: Role): Promise<{ request: Request; login: Response; email: string }> {
  people += 1;
  const email = `phien-${people}@thu.example`;
  await signUpAs(visitor(), email);
  await sql('update account set role = ? where email = ?', [role, email]);
  const request = visitor();
  return { email, request, login: await post(request, '/api/v1/login/', { email, password: GOOD_PASSWORD }) };
}

const sessions = async (request: Request) =>
  sessionList.parse(await (await request('/api/v1/account/session/')).json());

describe.each(['moderator', 'editor', 'admin'] as const)('a session of staff (%s)', role => {
  it('is over twelve hours after its login, however it is used', async () => {
    const { request } = await person(role);
    for (let hour = 0; hour < 11; hour++) {
      clock.advance(HOUR_MS);
      expect(await statusOf(request)).toBe(200);
    }
    clock.advance(HOUR_MS - 1);
    expect(await statusOf(request)).toBe(200);
    clock.advance(1);
    expect(await statusOf(request)).toBe(401);
    expect(await statusOf(request)).toBe(401);
  });

  it('is over once nobody used it for two hours', async () => {
    const { request } = await person(role);
    clock.advance(2 * HOUR_MS - 1);
    expect(await statusOf(request)).toBe(200);
    clock.advance(2 * HOUR_MS - 1);
    expect(await statusOf(request)).toBe(200);
    clock.advance(2 * HOUR_MS);
    expect(await statusOf(request)).toBe(401);
    expect(await statusOf(request)).toBe(401);
  });

  it('has a cookie for twelve hours', async () => {
    const { login } = await person(role);
    const cookie = login.headers.getSetCookie().find(line => line.startsWith('antam_session='));
    const expires = new Date(/Expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '');
    // A cookie's time is in seconds.
    const life = expires.getTime() - clock.now().getTime();
    expect(life).toBeGreaterThan(12 * HOUR_MS - 1_000);
    expect(life).toBeLessThanOrEqual(12 * HOUR_MS);
  });
});

it('a session is extended by every use: two hours from the last minute in which it was used', async () => {
  const { request } = await person('editor');
  clock.advance(MINUTE_MS + 1);
  expect(await statusOf(request)).toBe(200);
  clock.advance(2 * HOUR_MS - MINUTE_MS);
  expect(await statusOf(request)).toBe(200);
});

it.each(['user', 'professional', 'place'] as const)(
  'of everybody else (%s) lasts thirty days, used or not',
  async role => {
    const { request } = await person(role);
    clock.advance(30 * 24 * HOUR_MS - 1);
    expect(await statusOf(request)).toBe(200);
    clock.advance(1);
    expect(await statusOf(request)).toBe(401);
  },
);

it('a session follows the role that the account has now: an account that became staff has no old session', async () => {
  const { request, email } = await person('user');
  clock.advance(13 * HOUR_MS);
  expect(await statusOf(request)).toBe(200);
  await sql("update account set role = 'editor' where email = ?", [email]);
  expect(await statusOf(request)).toBe(401);
});

it('a session is no longer listed among one’s browsers, nor counted for staff, and is cleared away', async () => {
  const { request: old, email } = await person('editor');
  clock.advance(2 * HOUR_MS);
  const request = visitor();
  await post(request, '/api/v1/login/', { email, password: GOOD_PASSWORD });
  expect(await statusOf(old)).toBe(401);
  expect(await sessions(request)).toHaveLength(1);
  const [row] = await sql('select id from account where email = ?', [email]);
  expect((await findStaffAccount(app.services, Number(Object(row).id))).session_count).toBe(1);
  const stored = () =>
    sql('select s.id from session s join account a on a.id = s.account_id where a.email = ?', [email]);
  expect((await stored()).length).toBeGreaterThan(1);
  clock.advance(25 * HOUR_MS);
  await createWork(app.services).drain();
  expect(await stored()).toHaveLength(0);
});

it('a session is valid at its last moment for all of many requests at once, or for none', async () => {
  const { request } = await person('editor');
  clock.advance(2 * HOUR_MS - 1);
  expect(await Promise.all(Array.from({ length: 8 }, () => statusOf(request)))).toEqual(Array(8).fill(200));
  clock.advance(2 * HOUR_MS);
  expect(await Promise.all(Array.from({ length: 8 }, () => statusOf(request)))).toEqual(Array(8).fill(401));
});
