import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileStore } from '../platform/storage/create-file-store.ts';
import { logIn } from '../testing/log-in.ts';
import { metricsOf } from '../testing/metrics-of.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // No folder can be made there, by root neither.
  const files = createFileStore({ kind: 'folder', folder: '/dev/null/uploads' });
  app = await startTestApp({ world: 'tiny', services: { files } });
});
afterAll(() => app.close());

const storage = async () => Object(await (await app.request('/readyz')).json()).storage;

it('a picture that the store does not take is answered 503 with the time to come back, and readiness and metrics know of it', async () => {
  const user = await logIn(app, ACCOUNTS.user.email);
  const question = new FormData();
  question.append('title', 'Nổi mẩn đỏ ở tay sau khi ăn tôm');
  question.append('body', 'Em bị nổi mẩn đỏ ở tay hai hôm nay, xin bác sĩ tư vấn giúp em.');
  question.append('hiding_creator', 'false');
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  question.append('images', new Blob([picture], { type: 'image/png' }), 'tay.png');
  const answer = await user('/api/v1/thread/', { method: 'POST', body: question });
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'STORE_UNAVAILABLE', detail: expect.stringContaining('ảnh') });
  expect(await storage()).toBe('failed');
  expect((await app.request('/readyz')).status).toBe(200);
  expect(await metricsOf(app)).toMatch(/^antam_store_failing 1$/m);
  question.delete('images');
  expect((await user('/api/v1/thread/', { method: 'POST', body: question })).status).toBe(200);
});
