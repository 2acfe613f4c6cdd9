import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../platform/clock/clock.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const clock = fixedClock(new Date('2026-11-23T15:30:00.500Z'));
const ADDRESS = '/.well-known/security.txt';
let app: TestApp;
beforeAll(async () => {
  const support = { phone: '1900 0115', email: 'an-toan@antam.example' };
  app = await startTestApp({ services: { clock }, config: { origin: 'https://antam.example', support } });
});
afterAll(() => app.close());

it('the file security.txt names the contact for security reports, its languages and how long that is valid', async () => {
  const answer = await app.request(ADDRESS);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:an-toan@antam.example',
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: vi, en',
      'Canonical: https://antam.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('the file security.txt stays valid for months, whatever the date', async () => {
  clock.advance(200 * 86_400_000);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(await (await app.request(ADDRESS)).text()) ?? [];
  const days = (Date.parse(expires) - clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

it('the file security.txt answers GET and HEAD only, at one spelling of its address', async () => {
  expect((await app.request(ADDRESS, { method: 'HEAD' })).status).toBe(200);
  expect((await app.request(`${ADDRESS}/`)).status).toBe(404);
  expect((await app.request(ADDRESS, { method: 'POST' })).status).toBe(404);
});
