import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterOf } from '../platform/contract/rest-query.ts';
import { cookieNames } from '../platform/http/cookies.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ACCESS } from '../testing/access-table.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { DEAR_NAMES, HOSTILE_NAMES, type HostileText, hostileBytes } from '../testing/hostile-texts.ts';
import { createRoleVisitors, type RoleVisitor } from '../testing/role-visitors.ts';
import { textsOf } from '../testing/schema-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { MAX_MS, threadCost } from '../testing/thread-cost.ts';
import type { Request } from '../testing/visitor.ts';
import { FEATURES } from './features.ts';

const SESSION = cookieNames({ origin: 'http://localhost' }).session;

/** An address takes 4,096 characters, all headers together 16 kB. */
const MAX_ADDRESS = 3_900;
const MAX_HEADER = 15_000;

let site: FakeSite;
let app: TestApp;
let endpoints: ReadonlyMap<string, Endpoint>;
const browsers = new Map<RoleVisitor, Request>();
beforeAll(async () => {
  site = createFakeSite();
  app = await startTestApp({ world: 'tiny', site, config: { trustProxy: 1 } });
  const openBrowser = await createRoleVisitors(app);
  for (const who of ['anonymous', 'user', 'admin'] as const) browsers.set(who, await openBrowser(who));
  const all = FEATURES.flatMap(feature => feature.endpoints(app.services));
  endpoints = new Map(all.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint]));
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const READS = Object.keys(ACCESS).filter(call => call.startsWith('GET ') && !/facebook|zalo|demo|openapi/.test(call));
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

async function read(call: string, address: string): Promise<number> {
  const who = (['anonymous', 'user', 'admin'] as const).find(each => ACCESS[call]?.may.includes(each)) ?? 'admin';
  const answer = await browsers.get(who)?.(address);
  await answer?.arrayBuffer();
  return answer?.status ?? 599;
}

/** Addresses that have a text in each place of the call in turn: parameters of path and query, texts in the JSON of a list. */
function addresses(call: string, name: HostileText): string[] {
  const { path, params, query } = endpoints.get(call) ?? expect.fail();
  const plain = path.replace(/:\w+/g, '1');
  const inPath = (params ? textsOf(params) : []).map(({ path: [field = ''] }) =>
    path.replace(`:${field}`, hostilePart(name)).replace(/:\w+/g, '1'),
  );
  const fields = new Set((query ? textsOf(query) : []).map(({ path: [field = ''] }) => field));
  const inQuery = [...fields].map(field => `${plain}?${field}=${hostilePart(name)}`);
  const filter = query && filterOf(query);
  const inFilter = (filter ? textsOf(filter) : []).map(({ path: [field = ''], max = 0 }) => {
    const write = (text: string) => encoded(JSON.stringify({ [field]: text }));
    return `${plain}?filter=${write(hostileBytes(name, MAX_ADDRESS, write).slice(0, max))}`;
  });
  return [...inPath, ...inQuery, ...inFilter];
}

async function expectCheapRead(call: string, address: string, name: HostileText): Promise<void> {
  const told = `${name} ${address.slice(0, 60)}`;
  const statuses: number[] = [];
  const cost = await threadCost(async () => void statuses.push(await read(call, address)));
  expect(cost, told).toBeLessThan(MAX_MS);
  expect(Math.max(...statuses), told).toBeLessThan(500);
}

const hostilePart = (name: HostileText) => encoded(hostileBytes(name, MAX_ADDRESS, encoded));

describe('addresses with hostile texts', () => {
  it.each(READS)('cost no time, whichever text of %s it is', async call => {
    for (const name of DEAR_NAMES) {
      for (const address of addresses(call, name)) await expectCheapRead(call, address, name);
    }
  });

  it.each(['/', '/api/v1/place/', '/api/v1/account/', '/api/admin/places/'])(
    'cost no time as a query of %s that is no field',
    async path => {
      for (const name of HOSTILE_NAMES) {
        await expectCheapRead('GET /api/v1/place/', `${path}?${hostilePart(name)}`, name);
      }
    },
  );

  it.each(['q=', 'provinces=ha-noi&q=', 'sort_by=name&q='])(
    'cost no time in 200 letters of a search for %s',
    async query => {
      for (const name of HOSTILE_NAMES) {
        const text = encoded(hostileBytes(name, 200, part => part));
        for (const path of ['/api/v1/search/', '/api/v1/professional/', '/api/v1/place/', '/api/v1/collection/']) {
          const statuses: number[] = [];
          const ask = async () => void statuses.push(await read('GET /api/v1/search/', `${path}?${query}${text}`));
          expect(await threadCost(ask), `${path} ${name}`).toBeLessThan(MAX_MS);
          expect(Math.max(...statuses), `${path} ${name}`).toBeLessThan(400);
        }
      }
    },
  );
});

/** Headers that are read as more than one word, each with an address where that happens. */
const HEADERS: ReadonlyArray<readonly [name: string, method: string, path: string]> = [
  ...(['accept', 'user-agent', 'cookie', 'cache-control'] as const).map(name => [name, 'GET', '/khong-co/'] as const),
  ...(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const).map(name => [name, 'GET', '/'] as const),
  ...(['accept-encoding', 'if-none-match'] as const).flatMap(name =>
    ['/', '/api/v1/place/', '/assets/entry-4f2a.js'].map(path => [name, 'GET', path] as const),
  ),
  ...(['range', 'if-modified-since'] as const).map(name => [name, 'GET', '/assets/entry-4f2a.js'] as const),
  ['authorization', 'GET', '/metrics'],
  ...(['content-type', 'x-xsrf-token', 'content-encoding'] as const).map(
    name => [name, 'POST', '/api/v1/login/'] as const,
  ),
];
const COOKIES = [SESSION, 'XSRF-TOKEN', 'user_location', 'province', 'antam_consent'];
const PARTS = [
  ' ',
  '\t',
  ',',
  ';',
  '=',
  '"',
  'a',
  '9',
  'a,',
  ' ,',
  'a;',
  ';q',
  ';q=',
  ';q=0,',
  '*',
  '*/*,',
  'a/b;c="',
  '; ',
  '%25',
  '%',
  '%E0%A4%',
  'W/"',
  '"a",',
  'bytes=',
  '0-1,',
  '1.',
  '::',
  'f:',
  'Zalo ',
  'Mac OS X ',
  'a=b;',
  'a=b; ',
  '{"a":',
];
const longHeader = (part: string) => part.repeat(Math.floor(MAX_HEADER / part.length));

/** Sends headers as they are, which a client with manners would not. */
function statusOf(method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(app.url + path, { method, headers, agent: false }, answer => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(method === 'GET' ? undefined : '{}');
  });
}

async function expectCheap(method: string, path: string, headers: Record<string, string>, told: string): Promise<void> {
  const statuses: number[] = [];
  const cost = await threadCost(async () => void statuses.push(await statusOf(method, path, headers)));
  expect(cost, told).toBeLessThan(MAX_MS);
  expect(Math.max(...statuses), told).toBeLessThan(500);
}

describe('hostile headers', () => {
  it.each(HEADERS)('cost no time in %s of %s %s', async (name, method, path) => {
    // Node takes spaces off the ends.
    for (const part of PARTS) await expectCheap(method, path, { [name]: `a${longHeader(part)}!` }, part);
  });

  it.each(COOKIES)('cost no time in the cookie %s', async name => {
    for (const part of PARTS) {
      await expectCheap('GET', '/api/v1/place/', { cookie: `${name}=${longHeader(part)}!` }, part);
      await expectCheap('GET', '/', { cookie: `${longHeader(part)}; ${name}=x` }, part);
    }
    await expectCheap('GET', '/', { cookie: `${name}=x; `.repeat(600) }, 'many');
  });
});
