import { describe, expect, it } from 'vitest';
import type { FilterType } from '../contract.ts';
import { type AskedList, relaxations, repeats, type Surroundings } from './relaxations.ts';

const PLACE_FILTERS: FilterType[] = [
  'place_types',
  'specialities',
  'services',
  'provinces',
  'districts',
  'hours',
  'near',
];

const value = (slug: string) => ({ id: slug.length, slug, name: slug });
const AROUND: Surroundings = {
  others: [{ kind: 'place', filters: PLACE_FILTERS }],
  neighbours: [value('quan-1'), value('quan-10')],
  provinces: [value('ho-chi-minh')],
  fields: [],
  near: undefined,
};
const NOWHERE: Surroundings = { ...AROUND, neighbours: [], provinces: [] };

/** A query as addresses write it: `specialities=da-lieu&districts=quan-3`. */
function asked(query: string): AskedList {
  const { q, ...filters } = Object.fromEntries(new URLSearchParams(query));
  return {
    kind: 'professional',
    q: q ?? '',
    filters: new Map(
      Object.entries(filters).map(([type, slugs]) => [type as FilterType, (slugs ?? '').split(',').map(value)]),
    ),
  };
}

const written = ({ kind, q, filters }: AskedList): string =>
  [
    ...(kind === 'professional' ? [] : [kind]),
    ...[...filters].map(([type, values]) => `${type}=${values.map(({ slug }) => slug).join()}`),
    ...(q === '' ? [] : [`q=${q}`]),
  ].join('&');

/** The tiers of a list, each way with its alternatives. */
const tiers = (query: string, around: Surroundings) =>
  [...relaxations(asked(query), around)].map(tier => tier.map(ways => ways.map(written)));

describe('an empty list of people of a speciality in a district', () => {
  const [first] = tiers('specialities=da-lieu&districts=quan-3', { ...AROUND, near: value('10') });

  it('leads to neighbouring districts, the province, places, what is near and the whole country, in this order', () => {
    expect(first).toEqual([
      ['specialities=da-lieu&districts=quan-1', 'specialities=da-lieu&districts=quan-10'],
      ['specialities=da-lieu&provinces=ho-chi-minh'],
      ['place&specialities=da-lieu&districts=quan-3', 'place&specialities=da-lieu&provinces=ho-chi-minh'],
      ['specialities=da-lieu&near=10'],
      ['specialities=da-lieu'],
      ['place&specialities=da-lieu'],
    ]);
  });

  it('at last leads to everything of the area, and to everything', () => {
    expect(tiers('specialities=da-lieu&districts=quan-3', AROUND).at(-1)).toEqual([['districts=quan-3'], ['']]);
  });
});

describe('conditions', () => {
  const all = tiers('specialities=da-lieu&provinces=hue&genders=female&available=week', NOWHERE);

  it('are left out one by one before the area is widened, the one that is missed least first', () => {
    expect(all[0]?.slice(0, 2)).toEqual([
      ['specialities=da-lieu&provinces=hue&genders=female'],
      ['specialities=da-lieu&provinces=hue&available=week'],
    ]);
    expect(all[0]?.slice(2)).toEqual([
      ['place&specialities=da-lieu&provinces=hue'],
      ['specialities=da-lieu&genders=female&available=week'],
      ['place&specialities=da-lieu'],
    ]);
  });

  it('are all left out only where leaving out one thing finds nothing', () => {
    expect(all[1]?.[0]).toEqual(['specialities=da-lieu&provinces=hue']);
    expect(all[1]).toContainEqual(['specialities=da-lieu']);
  });
});

it('a service gives way to its speciality', () => {
  const around = { ...NOWHERE, fields: [value('da-lieu')] };
  expect(tiers('services=tri-mun&provinces=hue', around)[0]?.[0]).toEqual(['specialities=da-lieu&provinces=hue']);
  expect(tiers('services=tri-mun&specialities=da-lieu', around)[0]?.[0]).toEqual(['specialities=da-lieu']);
});

it('words are kept while the area is widened, and never taken to another kind, of which they are no names', () => {
  expect(tiers('provinces=hue&q=mai', NOWHERE)[0]).toEqual([['q=mai'], ['provinces=hue']]);
});

it('an occupation, which one kind alone has, leads to no other kind unless a field is asked for, too', () => {
  const kinds = (query: string) =>
    tiers(query, NOWHERE)
      .flat(2)
      .filter(text => text.startsWith('place'));
  expect(kinds('occupations=duoc-si&provinces=hue')).toEqual([]);
  expect(kinds('occupations=bac-si&specialities=da-lieu&provinces=hue')).not.toEqual([]);
});

it('a list that is narrowed by nothing leads nowhere but to itself', () => {
  expect(tiers('', NOWHERE)).toEqual([[], [['']]]);
});

describe('a further list', () => {
  const counted = (query: string, count: number, kind = 'professional') => ({
    query: { ...asked(query), kind },
    count,
  });
  const near = counted('specialities=da-lieu&districts=quan-1', 2);

  it('says nothing new where it is the same one, or a wider area that shows nobody else', () => {
    expect(repeats(near, near)).toBe(true);
    expect(repeats(counted('specialities=da-lieu&provinces=ho-chi-minh', 2), near)).toBe(true);
    expect(repeats(counted('specialities=da-lieu', 2), near)).toBe(true);
    expect(repeats(counted('specialities=da-lieu', 5), near)).toBe(false);
  });

  it('says something new where it is another district, another kind, near the visitor or less narrow', () => {
    for (const other of [
      counted('specialities=da-lieu&districts=quan-10', 2),
      counted('specialities=da-lieu&provinces=ho-chi-minh', 2, 'place'),
      counted('specialities=da-lieu&near=10', 2),
      counted('provinces=ho-chi-minh', 2),
    ])
      expect(repeats(other, near)).toBe(false);
  });
});
