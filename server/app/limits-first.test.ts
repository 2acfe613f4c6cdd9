import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { createRateLimits } from '../platform/limits/rate-limits.ts';
import { createFormSite, type FormSite } from '../testing/form-site.ts';
import { logIn } from '../testing/log-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';
import { FEATURES } from './features.ts';

let app: TestApp;
let site: FormSite;
let endpoints: readonly Endpoint[];
let visitor: Request;
beforeAll(async () => {
  site = await createFormSite();
  app = await startTestApp({ world: 'tiny', site });
  endpoints = FEATURES.flatMap(feature => feature.endpoints(app.services)).filter(
    ({ method, access }) => method !== 'GET' && access !== 'staff',
  );
  visitor = await logIn(app, ACCOUNTS.doctor.email);
  // All calls of the tests come from one address, which has nothing left of any limit.
  const limits = createRateLimits(app.services);
  const rates = new Map(endpoints.flatMap(({ rate }) => (rate ? [[rate.name, rate]] : [])));
  for (const rate of rates.values()) await limits.consume(rate, '127.0.0.1', rate.points);
  limits.close();
});
afterAll(async () => {
  await app.close();
});

const send = ({ method, path }: Endpoint, headers: Record<string, string>, body: string) =>
  visitor(path.replace(/:\w+/g, '1'), { method, headers, body });

it('spends the limit of each write before its body is read', async () => {
  for (const endpoint of endpoints) {
    const answer = await send(endpoint, { 'content-type': 'application/json' }, '{broken');
    expect([endpoint.path, answer.status]).toEqual([endpoint.path, 429]);
    await answer.arrayBuffer();
  }
  expect(endpoints.length).toBeGreaterThan(20);
});

it('shows a form again that a limit keeps out, with what was typed', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const [login] = endpoints.filter(({ path }) => path === '/dang-nhap');
  if (!login) throw new Error('No login');
  await visitor('/dang-nhap');
  const fields = { email: 'ai@thu.example', xsrf_token: site.asked.at(-1)?.formToken ?? '' };
  const answer = await send(login, form, new URLSearchParams(fields).toString());
  expect(answer.status).toBe(429);
  expect(site.asked.at(-1)?.formResult).toMatchObject({ status: 429, values: { email: 'ai@thu.example' } });
});
