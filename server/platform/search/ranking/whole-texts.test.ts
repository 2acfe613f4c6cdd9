import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../../testing/fresh-database.ts';
import { platformEntities } from '../../platform.entity.ts';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchIndex } from '../search-index.ts';

const KINDS = { disease: { number: 10, isOfNames: true, matchesWholes: true } };
/** Names with what people come with, and what else they are called; the later ones are the more important. */
const DISEASES: ReadonlyArray<readonly [name: string, wholes: readonly string[], titles?: readonly string[]]> = [
  ['Đau nửa đầu', ['đau đầu', 'buồn nôn']],
  ['Nhồi máu cơ tim', ['đau ngực', 'khó thở']],
  ['Sởi', ['sốt', 'phát ban']],
  ['Thoái hoá khớp gối', ['đau đầu gối', 'khó co gối', 'thở dài'], ['khô khớp gối']],
  ['Viêm loét dạ dày', ['đau bụng', 'đau lúc đầu bữa ăn', 'đầy bụng'], ['đau bao tử', 'đau dạ dày']],
  ['Thuỷ đậu', ['nổi mụn nước', 'sốt nhẹ'], ['Bệnh thuỷ đậu']],
  ['Ung thư vú', ['đau ngực phụ nữ', 'khối u ở vú']],
];

let fresh: FreshDatabase;
let index: SearchIndex;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
  index = createSearchIndex(fresh.db, { kinds: KINDS, abbreviations: {}, phrases: ['cơ tim'] });
  await index.index(
    DISEASES.map(([name, wholes, titles = []], at) => ({
      kind: 'disease',
      entityId: at + 1,
      name,
      titles,
      body: ['I21'],
      wholes,
      province: null,
      weight: at / 10,
      card: {},
    })),
  );
});
afterAll(() => fresh.close());

const nameOf = (id: number) => DISEASES[id - 1]?.[0] ?? '';

it.each([
  ['đau đầu', ['Đau nửa đầu']],
  ['đau đầu gối', ['Thoái hoá khớp gối']],
  ['khó thở', ['Nhồi máu cơ tim']],
  ['kho tho', ['Nhồi máu cơ tim']],
  ['đau ngực', ['Nhồi máu cơ tim']],
  ['đau ngực phụ', ['Ung thư vú']],
  ['phát ban sốt', ['Sởi']],
  ['sởi sốt', ['Sởi']],
  ['nhồi máu cơ tim', ['Nhồi máu cơ tim']],
  ['cơ tim khó thở', ['Nhồi máu cơ tim']],
  ['I21 khó thở', ['Nhồi máu cơ tim']],
  ['thuỷ đậu', ['Thuỷ đậu']],
  ['thuy dau', ['Thuỷ đậu']],
  ['dau dau', ['Đau nửa đầu']],
  ['đau bao tử', ['Viêm loét dạ dày']],
  ['dau da day', ['Viêm loét dạ dày']],
  ['kho khop', ['Thoái hoá khớp gối']],
])('“%s” finds whose names hold it, or of whose texts it is the whole', async (query, names) => {
  for (const province of [undefined, 'ha-noi']) {
    const groups = await index.suggest({ query, province, perKind: 10, asTyped: true });
    expect(groups.flatMap(({ items }) => items.map(({ entityId }) => nameOf(entityId)))).toEqual(names);
  }
  const { items } = await index.match({ kind: 'disease', query, limit: 10 });
  expect(items.map(({ entityId }) => nameOf(entityId))).toEqual(names);
});

it.each([
  ['đau ng', ['Ung thư vú', 'Nhồi máu cơ tim']],
  ['dau ngu', ['Ung thư vú', 'Nhồi máu cơ tim']],
  ['dau dau', ['Đau nửa đầu']],
  ['khó', ['Thoái hoá khớp gối', 'Nhồi máu cơ tim']],
])('“%s” finds what begins so where nothing is called just so', async (query, names) => {
  const [group] = await index.suggest({ query, perKind: 10, asTyped: true });
  expect(group?.items.map(({ entityId }) => nameOf(entityId))).toEqual(names);
});

it('a list has its matches however many more important ones are only not close', async () => {
  const far = Array.from({ length: 60 }, (_, at) => ({
    kind: 'disease',
    entityId: 100 + at,
    name: `Liệt ${at}`,
    titles: ['rung giật', 'nhãn áp'],
    body: [],
    wholes: [],
    province: null,
    weight: 1,
    card: {},
  }));
  const close = { ...far[0], entityId: 99, kind: 'disease', name: 'Rung nhãn cầu', titles: [], body: [], weight: 0 };
  await index.index([...far, { ...close, wholes: [], province: null, card: {} }]);
  for (const limit of [2, 10, 20]) {
    const { items, complete } = await index.match({ kind: 'disease', query: 'rung nhan', limit });
    expect([items.map(({ entityId }) => entityId), complete]).toEqual([[99], true]);
  }
  await index.remove('disease', [99, ...far.map(({ entityId }) => entityId)]);
});

it.each(['đầu bụng', 'khó ngực', 'gối vú', 'đau nôn'])(
  '“%s” stands in no text as a whole and finds nothing',
  async q => {
    expect(await index.suggest({ query: q, perKind: 10, asTyped: true })).toEqual([]);
  },
);
