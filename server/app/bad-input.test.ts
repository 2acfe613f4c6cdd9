import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS } from '../testing/access-table.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: FakeSite;
let paths: string[];
beforeAll(async () => {
  site = createFakeSite();
  app = await startTestApp({ world: 'tiny', site });
  const document: { paths: object } = await (await app.request('/api/v1/openapi.json')).json();
  paths = Object.keys(document.paths);
});
afterAll(async () => {
  await app.close();
  site.remove();
});

/** What everybody may read: all other calls are refused before they look at what was sent. */
const OPEN_PATHS = Object.entries(ACCESS).flatMap(([call, { may }]) =>
  call.startsWith('GET ') && may.includes('anonymous') ? call.slice('GET '.length) : [],
);

const NAMES = [
  'q',
  'page',
  'page_size',
  'sort_by',
  'provinces',
  'districts',
  'specialities',
  'services',
  'province',
  'kind',
  'lat',
  '__proto__',
  'constructor[x]',
  '',
];
const VALUES = [
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  '1.5',
  '2147483648',
  'location',
  'ha-noi',
  'ha-noi,hue,khong-co',
  ',,,',
  "' or 1=1 --",
  '"*" OR NEAR(',
  'a AND NOT b*',
  '%',
  '%E0%A4%A',
  '\u0000',
  '\ud83d',
  'đ',
  'Đ̛̣̀',
  '🩺',
  '<script>',
  '../../etc/passwd',
  '{"$ne":1}',
  '\\',
  '()',
];
const part = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 20 }),
);
/** Half of them as a careful client sends them, half as they are, as far as a request line can hold them. */
const encoded = fc
  .tuple(part, fc.boolean())
  .map(([text, careful]) => (careful ? safeEncode(text) : text.replace(/[\s#?\p{C}\P{ASCII}]/gu, '')));

function safeEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Sends exactly these bytes, which a client with manners would not; answers what comes back. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    let text = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', chunk => {
      text += String(chunk);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

const statusOf = async (target: string, method = 'GET') =>
  Number((await raw(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).split(' ')[1]);

describe('bad input', () => {
  it('in addresses and queries is never answered with a 5xx', async () => {
    const query = fc.array(fc.tuple(fc.constantFrom(...NAMES), encoded), { maxLength: 5 });
    const statuses = new Map<number, number>();
    const anyPath = fc.constantFrom('/tim-kiem/', '/bac-si/', '/x/', ...paths);
    const target = fc.tuple(fc.oneof(anyPath, fc.constantFrom(...OPEN_PATHS)), encoded, query);
    await fc.assert(
      fc.asyncProperty(target, async ([path, id, pairs]) => {
        const address = path.replace(/\{\w+\}|:\w+/g, id === '' ? '1' : id);
        const url = `${address}?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&')}`;
        const status = await statusOf(url);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (!(status >= 200 && status < 500)) throw new Error(`${status} for ${url}`);
      }),
      { numRuns: 800, seed: 20_261_121, endOnFailure: true },
    );
    // Were most of it refused at the door, nothing behind it would have been tried.
    expect(statuses.get(200)).toBeGreaterThan(100);
  });

  it('in bodies is never answered with a 5xx', async () => {
    const types = [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml; charset=x',
      '',
    ];
    const body = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('{', '[]', 'null', '{"a":"\\u0000"}', '{"__proto__":1}'),
    );
    const call = fc.tuple(
      fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
      fc.constantFrom(...paths),
      fc.constantFrom(...types),
      body,
    );
    await fc.assert(
      fc.asyncProperty(call, async ([method, path, type, text]) => {
        const answer = await app.request(path.replace(/\{\w+\}|:\w+/g, '1'), {
          method,
          body: text,
          headers: { 'content-type': type },
        });
        await answer.arrayBuffer();
        if (answer.status >= 500) throw new Error(`${answer.status} for ${method} ${path} ${type} ${text}`);
      }),
      { numRuns: 150, seed: 20_261_121, endOnFailure: true },
    );
  });

  it('that is too long gets an answer that says so', async () => {
    expect(await statusOf(`/api/v1/search/?q=${'a'.repeat(5_000)}`)).toBe(414);
    expect(await statusOf(`/bac-si/${'a'.repeat(5_000)}/`)).toBe(414);
    expect(await statusOf(`/${'a'.repeat(60_000)}/`)).toBe(431);
    expect(await statusOf(`/api/v1/search/?${'q=a&'.repeat(900)}`)).toBeLessThan(500);
  });

  it('that breaks the rules of addresses is 400', async () => {
    const broken = ['/%', '/%zz/', '/api/v1/place/%E0%A4%A/', '/api/v1/search/?q=a%00b', '/bac-si/%00/'];
    const lineBreaks = ['/bac-si%0d%0aX/', '/bac-si/%0A', '/co-so-y-te/%0D/', '/bac-si/%E2%80%A8/'];
    for (const target of [...broken, ...lineBreaks]) {
      expect([target, await statusOf(target)]).toEqual([target, 400]);
    }
    expect(await statusOf('/api/v1/search/?q=a%0Ab')).toBe(200);
  });

  it('of wrong methods is 405 on known and 404 on unknown addresses, 400 when there is no such method', async () => {
    expect(await statusOf('/api/v1/place/', 'PROPFIND')).toBe(405);
    expect(await statusOf('/api/v1/nowhere/', 'DELETE')).toBe(404);
    expect(await statusOf('/bac-si/', 'DELETE')).toBe(405);
    expect(await statusOf('/healthz', 'BREW')).toBe(400);
    expect(await statusOf('/assets/entry-4f2a.js', 'POST')).toBe(405);
  });

  it('reads no file outside of the folders that are served', async () => {
    for (const target of [
      '/assets/../.vite/manifest.json',
      '/.vite/manifest.json',
      '/uploads/../antam.sqlite',
      '/uploads/..%2fantam.sqlite',
      '/uploads/private/x.jpg',
      '//etc/passwd',
    ]) {
      const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(answer).not.toMatch(/SQLite format|root:|\r\n\{\}$/);
    }
    expect(await statusOf('/uploads/../antam.sqlite')).not.toBe(200);
    expect(await statusOf('/uploads/private/x.jpg')).toBe(404);
  });

  it('with an address as proxies are asked for is refused', async () => {
    const broken = ['http://', 'http://[::1/', 'http://a b/', 'https://:80/'];
    for (const target of ['http://elsewhere.example/', 'http://localhost/bac-si/', '*', ...broken]) {
      expect([target, await statusOf(target)]).toEqual([target, 400]);
    }
  });

  it('of unknown things is 404', async () => {
    for (const path of ['place', 'professional', 'collection']) {
      expect(await statusOf(`/api/v1/${path}/999999999/`)).toBe(404);
      expect(await statusOf(`/api/v1/${path}/9999999999999999999999/`)).toBe(404);
      expect(await statusOf(`/api/v1/${path}/khong-co/`)).toBe(404);
    }
  });
});
