import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Many times what the cache of this test holds. */
const QUERIES = 80;
const AT_A_TIME = 20;

let app: TestApp;
let site: FakeSite;
beforeAll(async () => {
  site = createFakeSite();
  // Enough for some dozen pages of the small site.
  app = await startTestApp({ site, config: { pageCacheBytes: 300_000 } });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

async function askMany(count: number, request: (n: number) => [path: string, cookie?: string]): Promise<void> {
  for (let from = 0; from < count; from += AT_A_TIME) {
    const batch = Array.from({ length: Math.min(AT_A_TIME, count - from) }, async (_, at) => {
      const [path, cookie = ''] = request(from + at);
      await (await fetch(app.url + path, { redirect: 'manual', headers: { cookie } })).arrayBuffer();
    });
    await Promise.all(batch);
  }
}

/** How often the site is asked for a page that should be cached. */
async function timesRendered(path: string, cookie = ''): Promise<number> {
  const before = site.asked.length;
  await (await fetch(app.url + path, { headers: { cookie } })).arrayBuffer();
  return site.asked.length - before;
}

it('a page that many ask for stays cached, however many other addresses are asked for once', async () => {
  expect([await timesRendered('/hot/'), await timesRendered('/hot/?page=2')]).toEqual([1, 1]);
  await askMany(QUERIES, n => [`/hot/?q=${n}`]);
  await askMany(QUERIES, n => [`/hot/?utm_source=${n}`]);
  await askMany(QUERIES, n => [`/hot/?page=2&utm_source=${n}`]);
  await askMany(QUERIES, n => ['/hot/', `province=nowhere-${n}`]);
  await askMany(QUERIES, n => [`/moved/?page=${n}`]);
  expect([await timesRendered('/hot/'), await timesRendered('/hot/?page=2')]).toEqual([0, 0]);
});

it('pages narrowed by a query push only each other out of the cache', async () => {
  expect(await timesRendered('/plain/')).toBe(1);
  await askMany(QUERIES, n => [`/plain/?page=${n}`]);
  expect(await timesRendered('/plain/')).toBe(0);
});

it('pages of a search are cached as long as their partition has room', async () => {
  expect([await timesRendered('/words/?q=a'), await timesRendered('/words/?q=a')]).toEqual([1, 0]);
});

it('an address with a parameter unknown to its page is rendered for every request', async () => {
  expect([await timesRendered('/hot/?fbclid=1'), await timesRendered('/hot/?fbclid=1')]).toEqual([1, 1]);
});

it('an unknown province shares the page without province, and a known one has a page of its own', async () => {
  expect(await timesRendered('/province/')).toBe(1);
  expect(await timesRendered('/province/', 'province=nowhere')).toBe(0);
  expect(await timesRendered('/province/', 'province=ha-noi')).toBe(1);
  expect(await timesRendered('/province/', 'province=ha-noi')).toBe(0);
});
