import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { platformEntities } from '../platform.entity.ts';
import { createSearchIndex } from './create-search-index.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';

/** More beginnings of words than are looked up one by one. */
const BEGUN = Array.from({ length: 40 }, (_, at) => `Van${'abcdefgh'[at % 8]}${'bcdfg'[Math.floor(at / 8)]}`);
const WHOLE = 'Khó, vân';
const BEGINNING = 'Khó, vanab';

const place = (entityId: number, body: string, province: string): SearchDocument => ({
  kind: 'place',
  entityId,
  name: `Phòng khám ${entityId}`,
  body: [body],
  province,
  weight: entityId / 100,
  card: {},
});

let fresh: FreshDatabase;
let index: SearchIndex;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
  index = createSearchIndex(fresh.db, { kinds: { place: { number: 1 } }, abbreviations: {}, phrases: [] });
  await index.index([
    ...BEGUN.map((word, at) => place(100 + at, word, 'ha-noi')).map(each => ({ ...each, weight: 0 })),
    ...[1, 2].map(id => place(id, WHOLE, 'ha-noi')),
    ...[3, 4, 5].map(id => place(id, BEGINNING, 'ha-noi')),
    ...Array.from({ length: 12 }, (_, at) => place(20 + at, WHOLE, 'da-nang')),
    ...[40, 41].map(id => place(id, BEGINNING, 'da-nang')),
  ]);
});
afterAll(() => fresh.close());

const ids = async (query: string, province?: string) => {
  const [group] = await index.suggest({ query, province, perKind: 10 });
  return group?.items.map(({ entityId }) => entityId);
};

it('all of the chosen province come first, also those with a word that only begins as the last one typed', async () => {
  expect(await ids('kho van', 'ha-noi')).toEqual([5, 4, 3, 2, 1, 31, 30, 29, 28, 27]);
});

it('elsewhere the word as it was typed comes first, where its beginnings are very many', async () => {
  expect(await ids('kho van')).toEqual([31, 30, 29, 28, 27, 26, 25, 24, 23, 22]);
  expect((await ids('kho van', 'da-nang'))?.length).toBe(10);
});
