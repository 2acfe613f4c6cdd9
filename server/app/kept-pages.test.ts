import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savePlaces } from '../features/places/commands/save-places.ts';
import { fixedClock } from '../platform/clock/clock.ts';
import { Secret } from '../platform/env/secret.ts';
import { createAnswerSite } from '../testing/answer-site.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const clock = fixedClock(new Date('2036-03-03T02:00:00Z'));
const network = { seconds: 600, purge: { url: new Secret('http://127.0.0.1:1/'), token: new Secret('of-a-network') } };
let app: TestApp;
let sites: { readonly plain: FakeSite; readonly answers: FakeSite };
beforeAll(async () => {
  sites = { plain: createFakeSite(), answers: createAnswerSite() };
  const { plain, answers } = sites;
  const isOfApi = (url: string) => /^\/(place|slot)\//.test(url);
  const site = {
    ...plain,
    addressKind: (url: string) => (isOfApi(url) ? 'plain' : plain.addressKind(url)),
    render: async (request: Parameters<FakeSite['render']>[0]) =>
      (isOfApi(request.url) ? answers : plain).render(request),
  };
  app = await startTestApp({ world: 'tiny', site, services: { clock }, config: { network } });
});
afterAll(async () => {
  await app.close();
  sites.plain.remove();
  sites.answers.remove();
});
beforeEach(() => clock.advance(3_600_000));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
const controlOf = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).headers.get('cache-control');

const keysIn = (headers: Headers) => [headers.get('surrogate-key'), headers.get('cache-tag')];

const KEPT = 'public, max-age=0, s-maxage=600, stale-while-revalidate=600, stale-if-error=86400';
const HOSPITAL = `/place/${PLACES.hospital.id}/`;

describe('a network in front', () => {
  it('may keep a page that is the same for all, the first answer and the cached one, without cookie or nonce', async () => {
    for (let n = 0; n < 2; n++) {
      const { headers } = await get(HOSPITAL);
      expect(headers.get('cache-control')).toBe(KEPT);
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('etag')).toMatch(/^W\/"/);
      expect(headers.get('vary')).toContain('Cookie');
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self'$/);
    }
  });

  it('finds it by the names of what it shows', async () => {
    const { headers } = await get(HOSPITAL);
    const keys = headers.get('surrogate-key')?.split(' ');
    expect(keys).toEqual(expect.arrayContaining(['pages', `place:${PLACES.hospital.id}`, 'term', 'site', 'area']));
    expect(headers.get('cache-tag')?.split(',')).toEqual(keys);
  });

  it('is answered 304 where it has the page', async () => {
    const etag = (await get(HOSPITAL)).headers.get('etag') ?? '';
    const again = await get(HOSPITAL, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, KEPT]);
  });

  it.each([
    ['session', 'antam_session=abc', 'private, no-store'],
    ['position', 'user_location=%7B%22lat%22%3A1%7D', 'private, no-store'],
    ['province', 'province=ha-noi', 'private, no-cache'],
    ['province that does not exist', 'province=khong-co', 'private, no-cache'],
    ['province that cannot be read', 'province=%E0%A4%A', 'private, no-cache'],
  ])('keeps nothing of a visitor with a %s', async (_, cookie, control) => {
    const { headers } = await get(HOSPITAL, { cookie });
    expect(headers.get('cache-control')).toBe(control);
    expect(keysIn(headers)).toEqual([null, null]);
  });

  it('keeps one page for all whose cookies say nothing that a page shows', async () => {
    expect(await controlOf(HOSPITAL, { cookie: 'XSRF-TOKEN=x; name=Mai; antam_consent=1' })).toBe(KEPT);
  });

  it.each([
    ['words of a visitor', '/by/?q=dau+dau', 'private, no-cache'],
    ['parameters that its page does not know', '/by/?utm=1', 'private, no-cache'],
    ['a form', '/dang-nhap/', 'private, no-store'],
    ['nothing at its address', '/missing/', 'private, no-cache'],
    ['a failure', '/broken/', 'no-store'],
    ['a redirect to a record', '/moved/', 'private, no-cache'],
    ['data of the API', '/api/v1/place/', 'private, no-store'],
  ])('keeps no answer with %s', async (_, path, control) => {
    const { headers } = await get(path);
    expect([headers.get('cache-control'), headers.get('surrogate-key')]).toEqual([control, null]);
  });

  it('keeps redirects from other spellings, which say nothing of a record', async () => {
    expect(await controlOf('//place///1/')).toBe('public, max-age=3600');
  });

  it('keeps a page no longer than the page is true by the clock, the time while it is asked for again included', async () => {
    const path = `/slot/?place=${PLACES.hospital.id}&professional=${PROFESSIONALS.mai.id}&days=7`;
    const within = (fresh: number, asking: number) =>
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${asking}, stale-if-error=86400`;
    expect(await controlOf(path)).toBe(within(300, 300));
    clock.advance(200_000);
    expect(await controlOf(path)).toBe(within(200, 200));
  });

  it('keeps a list that is shown late after a change no longer than that', async () => {
    const list = '/place/?page_size=7';
    expect(await controlOf(list)).toBe(KEPT);
    clock.advance(60_000);
    await savePlaces(app.services, [{ id: PLACES.dental.id, name: 'Nha khoa Vừa Đổi Tên' }]);
    clock.advance(4_000);
    expect(await controlOf(list)).toBe('public, max-age=0, s-maxage=3, stale-while-revalidate=3, stale-if-error=86400');
  });

  it('keeps the same page whatever host and addresses a request claims', async () => {
    const plain = await get(HOSPITAL);
    const claims = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-original-url': '/dang-nhap/',
      'x-rewrite-url': '/dang-nhap/',
      'x-http-method-override': 'POST',
      forwarded: 'host=evil.example',
    };
    const claimed = await get(HOSPITAL, claims);
    expect(await claimed.text()).toBe(await plain.text());
    expect(claimed.headers.get('etag')).toBe(plain.headers.get('etag'));
  });
});

it('a network that takes no purges keeps a page for its seconds in all, and no longer while the site fails', async () => {
  const site = createFakeSite();
  const alone = await startTestApp({ site, config: { network: { seconds: 60, purge: undefined } } });
  const { headers } = await fetch(`${alone.url}/by/`);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
  await alone.close();
  site.remove();
});

it('without a network, caches ask each time, and learn no keys', async () => {
  const site = createFakeSite();
  const alone = await startTestApp({ site });
  const { headers } = await fetch(`${alone.url}/by/`);
  expect(headers.get('cache-control')).toBe('public, no-cache');
  expect(keysIn(headers)).toEqual([null, null]);
  expect(headers.get('content-security-policy')).toContain("'nonce-");
  await alone.close();
  site.remove();
});
