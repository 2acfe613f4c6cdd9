import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: FakeSite;
const folder = mkdtempSync(path.join(tmpdir(), 'antam-console-'));
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Quản trị An Tâm</title>');
  writeFileSync(path.join(folder, 'assets', 'index-1a2b.js'), 'console.log("quản trị");');
  site = createFakeSite();
  app = await startTestApp({ site, console: { folder } });
});
afterAll(async () => {
  await app.close();
  site.remove();
  rmSync(folder, { recursive: true });
});

describe('the console', () => {
  it('is at /admin/ and at every address below', async () => {
    for (const address of ['/admin/', '/admin/places/7', '/admin/index.html', '/admin/?x=1']) {
      const answer = await app.request(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('Quản trị An Tâm');
    }
    const short = await app.request('/admin');
    expect([short.status, short.headers.get('location')]).toEqual([301, '/admin/']);
  });

  it('forbids shared caches to store it, search engines to index it and sites to frame it', async () => {
    const { headers } = await app.request('/admin/');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/(^|; )script-src 'self'(;|$)/);
    expect(policy).toMatch(/(^|; )style-src 'self' 'unsafe-inline'(;|$)/);
    expect(policy).toMatch(/(^|; )img-src 'self' data: blob: https:\/\//);
    const fresh = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await app.request('/admin/', { headers: fresh })).status).toBe(304);
  });

  it('lets browsers cache its files for ever, and answers 404 for files that it does not have', async () => {
    const script = await app.request('/admin/assets/index-1a2b.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect((await app.request('/admin/assets/gone.js')).status).toBe(404);
    expect((await app.request('/assets/index-1a2b.js')).status).not.toBe(200);
  });

  it('refuses every method but GET and HEAD', async () => {
    expect((await app.request('/admin/', { method: 'POST', body: '{}' })).status).toBeGreaterThanOrEqual(400);
  });

  it('has no address where it is not built', async () => {
    const without = await startTestApp({ site });
    const text = await (await without.request('/admin/')).text();
    expect(text).not.toContain('Quản trị An Tâm');
    await without.close();
  });
});
