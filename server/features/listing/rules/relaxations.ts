import type { Alternatives, LooserList, LooserTier } from '../../../platform/lists/looser-lists.ts';
import type { FilterType } from '../contract.ts';
import type { FilterValue } from '../filter-types.ts';
import type { ChosenFilters } from './list-query.ts';

type Filters = ChosenFilters<FilterValue>;

/** What a list is asked for, by its kind. */
export interface AskedList {
  readonly kind: string;
  readonly filters: Filters;
  readonly q: string;
}

/** What is known of the surroundings of a list that is empty. */
export interface Surroundings {
  /** The lists of other kinds with what they can be narrowed by. */
  readonly others: readonly { readonly kind: string; readonly filters: readonly FilterType[] }[];
  /** Districts beside those that are asked for, the nearest first. */
  readonly neighbours: readonly FilterValue[];
  /** Provinces around the districts, or the provinces of before July 2025, that are asked for. */
  readonly provinces: readonly FilterValue[];
  /** Specialities to which the services belong that are asked for. */
  readonly fields: readonly FilterValue[];
  /** The distance from the visitor that is still near; undefined where nothing near the visitor is near what is asked for. */
  readonly near: FilterValue | undefined;
}

/** Filters that say how, when and for whom, the one that is missed least first. */
const CONDITIONS = [
  'hours',
  'available',
  'bhyt',
  'languages_spoken',
  'qualifications',
  'degrees',
  'titles',
  'genders',
] as const satisfies readonly FilterType[];

/** Filters that say where. */
export const WHERE = ['near', 'districts', 'former_provinces', 'provinces'] as const satisfies readonly FilterType[];

/** Filters that say whom or what one kind alone has: a pharmacy has no counterpart among people. */
const OF_ONE_KIND = ['place_types', 'occupations'] as const satisfies readonly FilterType[];
const FIELDS = ['specialities', 'services'] as const satisfies readonly FilterType[];

/**
 * What can be asked for where a list is empty, the nearest first. First with one thing less: a condition, the speciality
 * instead of its service, the district, the area, the kind, the words. Then without conditions and words. At last who or
 * what there is in the area, and everything.
 */
export function* relaxations(asked: AskedList, around: Surroundings): Generator<LooserTier<AskedList>> {
  const { filters, q } = asked;
  const single = oneThingLess(asked, around);
  yield [...single, ...elsewhere(asked, around), ...(q !== '' && filters.size > 0 ? [[withoutWords(asked)]] : [])];
  const { filters: all } = withFields(asked, around) ?? asked;
  const bare = withoutWords(narrowed(asked, without(all, CONDITIONS)));
  const left = single.length + Number(q !== '');
  if (left > 0) yield [...(left > 1 ? [[bare]] : []), ...elsewhere(bare, around)];
  const inArea = new Map([...filters].filter(([type]) => isWhere(type)));
  const inAreas = [inArea, new Map()].filter((area, at) => at > 0 || area.size > 0);
  yield inAreas.map(area => [narrowed(bare, area)]);
}

/** In the same area without one of the conditions, or by the speciality instead of its service. */
function oneThingLess(asked: AskedList, around: Surroundings): Alternatives<AskedList>[] {
  const field = withFields(asked, around);
  const conditions = CONDITIONS.filter(type => asked.filters.has(type));
  return [...conditions.map(type => [narrowed(asked, without(asked.filters, [type]))]), ...(field ? [[field]] : [])];
}

const withoutWords = (asked: AskedList): AskedList => ({ ...asked, q: '' });

/** The same in wider areas, of other kinds, and near the visitor. */
function elsewhere(asked: AskedList, around: Surroundings): Alternatives<AskedList>[] {
  const { filters } = asked;
  const hasArea = WHERE.some(type => filters.has(type));
  const beside = around.neighbours.map(district => narrowed(asked, inPlace(filters, 'districts', [district])));
  const wider = around.provinces.length > 0 ? [narrowed(asked, inProvinces(filters, around.provinces))] : [];
  const anywhere = hasArea ? [narrowed(asked, without(filters, WHERE))] : [];
  const near = anywhere.flatMap(({ filters: all }) =>
    around.near && !filters.has('near') ? [narrowed(asked, new Map([...all, ['near', [around.near]]]))] : [],
  );
  const others = (lists: readonly AskedList[]) =>
    around.others.map(other => lists.flatMap(each => ofKind(each, other)));
  const ways = [beside, wider, ...others([asked, ...wider]), near, anywhere, ...others(anywhere)];
  return ways.filter(({ length }) => length > 0);
}

const narrowed = (asked: AskedList, filters: Filters): AskedList => ({ ...asked, filters });

const isWhere = (type: FilterType) => WHERE.some(each => each === type);

function without(filters: Filters, types: readonly FilterType[]): Filters {
  return new Map([...filters].filter(([type]) => !types.includes(type)));
}

/** The values stand where those of their type stood, so that lists are asked in one order. */
function inPlace(filters: Filters, type: FilterType, values: readonly FilterValue[]): Filters {
  return new Map([...filters].map(([each, chosen]) => [each, each === type ? values : chosen]));
}

/** In the provinces around what is asked for, or in those that are asked for beside it. */
function inProvinces(filters: Filters, provinces: readonly FilterValue[]): Filters {
  const wide = without(filters, ['districts', 'former_provinces']);
  return wide.has('provinces') ? wide : new Map([...wide, ['provinces', provinces]]);
}

/** By the specialities of the services; undefined where no service is asked for. */
function withFields(asked: AskedList, { fields }: Surroundings): AskedList | undefined {
  const { filters } = asked;
  if (!filters.has('services')) return undefined;
  const rest = without(filters, ['services']);
  if (rest.has('specialities')) return narrowed(asked, rest);
  return fields.length === 0 ? undefined : narrowed(asked, new Map([['specialities', fields], ...rest]));
}

/**
 * The list of another kind for the same, without what it cannot be narrowed by. None for words, which are names of this
 * kind, and where what is left no longer says what is looked for.
 */
function ofKind({ filters, q }: AskedList, other: Surroundings['others'][number]): AskedList[] {
  const shared = new Map([...filters].filter(([type]) => other.filters.includes(type)));
  const isOfOneKind = OF_ONE_KIND.some(type => filters.has(type)) && !FIELDS.some(type => shared.has(type));
  return q !== '' || isOfOneKind || shared.size === 0 ? [] : [{ kind: other.kind, filters: shared, q: '' }];
}

/** Whether a list says nothing that a nearer one does not say: it is the same, or a wider area that shows nobody else. */
export function repeats({ query, count }: LooserList<AskedList>, nearer: LooserList<AskedList>): boolean {
  const { kind, filters, q } = nearer.query;
  if (query.kind !== kind || query.q !== q || count !== nearer.count) return false;
  const isWiderArea = !query.filters.has('near') && !query.filters.has('districts') && !filters.has('near');
  const others = isWiderArea ? WHERE : [];
  return written(query.filters, others) === written(filters, others);
}

const written = (filters: Filters, except: readonly FilterType[]): string =>
  [...without(filters, except)].map(([type, values]) => `${type}=${values.map(({ id }) => id).join()}`).join('&');
