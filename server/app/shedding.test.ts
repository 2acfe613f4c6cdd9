import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoadGauge, type LoadGauge } from '../platform/load/load-gauge.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { logIn } from '../testing/log-in.ts';
import { metricsOf } from '../testing/metrics-of.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: FakeSite;
let isBusy = false;
const gauge: LoadGauge = { ...createLoadGauge(), isOverloaded: () => isBusy };
beforeAll(async () => {
  site = createFakeSite();
  app = await startTestApp({ world: 'tiny', site, gauge });
});
afterAll(async () => {
  await app.close();
  site.remove();
});
beforeEach(() => {
  isBusy = false;
  site.asked.length = 0;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
const statusOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).status;

const COSTLY_CALLS = [
  '/api/v1/search/?q=nhi',
  '/api/v1/professional/',
  '/api/v1/place/?q=a',
  '/api/v1/collection/',
  '/api/v1/speciality/',
  '/api/v1/service/',
  '/api/v1/filter/districts/?provinces=ha-noi',
];

describe('under too much load', () => {
  it('strangers’ pages are refused at once, with a page that says so', async () => {
    isBusy = true;
    const answer = await get('/bac-si/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('xin bạn vui lòng thử lại sau vài giây');
    for (const path of ['/dang-nhap/', '/missing/', '/sitemap.xml', '/sitemap-pages-1.xml']) {
      expect([path, await statusOf(path)]).toEqual([path, 503]);
    }
    expect(await statusOf('/bac-si/', { cookie: 'user_location=%7B%22lat%22%3A1%7D' })).toBe(503);
    expect(site.asked).toEqual([]);
  });

  it('strangers’ searches and lists are refused with a problem, before anything is read', async () => {
    isBusy = true;
    for (const path of COSTLY_CALLS) {
      const answer = await get(path, { accept: 'application/json' });
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(await answer.json()).toMatchObject({ code: 'BUSY', status: 503 });
    }
  });

  it('an invalid session cookie makes no difference', async () => {
    isBusy = true;
    for (const token of ['abc', 'a'.repeat(43)]) {
      expect(await statusOf('/bac-si/', { cookie: `antam_session=${token}` })).toBe(503);
      expect(await statusOf('/api/v1/place/', { cookie: `antam_session=${token}` })).toBe(503);
    }
  });

  it('everything else is answered as usual', async () => {
    expect(await statusOf('/cached/')).toBe(200);
    isBusy = true;
    for (const path of ['/cached/', '/healthz', '/readyz', '/robots.txt', '/api/v1/site/', '/manifest.webmanifest']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    expect(await statusOf('/cached')).toBe(301);
    expect(await metricsOf(app)).toContain('antam_shed_total');
    expect(site.asked).toHaveLength(1);
  });

  it('requests of accounts, staff too, are answered as usual', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    const editor = await logIn(app, ACCOUNTS.editor.email);
    isBusy = true;
    expect((await user('/bac-si/')).status).toBe(200);
    for (const path of COSTLY_CALLS) expect([path, (await user(path)).status]).toEqual([path, 200]);
    expect((await editor('/api/admin/places/')).status).toBe(200);
  });

  it('writes are answered as usual, and so is a plain form', async () => {
    isBusy = true;
    const body = JSON.stringify({ email: 'nobody@example.vn', password: 'wrong horse battery' });
    expect((await app.request('/dang-nhap/', { method: 'POST', body })).status).toBeLessThan(500);
    const form = new URLSearchParams({ email: 'nobody@example.vn', password: 'wrong' });
    const answer = await app.request('/dang-nhap/', { method: 'POST', body: form });
    expect(answer.status).toBeLessThan(500);
    expect(site.asked).toHaveLength(1);
  });

  it('refusals are counted, and stop as soon as the load does', async () => {
    isBusy = true;
    await statusOf('/again/');
    isBusy = false;
    expect(await statusOf('/again/')).toBe(200);
    expect(await statusOf('/api/v1/search/?q=nhi')).toBe(200);
    const text = await metricsOf(app);
    for (const kind of ['page', 'call', 'sitemap'])
      expect(text).toMatch(new RegExp(`antam_shed_total\\{kind="${kind}"\\} [1-9]`));
  });
});

it('API calls of a page that was admitted are not refused', async () => {
  const path = '/api/v1/place/';
  isBusy = true;
  expect((await app.app.dispatch(path, { method: 'GET', headers: {} })).status).toBe(200);
});
