import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { touchContent } from '../platform/cache/changed-tags.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: FakeSite;
beforeAll(async () => {
  site = createFakeSite();
  const analytics = { ga4Id: 'G-AB12', matomo: undefined };
  const tiles = { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '' };
  app = await startTestApp({
    site,
    config: { environment: 'production', origin: 'https://antam.example', analytics, tiles },
  });
});
afterAll(async () => {
  await app.close();
  site.remove();
});
beforeEach(() => {
  site.asked.length = 0;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
const touch = () => app.services.db.transaction(unit => touchContent(unit, app.services));

describe('a page', () => {
  it('is rendered with data of the API, read inside the process', async () => {
    const answer = await get('/rendered/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('1900 0115');
  });

  it('may run the site’s scripts, and inline ones only with a nonce that differs each time', async () => {
    const policyOf = async () => (await get('/policy/')).headers.get('content-security-policy') ?? '';
    const [first, second] = [await policyOf(), await policyOf()];
    const nonce = /'nonce-([^']+)'/.exec(first)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(20);
    expect(second).not.toContain(nonce);
    expect(first).not.toMatch(/script-src[^;]*unsafe/);
    expect(first).toContain("base-uri 'none'");
    expect(first).toMatch(/script-src 'self' [^;]*googletagmanager/);
    expect(first).toMatch(/img-src 'self' [^;]*https:\/\/\*\.tiles\.example [^;]*i\.ytimg\.com/);
  });

  it('brings no cookie where it is the same for everybody, and the headers of a careful site', async () => {
    const { headers } = await get('/headers/');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('[STORE-05] with a form brings a token cookie that scripts can read, as the first call of the API does', async () => {
    for (const path of ['/dang-nhap/', '/api/v1/site/']) {
      const { headers } = await get(path);
      expect(headers.getSetCookie()[0]).toMatch(/^__Host-XSRF-TOKEN=.*; Path=\/; SameSite=Lax; Secure$/);
    }
  });

  it('redirects to its canonical address, with its query', async () => {
    const answer = await get('//bac-si///?page=2');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/bac-si/?page=2');
    expect((await get('/bac-si')).headers.get('location')).toBe('/bac-si/');
    const moved = await get('/moved/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/there/']);
  });

  it('redirects a visitor without letting shared caches store the answer, which may bring a token', async () => {
    const answer = await get('/moved/', { cookie: '__Host-antam_session=abc' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/there/']);
    expect(answer.headers.getSetCookie().join()).toContain('__Host-XSRF-TOKEN=');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await get('/moved/')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('with a form is the visitor’s own, however its address is written', async () => {
    for (const path of ['/dang-nhap/', '/Dang-Nhap/', '/%64ang-nhap/?next=%2F']) {
      const answer = await get(path);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(site.asked.at(-1)?.formToken).toMatch(/^[\w-]{36}\./);
    }
  });

  it('refuses POST where it has no form', async () => {
    const answer = await app.request('/rendered/', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('that cannot be rendered is an error page with the id that is in the log', async () => {
    const answer = await get('/broken/');
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain(answer.headers.get('x-request-id') ?? 'an id');
    expect(text).not.toContain('hunter2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('that does not exist is 404', async () => {
    expect((await get('/missing/')).status).toBe(404);
  });
});

describe('the cache of anonymous pages', () => {
  it('renders a page once, for all who ask at the same time too', async () => {
    await Promise.all([get('/once/'), get('/once/'), get('/once/')]);
    await get('/once/');
    expect(site.asked).toHaveLength(1);
  });

  it('compresses a page as the browser asks, and answers 304 to a browser that has it', async () => {
    const texts = await Promise.all(
      ['br', 'gzip', 'identity'].map(async encoding => {
        const answer = await get('/encoded/', { 'accept-encoding': encoding });
        expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
        return answer.text();
      }),
    );
    expect(new Set(texts).size).toBe(1);
    for (const encodings of ['gzip, deflate, br, zstd', 'gzip;q=0.5, br;q=0.9']) {
      const answer = await get('/encoded/', { 'accept-encoding': encodings });
      expect(answer.headers.get('content-encoding')).toBe('br');
    }
    const etag = (await get('/encoded/')).headers.get('etag') ?? '';
    const again = await get('/encoded/', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toContain('nonce-');
  });

  it('refuses broken addresses with the headers of every answer', async () => {
    for (const path of ['/%E0%A4%A', '/%zz/', '/api/v1/place/%E0%A4%A/']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 400, 'nosniff']);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('knows pages by address, query and province, and hands nothing else to the renderer', async () => {
    const cookie = 'name=Mai; email=mai%40example.vn; province=ha-noi; __Host-XSRF-TOKEN=x';
    const answer = await get('/by/?page=2', { cookie });
    expect(await answer.text()).not.toContain('Mai');
    await get('/by/?page=2', { cookie: 'province=ha-noi; name=Lan' });
    await get('/by/?page=3', { cookie: 'province=ha-noi' });
    await get('/by/?page=2', { cookie: 'province=hue' });
    await get('/by/?page=2', { cookie: 'province=%3Cscript%3E' });
    await get('/by/?page=2');
    expect(site.asked.map(({ url, cookie }) => `${url} ${cookie}`)).toEqual([
      '/by/?page=2 province=ha-noi',
      '/by/?page=3 province=ha-noi',
      '/by/?page=2 province=hue',
      '/by/?page=2 ',
    ]);
  });

  it('is not used for visitors with a session or a position', async () => {
    for (const cookie of ['__Host-antam_session=abc; province=hue', 'user_location=%7B%22lat%22%3A1%7D']) {
      await get('/personal/', { cookie });
      const answer = await get('/personal/', { cookie });
      expect(await answer.text()).toContain(cookie);
    }
    expect(site.asked).toHaveLength(4);
  });

  it('forgets pages as soon as a change of content is committed, and only then', async () => {
    await get('/fresh/');
    await app.services.db
      .transaction(async unit => {
        await touchContent(unit, app.services);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await get('/fresh/');
    expect(site.asked).toHaveLength(1);
    const before = site.asked[0]?.frameVersion;
    await touch();
    await get('/fresh/');
    expect(site.asked).toHaveLength(2);
    expect(site.asked[1]?.frameVersion).not.toBe(before);
  });

  it('does not store a page that was rendered while its content changed', async () => {
    const begun = get('/racing/');
    await touch();
    await begun;
    await touch();
    await get('/racing/');
    expect(site.asked.length).toBeGreaterThanOrEqual(2);
  });

  it('stores neither failures nor unknown addresses', async () => {
    for (const path of ['/missing/', '/broken/']) for (let i = 0; i < 2; i++) await get(path);
    expect(site.asked).toHaveLength(4);
  });
});
