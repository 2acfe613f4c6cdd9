import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../platform/db/text.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { origin: 'https://antam.example' } });
});
afterAll(() => app.close());

const bodyOf = async (path: string) => (await app.request(path)).text();
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(match => match[1] ?? '');

it('the site names the sitemap in robots.txt and keeps private addresses out', async () => {
  const robots = await bodyOf('/robots.txt');
  expect(robots).toContain('Sitemap: https://antam.example/sitemap.xml');
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toContain('Disallow: /dang-nhap/\n');
});

it('the sitemap lists every published page once, split by kind', async () => {
  const files = addressesIn(await bodyOf('/sitemap.xml'));
  expect(files).toContain('https://antam.example/sitemap-places-1.xml');
  const xml = await Promise.all(files.map(file => bodyOf(new URL(file).pathname)));
  const addresses = xml.flatMap(addressesIn);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of ['', 'bac-si/', 'co-so-y-te/', 'chuyen-khoa/', 'dich-vu/', 'tuyen-chon/', 'khuyen-mai/'])
    expect(addresses).toContain(`https://antam.example/${path}`);
  for (const path of ['ve-chung-toi/', 'dieu-khoan/', 'xac-minh/', 'minh-bach/', 'quyen-rieng-tu/'])
    expect(addresses).toContain(`https://antam.example/${path}`);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/antam\.example\/([a-z0-9-]+\/)*$/);
  const [row] = await textOf(app.services.db.read).all<{ places: number; professionals: number }>(
    `select (select count(*) from place where status = 'published') as places,
            (select count(*) from professional where status = 'published') as professionals`,
  );
  expect(addresses.filter(address => /\/co-so-y-te\/./.test(address))).toHaveLength(row?.places ?? -1);
  expect(addresses.filter(address => /\/bac-si\/./.test(address))).toHaveLength(row?.professionals ?? -1);
});

it('the sitemap says when a page has changed, in a well-formed document', async () => {
  const xml = await bodyOf('/sitemap-places-1.xml');
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n(<url>.*<\/url>\n)+<\/urlset>\n$/);
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

it('the sitemap has no files beyond those', async () => {
  for (const path of [
    '/sitemap-places-2.xml',
    '/sitemap-places-0.xml',
    '/sitemap-secrets-1.xml',
    '/sitemap-places-999999.xml',
  ]) {
    expect((await app.request(path)).status).toBe(404);
  }
});
