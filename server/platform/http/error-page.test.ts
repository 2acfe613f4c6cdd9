import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeSite, type FakeSite } from '../../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: FakeSite;
let app: TestApp;
beforeAll(async () => {
  site = createFakeSite();
  app = await startTestApp({ site });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

it('the error page shows the sentence and the id with a style that its own policy lets in', async () => {
  const answer = await app.request('/tim-kiem/?q=%00', { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(`<code>${answer.headers.get('x-request-id')}</code>`);
  const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
  expect(style).toContain('color-scheme: light dark');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash('sha256', style, 'base64')}'`);
  expect(page).not.toMatch(/ style=| on\w+=|<script/);
});
