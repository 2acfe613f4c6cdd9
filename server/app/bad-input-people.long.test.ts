import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieNames } from '../platform/http/cookies.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ACCESS } from '../testing/access-table.ts';
import { badBodies, CONTENT_TYPES } from '../testing/bad-bodies.ts';
import { type FakeIdentityProvider, startFakeIdentityProvider } from '../testing/fake-identity-provider.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { createRoleVisitors, type OpenBrowser, type RoleVisitor } from '../testing/role-visitors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';
import { FEATURES } from './features.ts';

const WHO = ['anonymous', 'user', 'admin'] as const satisfies readonly RoleVisitor[];
const RUNS = { seed: 20_261_121, endOnFailure: true };

let provider: FakeIdentityProvider;
let site: FakeSite;
let app: TestApp;
let openBrowser: OpenBrowser;
let endpoints: ReadonlyMap<string, Endpoint>;
const statuses = new Map<string, number>();
const browsers = new Map<RoleVisitor, Request>();
beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  site = createFakeSite();
  const config = { trustProxy: 1, socialLogin: { demo: provider.config } };
  app = await startTestApp({ world: 'tiny', site, config });
  openBrowser = await createRoleVisitors(app);
  const all = FEATURES.flatMap(feature => feature.endpoints(app.services));
  endpoints = new Map(all.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint]));
});
afterAll(async () => {
  await app.close();
  await provider.close();
  site.remove();
});

const CALLS = Object.keys(ACCESS).filter(call => !/facebook|zalo|openapi/.test(call));
const WRITES = CALLS.filter(call => !call.startsWith('GET '));
const READS = CALLS.filter(call => call.startsWith('GET '));

const PARAMS = [
  '1',
  '2',
  '99999999',
  '0',
  '-1',
  '2147483648',
  '9'.repeat(30),
  '1.5',
  '1e3',
  'abc',
  '%20',
  'x'.repeat(43),
];
/** Records that are there, more often than not. */
const part = fc.oneof(
  { arbitrary: fc.constantFrom('1', '2'), weight: 3 },
  { arbitrary: fc.constantFrom(...PARAMS, '%E1%BB%81', '..%2f..', '__proto__', 'nhi-khoa'), weight: 1 },
);
/** What stands in for the parameters of a path. */
const parts = fc.tuple(part, part);
const NAMES = ['filter', 'range', 'sort', 'page', 'from', 'to', 'path', 'next', 'code', 'state', 'iss', 'utm_source'];
const VALUES = [
  '',
  '1',
  '-1',
  '[]',
  '{}',
  '[0,24]',
  '[0,1e99]',
  '[-1,5]',
  '["id","ASC"]',
  '["password_hash","DESC"]',
  '[1',
  'null',
  '{"q":"%"}',
  '{"q":{"$ne":1}}',
  '{"id":[1,2,"a"]}',
  '{"id":9e99}',
  '{"status":"x"}',
  '{"__proto__":1}',
  '\ud800',
  '//evil.example',
  'javascript:1',
  '\\\\evil',
  '2026-02-30',
  '0000-00-00',
  '/'.repeat(300),
  '{"q":"\\u0000"}',
];
const query = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES)), { maxLength: 4 });

const addressOf = (path: string, [one, two]: readonly [string, string], pairs: readonly [string, string][]) => {
  const filled = path.replace(/:\w+/, one).replace(/:\w+/, two);
  return `${filled}?${new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))}`;
};

/** In a record's place two fields of the body in the record as it is: else the first check would refuse nearly all. */
async function nearRecord(who: RoleVisitor, address: string, body: string): Promise<string> {
  if (who !== 'admin' || !body.startsWith('{') || !body.includes('"updated_at":')) return body;
  const answer = await browsers.get(who)?.(address.replace(/\?.*/, ''));
  if (answer?.status !== 200) return body;
  const fields = Object.entries(JSON.parse(body));
  const from = body.length % fields.length;
  return JSON.stringify({ ...(await answer.json()), ...Object.fromEntries(fields.slice(from, from + 2)) });
}

/** Sends it from the visitor's browser, a new one once it is logged out. Throws where the answer is none of ours. */
async function send(who: RoleVisitor, address: string, init: RequestInit): Promise<void> {
  const request = browsers.get(who) ?? (await openBrowser(who));
  browsers.set(who, request);
  const answer = await request(address, init);
  const { session } = cookieNames(app.services.config);
  if (answer.headers.getSetCookie().some(cookie => cookie.startsWith(`${session}=;`))) browsers.delete(who);
  if (answer.status === 401) browsers.delete(who);
  const text = await answer.text();
  const kind = `${who} ${answer.status}`;
  statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
  const type = answer.headers.get('content-type') ?? '';
  const told = `${init.method ?? 'GET'} ${address}: ${answer.status} ${type} ${text.slice(0, 300)}`;
  if (answer.status >= 500) throw new Error(told);
  if (answer.status < 400) return;
  if (isOwnPage(address, init) && type.startsWith('text/html')) return;
  // What cannot be read at all is answered alike for every call.
  if (
    type.startsWith('application/json') &&
    endpoints.get(`${init.method} ${address.replace(/\?.*/, '')}`)?.listsFailures
  ) {
    expect(JSON.parse(text), told).toEqual(expect.arrayContaining([expect.any(String)]));
    return;
  }
  const problem: unknown = type.startsWith('application/problem+json') ? JSON.parse(text) : undefined;
  expect(problem, told).toMatchObject({ error_id: expect.any(String), ...membersOf(answer.status, problem) });
}

/** What each answer has; a field of the same name that is wrong takes the place of one. */
function membersOf(status: number, problem: unknown) {
  const members = { status, code: expect.any(String), detail: expect.any(String) };
  const own = Object.entries(members).filter(([name]) => !Array.isArray(Object(problem)[name]));
  return Object.fromEntries(status === 422 ? own : Object.entries(members));
}

/** A plain form gets its page again. */
const isOwnPage = (address: string, { headers }: RequestInit) =>
  !address.startsWith('/api/') && /urlencoded/.test(new Headers(headers).get('content-type') ?? '');

describe.each(WHO)('bad input of %s', who => {
  it.each(WRITES)('in %s is never answered with a 5xx', async call => {
    const endpoint = endpoints.get(call);
    if (!endpoint) throw new Error(`No endpoint ${call}`);
    const type = fc.oneof(
      { arbitrary: fc.constant('application/json'), weight: 4 },
      { arbitrary: fc.constantFrom(...CONTENT_TYPES), weight: 1 },
    );
    const sent = fc.tuple(parts, query, type, badBodies(endpoint.body));
    await fc.assert(
      fc.asyncProperty(sent, async ([ids, pairs, contentType, body]) => {
        const headers = { 'content-type': contentType };
        const address = addressOf(endpoint.path, ids, pairs);
        await send(who, address, { method: endpoint.method, headers, body: await nearRecord(who, address, body) });
      }),
      { ...RUNS, numRuns: 12 },
    );
  });
});

it.each(READS)('bad queries of %s are never answered with a 5xx', async call => {
  const path = call.replace('GET ', '');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...WHO), parts, query, async (who, ids, pairs) => {
      await send(who, addressOf(path, ids, pairs), {});
    }),
    { ...RUNS, numRuns: 8 },
  );
});

it('bad input also reaches the handlers: many calls succeed and some conflict', () => {
  for (const who of WHO) expect([who, (statuses.get(`${who} 200`) ?? 0) > 30]).toEqual([who, true]);
  expect(statuses.get('admin 409')).toBeGreaterThan(0);
});
