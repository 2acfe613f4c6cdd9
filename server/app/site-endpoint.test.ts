import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('answers the settings', async () => {
  const answer = await app.request('/api/v1/site/');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ support_phone: '1900 0115' });
});
