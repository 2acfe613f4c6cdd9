import type { RestQuery } from '../contract/rest-query.ts';
import type { RestPage } from '../http/send-page.ts';
import { foldText } from '../text/fold-text.ts';

/** How the rows of a short list are looked through. */
export interface ShortList<Row> {
  /** What a search looks in. */
  readonly textsOf: (row: Row) => readonly string[];
  /** Further filters. */
  readonly matches: (row: Row) => boolean;
  readonly compare: (a: Row, b: Row) => number;
}

/** One page of a list that is in memory: some thousands of rows at most. */
export function findRows<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { filter, ids, offset, limit, sort }: RestQuery<{ readonly q?: string | undefined }, string>,
  { textsOf, matches, compare }: ShortList<Row>,
): RestPage<Row> {
  if (ids) {
    const wanted = new Set(ids);
    const found = rows.filter(row => wanted.has(row.id));
    return { rows: found, total: found.length };
  }
  const words = foldText(filter.q ?? '')
    .split(' ')
    .filter(Boolean);
  const found = rows.filter(row => matches(row) && hasAll(textsOf(row), words));
  const sign = sort.descending ? -1 : 1;
  const sorted = found.toSorted((a, b) => sign * (compare(a, b) || a.id - b.id));
  return { rows: sorted.slice(offset, offset + limit), total: found.length };
}

function hasAll(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const folded = texts.map(foldText);
  return words.every(word => folded.some(text => text.includes(word)));
}
