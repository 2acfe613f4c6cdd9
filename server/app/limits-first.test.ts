import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { measureOf } from '../platform/limits/call-ledger.ts';
import { createFormSite, type FormSite } from '../testing/form-site.ts';
import { logIn } from '../testing/log-in.ts';
import { accountIdOf, spendLimits } from '../testing/spend-limit.ts';
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
  // All calls of the tests come from one account at one address, which have nothing left of any limit.
  const id = await accountIdOf(app, 'doctor');
  const callers = [id, undefined].map(accountId => ({ accountId, ip: '127.0.0.1' }));
  const rates = new Map(endpoints.flatMap(({ rate }) => (rate ? [[rate.name, rate]] : [])));
  await spendLimits(app, async spend => {
    for (const rate of rates.values()) {
      for (const { who, accepted } of callers.map(caller => measureOf(rate, caller))) {
        await spend(accepted, who, accepted.points);
      }
    }
  });
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

it('the site shows a form again that a limit keeps out, with what was typed', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const [login] = endpoints.filter(({ path }) => path === '/dang-nhap');
  if (!login) throw new Error('No login');
  await visitor('/dang-nhap');
  const fields = { email: 'ai@thu.example', xsrf_token: site.asked.at(-1)?.formToken ?? '' };
  const answer = await send(login, form, new URLSearchParams(fields).toString());
  expect(answer.status).toBe(429);
  expect(site.asked.at(-1)?.formResult).toMatchObject({ status: 429, values: { email: 'ai@thu.example' } });
});
