import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app/create-app.ts';
import { type Listening, listen } from '../../app/listen.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { timeLimit } from './time-limit.ts';

let app: TestApp;
let limited: Listening;
beforeAll(async () => {
  app = await startTestApp();
  const instance = createApp(app.services, { features: [] });
  instance.koa.middleware.splice(-1, 0, timeLimit(50), async (ctx, next) => {
    if (ctx.path !== '/slow') return next();
    await sleep(200);
    ctx.body = 'late';
  });
  limited = await listen(instance, { port: 0 });
});
afterAll(async () => {
  await limited.drain();
  await app.close();
});

it('answers 503 in time, and what comes later changes nothing', async () => {
  const answer = await fetch(`${limited.url}/slow`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.json()).toMatchObject({ code: 'TIMEOUT', detail: expect.stringContaining('bận') });
  await sleep(250);
  expect((await fetch(`${limited.url}/healthz`)).status).toBe(200);
});

it('leaves alone what is done in time', async () => {
  expect((await fetch(`${limited.url}/quick`)).status).toBe(404);
});
