import type { FilterType } from '@antam/server/features/listing/contract.ts';

/** What lists are narrowed by, in alphabetical order. */
export const FILTERS = [
  'available',
  'bhyt',
  'degrees',
  'districts',
  'former_provinces',
  'genders',
  'hours',
  'languages_spoken',
  'near',
  'occupations',
  'place_types',
  'provinces',
  'qualifications',
  'services',
  'specialities',
  'titles',
] as const satisfies readonly FilterType[];

/** Parameters that take several values, joined by commas or, from a form without script, each by itself. */
const SEVERAL: ReadonlySet<string> = new Set([...FILTERS, 'compare', 'packages', 'benefits', 'family']);

/** The words that a visitor is looking for. Every other parameter has values of ours. */
export const WORDS = 'q';

export const LIST_QUERY: readonly string[] = [WORDS, ...FILTERS, 'sort_by', 'page'];

/** What the reviews of a detail page are narrowed and ordered by. */
export const REVIEW_QUERY = ['stars', 'verified', 'sort', 'page'] as const;

/** Parameters that several pages take, in the order in which addresses name them; those of one page follow as written. */
const ORDER: readonly string[] = [
  'kind',
  WORDS,
  'province',
  ...FILTERS,
  'sort_by',
  ...REVIEW_QUERY,
  'speciality',
  'topic',
  'after',
  'before',
];

/** The same parameters in the one order that is canonical; those that the site does not know stand last. */
export function inOrder(query: URLSearchParams): URLSearchParams {
  const rank = ([name]: readonly [string, string]) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return new URLSearchParams([...query].toSorted((a, b) => rank(a) - rank(b)));
}

/**
 * The query in which every parameter that takes one value has one, the first that says something: an address that asks
 * for two ages at once asks for the first. Null where none is repeated.
 */
export function withOneOfEach(query: URLSearchParams): URLSearchParams | null {
  const names = [...query.keys()];
  const isRepeated = (name: string) => !SEVERAL.has(name) && query.getAll(name).length > 1;
  if (!names.some(isRepeated)) return null;
  const first = (name: string) => query.getAll(name).find(value => value.trim() !== '') ?? '';
  return new URLSearchParams(
    [...query].flatMap(([name, value], at) => {
      if (!isRepeated(name)) return [[name, value]];
      return names.indexOf(name) === at ? [[name, first(name)]] : [];
    }),
  );
}
