import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savePlaces } from '../features/places/commands/save-places.ts';
import { fixedClock } from '../platform/clock/clock.ts';
import { Secret } from '../platform/env/secret.ts';
import { AGAIN_AFTER_MS } from '../platform/network/due-keys.ts';
import { createAnswerSite } from '../testing/answer-site.ts';
import { type Nginx, type NginxPlace, placeNginx } from '../testing/behind-nginx.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const clock = fixedClock(new Date('2036-03-03T02:00:00Z'));
let place: NginxPlace;
let nginx: Nginx;
let app: TestApp;
let sites: { readonly plain: FakeSite; readonly answers: FakeSite };

/** Pages at addresses of the API show what it answers, all others the cookies that reach the renderer. */
async function startApp(seconds: number): Promise<TestApp> {
  const { plain, answers } = sites;
  const isOfApi = (url: string) => url.startsWith('/place/');
  const site = {
    ...plain,
    addressKind: (url: string) => (isOfApi(url) ? 'plain' : plain.addressKind(url)),
    render: async (request: Parameters<FakeSite['render']>[0]) =>
      (isOfApi(request.url) ? answers : plain).render(request),
  };
  const purge = { url: new Secret(place.purgeUrl), token: new Secret(place.purgeToken) };
  const origin = 'https://antam.example';
  return startTestApp({
    world: 'tiny',
    site,
    services: { clock },
    config: { origin, trustProxy: 1, network: { seconds, purge } },
  });
}

const portOf = ({ url }: { url: string }) => Number(new URL(url).port);

beforeAll(async () => {
  sites = { plain: createFakeSite(), answers: createAnswerSite() };
  place = await placeNginx();
  app = await startApp(3_600);
  nginx = await place.start(portOf(app));
  // It begins with every page, twice.
  await app.app.purger?.flush();
  clock.advance(AGAIN_AFTER_MS);
  await app.app.purger?.flush();
});
afterAll(async () => {
  await nginx.stop();
  await app.close();
  sites.plain.remove();
  sites.answers.remove();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(nginx.url + path, { method, redirect: 'manual', headers: { accept: 'text/html', ...headers } });
const seen = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await get(path, headers);
  return { cache: answer.headers.get('x-cache'), text: await answer.text(), headers: answer.headers };
};
const pagesOf = (id: number) => `/place/${id}/`;
/** Each test has addresses of its own. */
let addresses = 0;
const fresh = () => {
  addresses += 1;
  return `/by-${addresses}/`;
};

describe('behind nginx with its cache, a page that is the same for all', () => {
  it('is asked of the site once, and comes without cookies and keys, to be asked for each time', async () => {
    const path = fresh();
    const [first, second] = [await seen(path), await seen(path)];
    expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('x-request-id')).toBe(first.headers.get('x-request-id'));
    for (const { headers } of [first, second]) {
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.getSetCookie()).toEqual([]);
      expect([headers.get('surrogate-key'), headers.get('cache-tag')]).toEqual([null, null]);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self'$/);
    }
  });

  it('is rendered once for many who ask at a time', async () => {
    const path = fresh();
    const before = sites.plain.asked.length;
    const all = await Promise.all(Array.from({ length: 10 }, () => seen(path)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(sites.plain.asked.length - before).toBe(1);
  });

  it('is answered 304 to a browser that has it', async () => {
    const path = fresh();
    const etag = (await seen(path)).headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect([again.status, again.headers.get('x-cache'), again.headers.get('etag')]).toEqual([304, 'HIT', etag]);
  });

  it('comes in the encoding that each browser takes', async () => {
    const path = fresh();
    const wanted = new Map([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
      ['br;q=0, gzip;q=0.5', null],
    ]);
    const texts = [];
    for (let round = 0; round < 2; round++) {
      for (const [accepted, encoding] of wanted) {
        const { text, headers } = await seen(path, { 'accept-encoding': accepted });
        expect([accepted, headers.get('content-encoding')]).toEqual([accepted, encoding]);
        texts.push(text);
      }
    }
    expect(new Set(texts).size).toBe(1);
  });

  it('is whole after a request for its head', async () => {
    const path = fresh();
    await (await get(path, {}, 'HEAD')).text();
    const { cache, text } = await seen(path);
    expect([cache, text.endsWith('<hr>')]).toEqual(['HIT', true]);
  });

  it('is forgotten when what it shows has changed, and others are not', async () => {
    const [own, other] = [pagesOf(PLACES.hospital.id), pagesOf(PLACES.dental.id)];
    for (const path of [own, other]) await seen(path);
    await savePlaces(app.services, [{ id: PLACES.hospital.id, name: 'Bệnh viện Sau Khi Xóa' }]);
    expect((await seen(own)).cache).toBe('HIT');
    expect(await app.app.purger?.flush()).toBe(true);
    const after = await seen(own);
    expect([after.cache, after.text.includes('Bệnh viện Sau Khi Xóa')]).toEqual(['MISS', true]);
    expect([(await seen(other)).cache, (await seen(own)).cache]).toEqual(['HIT', 'HIT']);
  });

  it('is forgotten where a list shows what is hidden now', async () => {
    const list = '/place/?page_size=50';
    expect((await seen(list)).text).toContain(PLACES.dental.name);
    await savePlaces(app.services, [{ id: PLACES.dental.id, status: 'hidden' }]);
    await app.app.purger?.flush();
    const after = await seen(list);
    expect([after.cache, after.text.includes(PLACES.dental.name)]).toEqual(['MISS', false]);
    await savePlaces(app.services, [{ id: PLACES.dental.id, status: 'published' }]);
    await app.app.purger?.flush();
  });
});

describe('behind nginx with its cache, nobody’s page is shown to another', () => {
  it.each([
    ['a session', '__Host-antam_session=abc'],
    ['a session among other cookies', 'name=Mai; email=mai%40example.vn;__Host-antam_session=abc'],
    ['a position', 'user_location=%7B%22lat%22%3A1%7D'],
    ['a province', 'consent=1;province=ha-noi'],
  ])('of a visitor with %s, whichever visitor asks first', async (_, cookie) => {
    const [before, after] = [fresh(), fresh()];
    const stranger = await seen(before);
    const own = await seen(before, { cookie });
    expect(own.cache).toBe('BYPASS');
    expect((await seen(before)).text).toBe(stranger.text);
    await seen(after, { cookie });
    const later = await seen(after);
    expect(later.cache).toBe('MISS');
    expect(later.text).not.toMatch(/antam_session|user_location|ha-noi|Mai/);
    expect((await seen(before, { cookie })).headers.get('cache-control')).toMatch(/^private/);
  });

  it('nor is the token of forms: each browser gets one of its own, which no page brings', async () => {
    const tokens = new Set<string>();
    for (let n = 0; n < 3; n++) {
      for (const path of ['/api/v1/site/', '/dang-nhap/']) {
        const { headers, cache } = await seen(path);
        expect([path, cache]).toEqual([path, 'MISS']);
        tokens.add(headers.getSetCookie().join());
      }
    }
    expect(tokens.size).toBe(6);
    expect([...tokens].every(cookie => cookie.startsWith('__Host-XSRF-TOKEN='))).toBe(true);
  });

  it('nor one that a request has spoilt by what it claims', async () => {
    const path = fresh();
    const claims = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-for': '203.0.113.9',
      'x-original-url': '/missing/',
      'x-rewrite-url': '/missing/',
      'x-http-method-override': 'DELETE',
      'surrogate-key': 'none',
      'x-request-id': 'evil-evil-evil',
      range: 'bytes=0-3',
      'accept-encoding': 'identity',
      cookie: 'name=evil',
    };
    for (let n = 0; n < 2; n++) expect((await get(path, claims)).ok).toBe(true);
    const after = await seen(path, { 'accept-encoding': 'identity' });
    expect(after.cache).toBe('HIT');
    expect(after.text).toMatch(/^<!doctype html>.*<hr>$/s);
    expect([...after.headers.values()].join() + after.text).not.toContain('evil');
  });

  it('nor one with another query, or one that its page does not know', async () => {
    const path = fresh();
    const plain = await seen(path);
    for (const query of ['?page=2', '?utm_source=evil', '?q=evil', '?', '?page=2&page=3']) await seen(path + query);
    expect(await seen(path)).toMatchObject({ cache: 'HIT', text: plain.text });
    for (const query of ['?utm_source=evil', '?q=evil', '?page=2&page=3'])
      expect((await seen(path + query)).cache).toBe('MISS');
  });

  it('nor a failure, or an address without a page', async () => {
    for (let n = 0; n < 2; n++)
      for (const path of ['/missing/', '/broken/']) expect((await seen(path)).cache).toBe('MISS');
  });

  it('nor a page that another process has purged', async () => {
    const path = fresh();
    await seen(path);
    for (const authorization of ['', 'Bearer another token', `Basic ${place.purgeToken}`]) {
      const headers = { authorization, 'surrogate-key': 'pages' };
      expect((await fetch(place.purgeUrl, { method: 'POST', headers })).status).toBe(403);
    }
    expect((await seen(path)).cache).toBe('HIT');
  });
});

describe('behind nginx with its cache, when its time is over,', () => {
  let short: NginxPlace;
  let front: Nginx;
  let site: TestApp;
  beforeAll(async () => {
    short = await placeNginx();
    site = await startApp(5);
    front = await short.start(portOf(site));
  });
  afterAll(() => front.stop());
  const shown = async (path: string) => {
    const answer = await fetch(front.url + path);
    return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text() };
  };

  it('a page is shown at once while it is asked for again, and then it is the new one', async () => {
    const path = fresh();
    await shown(path);
    await expect.poll(async () => (await shown(path)).cache).toBe('STALE');
    await expect.poll(async () => (await shown(path)).cache).toBe('HIT');
  });

  it('and the site is away, pages that were kept are shown, and nothing else is', async () => {
    const path = fresh();
    const before = await shown(path);
    await site.close();
    await expect.poll(async () => (await shown(path)).cache).toBe('STALE');
    expect(await shown(path)).toMatchObject({ status: 200, text: before.text });
    expect((await shown(fresh())).status).toBe(502);
    expect((await fetch(front.url + path, { headers: { cookie: '__Host-antam_session=abc' } })).status).toBe(502);
  });
});
