import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { manyVisitors, signUpAs } from '../../testing/account-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 }, services: { clock } });
});
afterAll(() => app.close());

const count = async (table: string) =>
  Number((await textOf(app.services.db.primary).first<{ n: number }>(`select count(*) as n from ${table}`))?.n);
const work = () => createWork(app.services).drain();

it('the daily job deletes sessions and links that are over, every day', async () => {
  const request = await signUpAs(manyVisitors(app)(), 'don-dep@thu.example');
  await work();
  expect([await count('session'), await count('account_token')]).toEqual([1, 1]);
  for (let day = 0; day < 8; day++) {
    clock.advance(DAY_MS);
    await work();
  }
  expect([await count('session'), await count('account_token')]).toEqual([1, 1]);
  expect((await request('/api/v1/account/')).status).toBe(200);
  clock.advance(2 * DAY_MS);
  await work();
  expect(await count('account_token')).toBe(0);
  clock.advance(21 * DAY_MS);
  expect((await request('/api/v1/account/')).status).toBe(401);
  await work();
  expect(await count('session')).toBe(0);
});
