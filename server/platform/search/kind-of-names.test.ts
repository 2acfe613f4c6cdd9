import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { platformEntities } from '../platform.entity.ts';
import { createSearchIndex } from './create-search-index.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';

/** The same documents, as a kind that is of names and as one that is not. */
const KINDS = { disease: { number: 10, isOfNames: true }, place: { number: 1 } };
const NAMES = ['Tiểu đường', 'Đái tháo đường', 'Sốt xuất huyết', 'Sốt rét', 'Sót nhau', 'Huyết áp cao', 'Mai', 'Mãi'];
/** More beginnings of words than are looked up one by one. */
const BEGUN = Array.from({ length: 40 }, (_, at) => `Van${'abcdefgh'[at % 8]}${'bcdfg'[Math.floor(at / 8)]}`);

let fresh: FreshDatabase;
let index: SearchIndex;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
  index = createSearchIndex(fresh.db, { kinds: KINDS, abbreviations: {}, phrases: ['sốt rét'] });
  const documents = [...NAMES, ...BEGUN].map(
    (name, at): Omit<SearchDocument, 'kind'> => ({
      entityId: at + 1,
      name,
      titles: name === 'Đái tháo đường' ? ['Bệnh tiểu đường'] : [],
      province: null,
      body: [at % 2 ? 'khó thở, trần trọc' : 'đau đầu'],
      weight: at / 100,
      card: { name },
    }),
  );
  await index.index(Object.keys(KINDS).flatMap(kind => documents.map(document => ({ ...document, kind }))));
});
afterAll(() => fresh.close());

it.each([
  'tieu duong',
  'tiểu đường',
  'tieu d',
  'sot',
  'sốt',
  'sot r',
  'sot ret',
  'huyet',
  'mai',
  'mãi',
  'm',
  'zzz',
  'sot zzz',
  'kho tho',
  'khó thở',
  'kho t',
  'kho th',
  'mai kho tho',
  'van',
  'tran van',
  'dau van',
  'đau van',
  'dau vanab',
  'duong d',
])('of a kind that is of names “%s” finds what it finds of another', async query => {
  const groups = await index.suggest({ query, perKind: 50, asTyped: true });
  const found = (kind: string) =>
    groups.find(group => group.kind === kind)?.items.map(({ card, score }) => [card, score]);
  expect(found('disease')).toEqual(found('place'));
  const matches = (kind: string) => index.match({ kind, query, limit: 100 });
  expect(await matches('disease')).toEqual(await matches('place'));
});

it.each(['choray', 'choray lon'])(
  'the index of names finds words typed as one, though they stand apart in many texts: %s',
  async query => {
    const document = (at: number, name: string, more: Pick<SearchDocument, 'body' | 'weight'>) => ({
      entityId: 1_000 + at,
      name,
      province: null,
      card: { name },
      ...more,
    });
    const apart = Array.from({ length: 300 }, (_, at) =>
      document(at + 1, 'Phiên', { body: ['lớn: rẫy, chợ'], weight: 1 }),
    );
    const documents = [...apart, document(0, 'Chợ Rẫy lớn', { body: [], weight: 0 })];
    await index.index(Object.keys(KINDS).flatMap(kind => documents.map(each => ({ ...each, kind }))));
    const groups = await index.suggest({ query, perKind: 10 });
    expect(groups.map(({ kind, items }) => [kind, items.map(({ card }) => card)])).toEqual([
      ['place', [{ name: 'Chợ Rẫy lớn' }]],
      ['disease', [{ name: 'Chợ Rẫy lớn' }]],
    ]);
    for (const kind of Object.keys(KINDS)) {
      await index.remove(
        kind,
        documents.map(({ entityId }) => entityId),
      );
    }
  },
);

it('the index of names finds names and what is said beside them', async () => {
  const [group] = await index.suggest({ query: 'tran van', perKind: 50, kinds: ['disease'] });
  expect(group?.items.length).toBeGreaterThan(10);
  const [, first] = await index.suggest({ query: 'tiểu đường', perKind: 5 });
  expect(first?.items.map(({ card }) => card)).toEqual([{ name: 'Tiểu đường' }, { name: 'Đái tháo đường' }]);
});
