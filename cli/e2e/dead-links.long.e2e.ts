import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { expect, it } from 'vitest';
import { crawl } from './support/crawl.ts';
import { product } from './support/product.ts';

it('no page has a dead link: every link, picture and script of the site answers 200', async () => {
  const { pages, broken } = await crawl(product.origin, '/');
  expect(broken).toEqual([]);
  expect(pages.length).toBeGreaterThan(150);
  for (const path of [PLACES.hospital.path, PROFESSIONALS.mai.path, '/tuyen-chon/', '/dich-vu/kham-nhi/'])
    expect(pages).toContain(path);
  for (const { path } of [PLACES.draft, PLACES.hidden, PROFESSIONALS.draft, PROFESSIONALS.hidden, COLLECTIONS.draft])
    expect(pages).not.toContain(path);
});
