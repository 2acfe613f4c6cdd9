import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: FakeSite;
beforeAll(async () => {
  site = createFakeSite();
  const script = path.join(site.clientFolder, 'assets', 'packed-77aa.js');
  writeFileSync(script, `console.log('${'plain '.repeat(400)}')`);
  writeFileSync(`${script}.br`, brotliCompressSync('packed by the build'));
  app = await startTestApp({ site });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

it('the server of static files keeps files named by their content for ever, compressed', async () => {
  const answer = await fetch(`${app.url}/assets/entry-4f2a.js`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await answer.text()).toContain('An Tâm');
});

it('the server of static files sends what the build has compressed to those who take it, and has no address for it', async () => {
  const sent = async (encoding: string) => {
    const answer = await fetch(`${app.url}/assets/packed-77aa.js`, { headers: { 'accept-encoding': encoding } });
    return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
  };
  expect(await sent('br')).toEqual({ encoding: 'br', text: 'packed by the build' });
  expect(await sent('gzip')).toEqual({ encoding: 'gzip', text: expect.stringContaining('plain') });
  expect(await sent('identity')).toEqual({ encoding: null, text: expect.stringContaining('plain') });
  expect((await app.request('/assets/packed-77aa.js.br')).status).not.toBe(200);
});

it('the server of static files makes browsers revalidate other files, with 304 where nothing changed', async () => {
  const answer = await app.request('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await app.request('/manifest.webmanifest', { headers })).status).toBe(304);
});

it('the server of static files gives the service worker fresh each time, and lets it ask this site alone', async () => {
  const { headers } = await app.request('/sw.js');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
});

it('the server of static files has the page for when there is no network, which loads nothing but the font that the service worker kept', async () => {
  const answer = await app.request('/ngoai-tuyen/');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*font-src 'self'; style-src 'sha256-/,
  );
  const html = await answer.text();
  expect(html).toContain('url("/ngoai-tuyen/400.woff2")');
  expect(html).toContain('<!-- pages -->');
});

it('the server of static files has no address for hidden files, folders and what is outside', async () => {
  for (const path of ['/.vite/manifest.json', '/assets/', '/assets/..%2f..%2fetc/passwd']) {
    const text = await (await app.request(path)).text();
    expect(text === '{}' || text.includes('root:')).toBe(false);
  }
});

it('the server of static files goes on serving the files of the build that it started with', async () => {
  rmSync(path.join(site.clientFolder, 'assets'), { recursive: true });
  expect((await app.request('/assets/entry-4f2a.js')).status).toBe(200);
});
