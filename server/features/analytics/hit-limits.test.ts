import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { sendBeacon } from '../../testing/send-beacon.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ENOUGH = 3_000;
const HITS = Array.from({ length: 50 }, () => ({ kind: 'page', path: '/', title: 'Trang chủ' }));
const cookie = `antam_consent=1.granted.${randomUUID()}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 } });
});
afterAll(() => app.close());

const send = (user_id: string, address: string, cookies = cookie) =>
  sendBeacon(app, { user_id, hits: HITS }, { cookie: cookies, address });
const rows = async () => (await textOf(app.services.db.primary).all('select id from analytics_hit')).length;
const views = async () =>
  (await textOf(app.services.db.primary).first<{ count: number }>('select "count" from analytics_day_count'))?.count ??
  0;

/** Sends as many hits as are kept, and answers the batch after them. */
async function sendTooMany(batch: (sent: number) => Promise<Response>): Promise<Response> {
  for (let sent = 0; sent < ENOUGH; sent += HITS.length) expect((await batch(sent)).status).toBe(200);
  return batch(ENOUGH);
}

async function expectRefusal(answer: Response, withinSeconds: number): Promise<void> {
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect([seconds > 0, seconds <= withinSeconds]).toEqual([true, true]);
  expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', detail: expect.stringMatching(/\p{L}/u) });
}

it('analytics keeps 3,000 hits a day of one id, wherever they come from, and answers clearly to more', async () => {
  const before = { rows: await rows(), views: await views() };
  const visitor = randomUUID();
  await expectRefusal(await sendTooMany(sent => send(visitor, `203.0.113.${sent / HITS.length}`)), 86_400);
  expect({ rows: (await rows()) - before.rows, views: (await views()) - before.views }).toEqual({
    rows: ENOUGH,
    views: ENOUGH,
  });
  expect((await send(randomUUID(), '203.0.113.200')).status).toBe(200);
});

it('analytics keeps 3,000 hits a minute of one address, however many ids it makes up or leaves out', async () => {
  const before = await rows();
  const address = '198.51.100.7';
  await expectRefusal(await sendTooMany(() => send(randomUUID(), address)), 60);
  expect((await rows()) - before).toBe(ENOUGH);
  const counted = await views();
  await expectRefusal(await send(randomUUID(), address, ''), 60);
  expect([(await rows()) - before, (await views()) - counted]).toEqual([ENOUGH, 0]);
});
