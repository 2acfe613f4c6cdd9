import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app/create-app.ts';
import { type Listening, listen } from '../../app/listen.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { timeLimit } from './time-limit.ts';

let app: TestApp;
let limited: Listening;
let isPatient = false;
const [late, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
beforeAll(async () => {
  app = await startTestApp();
  const instance = createApp(app.services, { features: [] });
  instance.koa.middleware.splice(
    -1,
    0,
    (ctx, next) => timeLimit(isPatient ? PATIENCE_MS : 50)(ctx, next),
    async (ctx, next) => {
      if (ctx.path !== '/slow') return next();
      await late.promise;
      ctx.body = 'late';
      answered.resolve();
    },
  );
  limited = await listen(instance, { port: 0 });
});
afterAll(async () => {
  await limited.drain();
  await app.close();
});

it('the time limit of requests answers 503 in time, and what comes later changes nothing', async () => {
  const answer = await fetch(`${limited.url}/slow`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.json()).toMatchObject({ code: 'TIMEOUT', detail: expect.stringContaining('bận') });
  late.resolve();
  await answered.promise;
  expect((await fetch(`${limited.url}/healthz`)).status).toBe(200);
});

it('the time limit of requests leaves alone what is done in time', async () => {
  isPatient = true;
  expect((await fetch(`${limited.url}/quick`)).status).toBe(404);
});
