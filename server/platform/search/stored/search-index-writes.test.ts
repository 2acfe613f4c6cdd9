import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../../testing/fresh-database.ts';
import { nativeOf } from '../../db/native.ts';
import { platformEntities } from '../../platform.entity.ts';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchDocument, SearchIndex } from '../search-index.ts';

let fresh: FreshDatabase;
let index: SearchIndex;

const open = () =>
  createSearchIndex(fresh.db, {
    kinds: { professional: { number: 0 }, place: { number: 1 }, article: { number: 8, hasLongTexts: true } },
    abbreviations: {},
    phrases: [],
  });

beforeEach(async () => {
  fresh = await openFreshDatabase(platformEntities);
  index = open();
});
afterEach(() => fresh.close());

const place = (entityId: number, name: string, weight = 0.5): SearchDocument => ({
  kind: 'place',
  entityId,
  name,
  body: [],
  province: null,
  weight,
  card: { name },
});

async function found(query: string): Promise<number[]> {
  const { items } = await index.match({ kind: 'place', query, limit: 1_000 });
  return items.map(item => item.entityId);
}

it('writing a document again replaces it, its weight too', async () => {
  await index.index([place(1, 'Phòng khám Mai', 0.1), place(2, 'Phòng khám Mai', 0.5)]);
  expect(await found('mai')).toEqual([2, 1]);
  await index.index([place(1, 'Phòng khám Mai', 0.9)]);
  expect(await found('mai')).toEqual([1, 2]);
  await index.index([place(1, 'Phòng khám Lan', 0.9)]);
  expect(await found('mai')).toEqual([2]);
  expect(await found('lan')).toEqual([1]);
});

it('on SQLite many writes leave few segments to be searched', async ({ skip }) => {
  const { sqlite } = nativeOf(fresh.db);
  if (!sqlite) return skip();
  const counted = sqlite.prepare<[], number>('select count(distinct segid) from search_name_article_idx').pluck();
  for (let id = 1; id <= 30; id += 1) {
    await index.index([{ ...place(id, `Phòng khám Mai ${id}`), kind: 'article' }]);
    expect(counted.get()).toBeLessThan(4);
  }
  expect((await index.match({ kind: 'article', query: 'mai', limit: 50 })).items).toHaveLength(30);
});

it('removing documents of one kind leaves those of others', async () => {
  await index.index([place(1, 'Mai'), place(2, 'Mai'), { ...place(1, 'Mai'), kind: 'professional' }]);
  await index.remove('place', [1, 99]);
  expect(await found('mai')).toEqual([2]);
  expect((await index.match({ kind: 'professional', query: 'mai', limit: 5 })).items).toHaveLength(1);
});

it('a rebuild replaces what is there and removes what is gone', async () => {
  await index.index([place(1, 'Mai'), place(2, 'Lan')]);
  const seen: number[] = [];
  const count = await index.rebuild([place(2, 'Cúc'), place(3, 'Mai')], done => void seen.push(done));
  expect(count).toBe(2);
  expect(seen).toEqual([2]);
  expect(await found('mai')).toEqual([3]);
  expect(await found('lan')).toEqual([]);
  expect(await found('cúc')).toEqual([2]);
});

it('a rebuild takes many documents in several batches', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => place(at + 1, `Phòng khám số ${at + 1}`, (at % 100) / 100));
  expect(await index.rebuild(many)).toBe(5_000);
  expect(await found('4999')).toEqual([4_999]);
  expect(await index.rebuild(many.slice(0, 5))).toBe(5);
  expect((await found('phong kham')).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

it('a search finds the best of many matches, not just the first', async () => {
  const crowd = Array.from({ length: 500 }, (_, at) => ({
    ...place(at + 10, 'Nha khoa Thiện Mai Anh', 0.9),
    province: 'ha-noi',
  }));
  await index.index([...crowd, place(1, 'Nha khoa Mai', 0), { ...place(2, 'Nha khoa Mãi', 0), province: 'hue' }]);
  const best = async (query: string, province?: string) =>
    (await index.suggest({ query, province, perKind: 3 }))[0]?.items[0]?.entityId;
  expect(await best('nha khoa mai')).toBe(1);
  expect(await best('nha khoa mãi')).toBe(2);
  expect(await best('nha khoa', 'hue')).toBe(2);
});

it('writers of the index take turns', async () => {
  const other = open();
  await Promise.all([
    index.index([place(1, 'Mai')]),
    other.index([place(1, 'Mai')]),
    index.index([place(1, 'Mai', 0.8)]),
    other.index([place(2, 'Mai')]),
  ]);
  expect((await found('mai')).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

it('the index refuses a kind that it does not know', async () => {
  await expect(index.index([{ ...place(1, 'Mai'), kind: 'ghost' }])).rejects.toThrow('ghost');
});
