import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieNames } from '../platform/http/cookies.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ACCESS } from '../testing/access-table.ts';
import { createFormSite, type FormSite } from '../testing/form-site.ts';
import { FORMS } from '../testing/form-table.ts';
import { DEAR_NAMES, DEAREST_NAMES, type HostileText, hostileBytes, hostileText } from '../testing/hostile-texts.ts';
import { createRoleVisitors, type OpenBrowser, type RoleVisitor } from '../testing/role-visitors.ts';
import { SAMPLE_BODIES } from '../testing/sample-bodies.ts';
import { textsOf } from '../testing/schema-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { withText } from '../testing/text-in-body.ts';
import { MAX_MS, threadCost } from '../testing/thread-cost.ts';
import type { Request } from '../testing/visitor.ts';
import { FEATURES } from './features.ts';

const SESSION = cookieNames({ origin: 'http://localhost' }).session;

let site: FormSite;
let app: TestApp;
let openBrowser: OpenBrowser;
let endpoints: ReadonlyMap<string, Endpoint>;
const browsers = new Map<RoleVisitor, Request>();
const statuses = new Map<number, number>();
beforeAll(async () => {
  site = await createFormSite();
  app = await startTestApp({ world: 'tiny', site, config: { trustProxy: 1 } });
  openBrowser = await createRoleVisitors(app);
  const all = FEATURES.flatMap(feature => feature.endpoints(app.services));
  endpoints = new Map(all.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint]));
});
afterAll(async () => {
  await app.close();
});

const CALLS = Object.keys(SAMPLE_BODIES).filter(call => !call.includes('/pictures/'));
/** A page's own address takes what the call takes. */
const TWINS = new Set(['POST /dang-ky', 'POST /dang-nhap']);
const UPLOADS = ['POST /api/admin/places/:id/pictures/', 'POST /api/admin/professionals/:id/pictures/'];
/** A body of more than 100 kB is refused unread. */
const MAX_BODY = 99_000;
/** HTML is taken as long as it may be sent; of other texts a part of that is left once they are tidy. */
const HTML = 10_000;
const TIDY_SHARE = 4;

function endpointOf(call: string): Endpoint {
  const endpoint = endpoints.get(call);
  if (!endpoint) throw new Error(`No endpoint ${call}`);
  return endpoint;
}

const addressOf = (call: string) => endpointOf(call).path.replace(':token', 'x'.repeat(43)).replace(/:\w+/g, '1');

/** A visitor who may make the call, with as few rights as that takes. */
const callerOf = (call: string): RoleVisitor =>
  (['anonymous', 'user', 'professional', 'admin'] as const).find(who => ACCESS[call]?.may.includes(who)) ?? 'admin';

async function browserOf(who: RoleVisitor): Promise<Request> {
  const request = browsers.get(who) ?? (await openBrowser(who));
  browsers.set(who, request);
  return request;
}

const send = (call: string, init: RequestInit) =>
  sendAs(callerOf(call), addressOf(call), { method: endpointOf(call).method, ...init });

async function sendAs(who: RoleVisitor, path: string, init: RequestInit): Promise<void> {
  const answer = await (await browserOf(who))(path, init);
  const text = await answer.text();
  // The next request is to come from a visitor who is logged in exactly as before.
  if (answer.headers.getSetCookie().some(cookie => cookie.startsWith(`${SESSION}=`))) browsers.delete(who);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.ok) known = undefined;
  if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
}

let emails = 0;

/** A record that a call is about, as it is until something is written. */
let known: { readonly address: string; readonly record: object } | undefined;

async function recordAt(address: string): Promise<object> {
  if (known?.address === address) return known.record;
  const record: object = await (await (await browserOf('admin'))(address)).json();
  known = { address, record };
  return record;
}

/** What is sent beside the one text: the record as it is now, where it is about one. */
async function sampleOf(call: string): Promise<object> {
  const sample = SAMPLE_BODIES[call] ?? {};
  emails += 1;
  if ('updated_at' in sample) return { ...sample, ...(await recordAt(addressOf(call))) };
  return 'email' in sample ? { ...sample, email: `ai-do-${emails}@thu.example` } : sample;
}

async function expectCheap(call: string, path: readonly string[], name: HostileText, text: string): Promise<void> {
  const body = JSON.stringify(withText(await sampleOf(call), path, text));
  const init = { body, headers: { 'content-type': 'application/json' } };
  expect(await threadCost(() => send(call, init)), `${path.join('.')} ${name}`).toBeLessThan(MAX_MS);
}

const bodyTexts = (call: string) => textsOf(endpointOf(call).body ?? expect.fail());

describe('bodies with hostile texts', () => {
  // Too long for any text, so that no handler meets it: what refuses it is tried with each text in hostile-schemas.
  it.each(CALLS)('of 100 kB take no time to read and refuse in %s', async call => {
    for (const { path } of bodyTexts(call).slice(0, 1)) {
      for (const name of DEAREST_NAMES) {
        const write = (text: string) => JSON.stringify(withText(SAMPLE_BODIES[call], path, text));
        await expectCheap(call, path, name, hostileBytes(name, MAX_BODY, write));
      }
    }
  });

  it.each(CALLS.filter(call => !TWINS.has(call)))(
    'that are as long as %s takes them take no time either',
    async call => {
      for (const { path, max = 0 } of bodyTexts(call)) {
        const length = max >= HTML ? max : Math.ceil(max / TIDY_SHARE);
        for (const name of DEAR_NAMES) await expectCheap(call, path, name, hostileText(name, length));
      }
    },
  );

  it.each(Object.entries(FORMS))('take no time as fields of the plain form of %s', async (path, form) => {
    const fields = Object.keys(form.body);
    const who = form.seenBy === 'accounts' ? 'user' : 'anonymous';
    const bodies = ['%25', '%', '%E0%A4%', '+', 'a.', 'a[', 'a[b]', '&', 'a=1&', 'a[b][c][d][e][f]=1&', '%CC%A3%CC%81'];
    for (const part of [...bodies, 'x%5B0%5D=1&', ...fields.map(field => `${field}=a%CC%81&`)]) {
      const body = `${fields.map(field => `${field}=x`).join('&')}&${part.repeat(Math.floor(95_000 / part.length))}`;
      const init = {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      };
      expect(await threadCost(() => sendAs(who, path, init)), part).toBeLessThan(MAX_MS);
    }
  });

  it.each(UPLOADS)('take no time beside the file of %s', async call => {
    for (const name of DEAR_NAMES) {
      for (const length of [200, 9_000, MAX_BODY]) {
        const body = new FormData();
        body.set('caption', hostileText(name, length));
        for (let more = 0; more < 10; more += 1) body.set(`other[${more}][a]`, hostileText(name, length));
        expect(await threadCost(() => send(call, { body })), `${name} ${length}`).toBeLessThan(MAX_MS);
      }
    }
  });

  it.each([
    ['10,000 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 1])))],
    ['10,000 fields in a field', `{"utm":{${Array.from({ length: 8_000 }, (_, at) => `"a${at}":1`).join(',')}}}`],
    ['40,000 items', `{"hits":[${'1,'.repeat(40_000)}1]}`],
    ['objects in objects', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
    ['lists in lists', `{"name":${'['.repeat(49_000)}${']'.repeat(49_000)}}`],
    ['a number of 90,000 digits', `{"version":${'9'.repeat(90_000)}}`],
  ])('take no time with %s', async (_, body) => {
    for (const call of ['POST /api/v1/signup/', 'POST /api/v1/analytics/', 'POST /api/v1/consent/']) {
      const init = { body, headers: { 'content-type': 'application/json' } };
      expect(await threadCost(() => send(call, init)), call).toBeLessThan(MAX_MS);
    }
  });

  it('also reach the handlers: many calls succeed and many are refused by validation', () => {
    expect(statuses.get(200)).toBeGreaterThan(200);
    expect(statuses.get(422)).toBeGreaterThan(1_000);
  });
});
