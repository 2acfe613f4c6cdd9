import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { createFormSite } from '../testing/form-site.ts';
import { METRICS_TOKEN } from '../testing/metrics-of.ts';
import { rawRequest, statusOf } from '../testing/raw-request.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: FakeSite;
let consoleFolder: string;
beforeAll(async () => {
  site = createFakeSite();
  consoleFolder = mkdtempSync(path.join(tmpdir(), 'antam-console-'));
  writeFileSync(path.join(consoleFolder, 'index.html'), `<!doctype html>${'<hr>'.repeat(500)}`);
  app = await startTestApp({ world: 'tiny', site, console: { folder: consoleFolder } });
});
afterAll(async () => {
  await app.close();
  site.remove();
  rmSync(consoleFolder, { recursive: true });
});

/** One of each way in which an answer is made. */
const ENTRANCES = [
  '/bac-si/',
  '/dang-nhap/',
  '/missing/',
  '/assets/entry-4f2a.js',
  '/admin/',
  '/sitemap.xml',
  '/robots.txt',
  '/sitemap-pages-1.xml',
  '/api/v1/place/',
  '/api/v1/area/province/',
  '/api/v1/openapi.json',
  '/api/v1/nowhere/',
  '/healthz',
  '/metrics',
];
const ACCEPTED = [
  'identity;q=0',
  '*;q=0',
  'br;q=0, gzip;q=0, identity;q=0',
  'gzip;q=0, *;q=0',
  'identity;q=0, deflate',
  'zstd',
  '',
  '*',
  ';q=',
  'br;q=nonsense',
  ',,,',
  'x'.repeat(5_000),
];

describe('an answer', () => {
  it('comes in an encoding that the client can read, whatever it asks for', async () => {
    for (const address of ENTRANCES) {
      for (const accepted of ACCEPTED) {
        const head = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAuthorization: Bearer ${METRICS_TOKEN}\r\n`;
        const answer = await rawRequest(app.url, `${head}Accept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`);
        const expected = address === '/missing/' || address === '/api/v1/nowhere/' ? 404 : 200;
        expect([address, accepted, statusOf(answer)]).toEqual([address, accepted, expected]);
        if (accepted !== '*') expect(/^content-encoding:/im.test(answer)).toBe(false);
      }
    }
  });

  it('says to caches that it depends on the encoding, once', async () => {
    for (const accepted of ['identity;q=0', 'br']) {
      for (const address of ['/bac-si/', '/api/v1/place/', '/api/v1/openapi.json', '/sitemap-pages-1.xml']) {
        const { headers } = await fetch(app.url + address, { headers: { 'accept-encoding': accepted } });
        expect((headers.get('vary') ?? '').match(/accept-encoding/gi)).toHaveLength(1);
      }
    }
  });
});

describe('a compressed body', () => {
  const valid = Buffer.from(JSON.stringify({ email: 'mai@example.vn', password: 'a good password' }));
  /** 200 MB of spaces that stand in 200 kB. */
  const bomb = gzipSync(Buffer.alloc(200 * 1_048_576, ' '));
  const bodies: [string, string, Buffer][] = [
    ['whole', 'gzip', gzipSync(valid)],
    ['whole', 'br', brotliCompressSync(valid)],
    ['whole', 'deflate', deflateSync(valid)],
    ['whole', 'zstd', zstdCompressSync(valid)],
    ['cut', 'gzip', gzipSync(valid).subarray(0, 20)],
    ['cut', 'br', brotliCompressSync(valid).subarray(0, 10)],
    ['cut', 'deflate', deflateSync(valid).subarray(0, 10)],
    ['of another kind', 'br', gzipSync(valid)],
    ['broken', 'gzip', Buffer.from('no gzip at all')],
    ['plain', 'nonsense', valid],
    ['twofold', 'gzip, gzip', gzipSync(gzipSync(valid))],
    ['of spaces', 'gzip', bomb],
  ];
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

  let withForms: TestApp;
  beforeAll(async () => {
    withForms = await startTestApp({ world: 'tiny', site: await createFormSite() });
  });
  afterAll(() => withForms.close());

  it('is refused with 415 and not decompressed', async () => {
    // Loads the page and its action, which takes memory of its own.
    await withForms.request('/dang-nhap');
    const before = process.memoryUsage.rss();
    for (const type of types) {
      for (const [what, encoding, body] of bodies) {
        const headers = { 'content-type': type, 'content-encoding': encoding };
        const init = { method: 'POST', headers, body: new Uint8Array(body) };
        const { status } = await withForms.request('/dang-nhap', init);
        expect([what, encoding, type, status]).toEqual([what, encoding, type, 415]);
      }
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1_048_576);
  });

  it('with the encoding `identity` is accepted', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' };
    const { status } = await app.request('/dang-nhap/', { method: 'POST', headers, body: valid.toString() });
    expect(status).not.toBe(415);
    expect(status).toBeLessThan(500);
  });
});
