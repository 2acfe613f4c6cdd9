import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from '../../testing/probe-feature.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: [probe] });
});
afterAll(() => app.close());

/** As browsers do it; fetch by itself would send `no-cache`, which asks for the whole answer. */
const REVALIDATE = { 'cache-control': 'max-age=0' };

describe('reads', () => {
  it('are served with and without the slash at the end', async () => {
    for (const path of ['/api/v1/probe/3/?page=2', '/api/v1/probe/3?page=2']) {
      const answer = await app.request(path);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ id: 3, page: 2, q: null, text: 'đđđ' });
    }
  });

  it('answer HEAD without a body', async () => {
    const answer = await app.request('/api/v1/probe/3/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(10);
    expect(await answer.text()).toBe('');
  });

  it('are 304 for those who have them already', async () => {
    await app.request('/api/v1/probe/3/');
    const first = await app.request('/api/v1/probe/3/');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.request('/api/v1/probe/3/', { headers: { ...REVALIDATE, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const other = await app.request('/api/v1/probe/4/', { headers: { ...REVALIDATE, 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  it('are compressed when large, never when small', async () => {
    const large = await fetch(`${app.url}/api/v1/probe/2000/`, { headers: { 'accept-encoding': 'br' } });
    expect(large.headers.get('content-encoding')).toBe('br');
    expect(large.headers.get('vary')).toContain('Accept-Encoding');
    expect(await large.json()).toMatchObject({ id: 2000 });
    const small = await fetch(`${app.url}/api/v1/probe/2/`, { headers: { 'accept-encoding': 'br' } });
    expect(small.headers.get('content-encoding')).toBeNull();
    const plain = await fetch(`${app.url}/api/v1/probe/2000/`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('are 404 for an id that is none, 400 for a query that does not fit', async () => {
    expect((await app.request('/api/v1/probe/abc/')).status).toBe(404);
    expect((await app.request('/api/v1/probe/-1/')).status).toBe(404);
    const bad = await app.request('/api/v1/probe/1/?page=zwei');
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ code: 'MALFORMED', page: [expect.any(String)] });
  });

  it('of others than the public want a session', async () => {
    const answer = await app.request('/api/v1/probe-user/');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
