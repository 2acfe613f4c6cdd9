import type { z } from 'zod';
import { FILTER_LABELS, type FilterType, type listQuery, SORTS, type SortBy } from '../contract.ts';

/** A list's query as the address has it. */
export type RawListQuery = z.output<typeof listQuery>;

/** How filters find what an address calls by a slug. */
export type FindValue<V> = (type: FilterType, slug: string) => V | undefined;

/** Values chosen, by type, in the order of the address; a type without any is absent. */
export type ChosenFilters<V> = ReadonlyMap<FilterType, readonly V[]>;

/** A list's query understood. */
export interface ListRequest<V> {
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sortBy: SortBy;
  readonly includeFilters: boolean;
  /** Whether the options of filters come with their other names. */
  readonly includeWords: boolean;
  readonly filters: ChosenFilters<V>;
  /** Vietnamese, about what was not understood. */
  readonly notices: readonly string[];
}

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 50;
/** Pages beyond this one cannot be opened. */
export const MAX_PAGE = 500;

/** More values of one type than this are not read. */
const MAX_VALUES = 50;
/** More unknown values than this are only counted. */
const MAX_NAMED = 3;
/** Of an unknown value a notice quotes at most so many characters. */
const QUOTED_LENGTH = 40;

/** What a list can be asked for. */
interface Askable {
  /** Others are ignored. */
  readonly filters: readonly FilterType[];
  readonly orders?: readonly SortBy[];
}

/** Reads a list's query; whatever is not understood is left out and named in notices, the first few values by name. */
export function parseListQuery<V extends { readonly id: number }>(
  raw: RawListQuery,
  { filters: types, orders = SORTS }: Askable,
  find: FindValue<V>,
): ListRequest<V> {
  const notices: string[] = [];
  const filters = new Map<FilterType, readonly V[]>();
  const unknown: string[] = [];
  for (const type of types) {
    const values = parseValues(raw[type], slug => find(type, slug));
    if (values.known.length > 0) filters.set(type, values.known);
    unknown.push(...values.unknown.map(slug => unknownValue(type, slug)));
  }
  const included = oneText(raw.include).split(',');
  notices.push(...unknown.slice(0, MAX_NAMED));
  if (unknown.length > MAX_NAMED) notices.push(otherUnknown(unknown.length - MAX_NAMED));
  return {
    q: (raw.q ?? '').normalize('NFC').trim(),
    page: parseWhole(raw.page, 1, MAX_PAGE),
    pageSize: parseWhole(raw.page_size, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    sortBy: parseSort(raw.sort_by, orders, notices),
    includeFilters: included.includes('filters'),
    includeWords: included.includes('words'),
    filters,
    notices,
  };
}

/** Splits "a,b" (or a repeated parameter) into what `find` knows and what it does not, without duplicates. */
export function parseValues<V>(raw: string | readonly string[] | undefined, find: (slug: string) => V | undefined) {
  const known = new Set<V>();
  const unknown = new Set<string>();
  for (const slug of slugsOf(raw)) {
    const value = find(slug);
    if (value === undefined) unknown.add(slug);
    else known.add(value);
  }
  return { known: [...known], unknown: [...unknown] };
}

function slugsOf(raw: string | readonly string[] | undefined): string[] {
  if (raw === undefined || raw === '') return [];
  const joined = typeof raw === 'string' ? raw : raw.join(',');
  const slugs = joined.split(',').map(slug => slug.trim().toLowerCase());
  return slugs.filter(slug => slug !== '').slice(0, MAX_VALUES);
}

function unknownValue(type: FilterType, slug: string): string {
  const quoted = slug.length > QUOTED_LENGTH ? `${slug.slice(0, QUOTED_LENGTH)}…` : slug;
  return `Không có lựa chọn “${quoted}” trong mục ${FILTER_LABELS[type]}, nên lựa chọn này được bỏ qua.`;
}

const otherUnknown = (count: number) => `Và ${count} lựa chọn khác không có, nên cũng được bỏ qua.`;

function parseSort(raw: string | readonly string[] | undefined, orders: readonly SortBy[], notices: string[]): SortBy {
  const text = oneText(raw);
  if (text === '') return 'relevance';
  const known = orders.find(sort => sort === text);
  if (!known) notices.push('Cách sắp xếp này không có, danh sách được xếp theo mức độ phù hợp.');
  return known ?? 'relevance';
}

function parseWhole(raw: string | readonly string[] | undefined, fallback: number, max: number): number {
  const text = oneText(raw);
  if (!/^\d{1,9}$/.test(text)) return fallback;
  return Math.min(max, Math.max(1, Number(text)));
}

/** The last one of a repeated parameter. */
function oneText(raw: string | readonly string[] | undefined): string {
  return (typeof raw === 'string' ? raw : raw?.at(-1)) ?? '';
}
