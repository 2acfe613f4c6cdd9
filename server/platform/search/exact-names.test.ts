import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { platformEntities } from '../platform.entity.ts';
import { createSearchIndex } from './create-search-index.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';

let fresh: FreshDatabase;
let index: SearchIndex;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
  index = createSearchIndex(fresh.db, { kinds: { place: { number: 1 } }, abbreviations: {}, phrases: [] });
});
afterAll(() => fresh.close());

function document(kind: string, entityId: number, name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { kind, entityId, name, body: [], province: null, weight: 0.5, card: name, ...more };
}

/** The names found, best first. */
async function names(kind: string, query: string): Promise<unknown[]> {
  const groups = await index.suggest({ query, kinds: [kind], perKind: 10 });
  return groups.flatMap(({ items }) => items.map(({ card }) => card));
}

it('a name that needs no title for any word stands above one that does, whatever the weight', async () => {
  await index.index([
    document('place', 6, 'Bệnh viện Mộc Lan', { titles: ['Bệnh viện đa khoa'], weight: 0.9 }),
    document('place', 7, 'Bệnh viện Đa khoa Mộc Lan', { titles: ['Bệnh viện đa khoa'], weight: 0.1 }),
  ]);
  expect((await names('place', 'bệnh viện đa khoa mộc lan'))[0]).toBe('Bệnh viện Đa khoa Mộc Lan');
  expect((await names('place', 'bệnh viện mộc lan'))[0]).toBe('Bệnh viện Mộc Lan');
  await index.remove('place', [6, 7]);
});

it('names of many words are distinguished by the last of them', async () => {
  const name = 'Phòng khám Đa khoa Quốc tế Phù Sa Biển Lặng Mây Trắng';
  await index.index([
    document('place', 6, name, { weight: 0.9 }),
    document('place', 7, `${name} Long Khánh`, { weight: 0.1 }),
  ]);
  expect(await names('place', `${name} Long Khánh`)).toEqual([`${name} Long Khánh`]);
  await index.remove('place', [6, 7]);
});
