import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { platformEntities } from '../platform.entity.ts';
import { createSearchIndex } from './create-search-index.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';

const KINDS = {
  place: { number: 1 },
  service: { number: 2, inSmallIndex: true },
  speciality: { number: 3, inSmallIndex: true },
};
const MANY = 60;

const document = (
  kind: string,
  entityId: number,
  name: string,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  kind,
  entityId,
  name,
  body: [],
  province: null,
  weight: entityId / 1_000,
  card: { name },
  ...more,
});
const many = (make: (id: number) => SearchDocument) => Array.from({ length: MANY }, (_, at) => make(at + 1));

/**
 * Sixty specialities are called after skin, three services hold the word; places hold it in their texts, half of them
 * near.
 */
const DOCUMENTS = [
  ...many(id => document('speciality', id, `Da liễu vần ${id}`)),
  document('service', 1, 'Soi da'),
  document('service', 2, 'Tắm trắng', { body: ['chăm sóc da'] }),
  document('service', 3, 'Nội soi'),
  ...many(id =>
    document('place', id, `Phòng khám ${id}`, { body: ['Da liễu'], province: id % 2 ? 'ha-noi' : 'da-nang' }),
  ),
];

let fresh: FreshDatabase;
let index: SearchIndex;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
  index = createSearchIndex(fresh.db, { kinds: KINDS, abbreviations: {}, phrases: [] });
  await index.index(DOCUMENTS);
});
afterAll(() => fresh.close());

async function ids(query: string, province?: string): Promise<Record<string, number[]>> {
  const groups = await index.suggest({ query, province, perKind: 10 });
  return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(item => item.entityId)]));
}

const heaviest = (first: number, step: number) => Array.from({ length: 10 }, (_, at) => first - at * step);

it('the search finds few matches of several kinds of the small index at once, those in names first', async () => {
  expect(await ids('soi')).toEqual({ service: [1, 3] });
  expect(await ids('cham soc')).toEqual({ service: [2] });
});

it.each([undefined, 'ha-noi'])(
  'fills every group where kinds of the small index hold too many to look at, near %s',
  async province => {
    const found = await ids('da', province);
    expect(found.speciality).toEqual(heaviest(MANY, 1));
    expect(found.service).toEqual([1, 2]);
    expect(found.place).toHaveLength(10);
  },
);

it('the search finds few matches of a kind before one that holds too many', async () => {
  expect((await ids('trắng da')).service).toEqual([2]);
  await index.index([document('service', 8, 'Da vần')]);
  expect((await ids('da van')).service).toEqual([8]);
  await index.remove('service', [8]);
});

it('the search gives the best groups where only some are asked for', async () => {
  const groups = await index.suggest({ query: 'da', perKind: 10, most: 2 });
  expect(groups.map(({ kind }) => kind)).toEqual(['speciality', 'service']);
});

it('the search shows places of the chosen province before more important ones elsewhere, and others only after them', async () => {
  expect((await ids('da lieu', 'ha-noi')).place).toEqual(heaviest(MANY - 1, 2));
  expect((await ids('da lieu', 'da-nang')).place).toEqual(heaviest(MANY, 2));
  expect((await ids('da lieu', 'ca-mau')).place).toEqual(heaviest(MANY, 1));
  expect((await ids('da lieu')).place).toEqual(heaviest(MANY, 1));
});

it('the search leaves out a last word that nothing begins with', async () => {
  expect(await ids('noi soi zzz')).toEqual({ service: [3] });
  expect(await ids('noi soi z')).toEqual({ service: [3] });
});

it.each([undefined, 'ha-noi'])(
  'fills every group without a last word that nothing begins with, though some hold too many to look at, near %s',
  async province => {
    const specialities = many(id => document('speciality', 100 + id, `Nắn xương ${id}`));
    await index.index([...specialities, document('service', 101, 'Nắn xương')]);
    expect(await ids('nan xuong q', province)).toEqual({ service: [101], speciality: heaviest(100 + MANY, 1) });
    await index.remove('service', [101]);
    await index.remove(
      'speciality',
      specialities.map(({ entityId }) => entityId),
    );
  },
);

it('forgets removed documents of a kind in the small index', async () => {
  await index.index([document('service', 9, 'Nhổ răng')]);
  expect(await ids('nho rang')).toEqual({ service: [9] });
  await index.remove('service', [9]);
  expect(await ids('nho rang')).toEqual({});
});
