import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, manyVisitors, post, signUpAs } from '../../testing/account-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { MAX_SESSIONS } from './commands/end-sessions.ts';

const MINUTE_MS = 60_000;
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const isIn = async (request: Request) => (await request('/api/v1/account/')).status === 200;
const count = async (email: string) =>
  Number(
    (
      await textOf(app.services.db.primary).first<{ n: number }>(
        'select count(*) as n from session s join account a on a.id = s.account_id where a.email = ?',
        [email],
      )
    )?.n,
  );
async function logIn(email: string): Promise<Request> {
  const request = visitor();
  expect((await post(request, '/dang-nhap', { email, password: GOOD_PASSWORD })).status).toBe(200);
  return request;
}

it('an account has at most twenty sessions; the twenty-first ends the one that was used longest ago', async () => {
  const email = 'nhieu-may@thu.example';
  const first = await signUpAs(visitor(), email);
  const others: Request[] = [];
  for (let i = 1; i < MAX_SESSIONS; i++) {
    clock.advance(MINUTE_MS);
    others.push(await logIn(email));
  }
  expect(await count(email)).toBe(MAX_SESSIONS);
  clock.advance(10 * MINUTE_MS);
  // Seen again, so the second one is now the oldest.
  expect(await isIn(first)).toBe(true);
  const another = await logIn(email);
  expect(await count(email)).toBe(MAX_SESSIONS);
  const [second, third] = others;
  if (!second || !third) throw new Error('There are twenty');
  expect([await isIn(first), await isIn(second), await isIn(third), await isIn(another)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it('many logins at the same moment leave twenty sessions, and those of other accounts stay', async () => {
  const email = 'cung-luc@thu.example';
  const other = await signUpAs(visitor(), 'nguoi-khac@thu.example');
  await signUpAs(visitor(), email);
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(email)));
    expect((await Promise.all(answers.map(isIn))).every(Boolean)).toBe(true);
  }
  expect(await count(email)).toBe(MAX_SESSIONS);
  expect(await isIn(other)).toBe(true);
});
