import { inOrder } from '../../known-query.ts';

/** Changes a list's address: other filters, another order or another page. */

export type AddressChange = Record<string, string | readonly string[] | null>;

/** The query as the server understood it, from its answer. */
type UnderstoodQuery = {
  readonly q: string;
  readonly chosen: readonly { readonly type: string; readonly slug: string }[];
};

/**
 * The address of the same list with some parameters changed. Arrays are comma-joined, `null` and empty remove. Any
 * change but a change of page goes back to the first page. The parameters have their canonical order.
 */
export function listAddress(path: string, search: URLSearchParams, change: AddressChange): string {
  const next = new URLSearchParams(search);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const text = typeof value === 'string' ? value : (value ?? []).join(',');
    if (text === '' || (name === 'page' && text === '1')) next.delete(name);
    else next.set(name, text);
  }
  // Commas separate values; they are allowed in a query and read better as they are.
  const query = inOrder(next).toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}

/**
 * The address under which search engines know a page of a list: what was asked for and understood, in one order, without
 * the order of the results and whatever else an address may carry.
 */
export function canonicalListAddress(path: string, { q, chosen }: UnderstoodQuery, page: number): string {
  const types = [...new Set(chosen.map(({ type }) => type))];
  const slugs = (asked: string) => chosen.filter(({ type }) => type === asked).map(({ slug }) => slug);
  const filters = types.map(type => [type, slugs(type).toSorted()] as const);
  return listAddress(path, new URLSearchParams(), { q, ...Object.fromEntries(filters), page: String(page) });
}

/** The values of a comma-joined parameter, without duplicates. */
export function valuesOf(search: URLSearchParams, name: string): string[] {
  const values = search.getAll(name).flatMap(text => text.split(','));
  return [...new Set(values.map(value => value.trim()).filter(value => value !== ''))];
}

/**
 * A form without script sends one parameter per ticked box; the canonical address has one per filter type. Answers
 * that address when it differs, else null.
 */
export function joinedAddress(path: string, search: URLSearchParams): string | null {
  const repeated = [...new Set(search.keys())].filter(name => search.getAll(name).length > 1);
  const empty = [...search].some(([, value]) => value === '');
  if (repeated.length === 0 && !empty) return null;
  const joined = new URLSearchParams();
  for (const name of new Set(search.keys())) {
    const text = valuesOf(search, name).join(',');
    if (text !== '') joined.set(name, name === 'q' ? (search.get('q') ?? '') : text);
  }
  return listAddress(path, joined, { page: joined.get('page') });
}

/** Parameters that say what they say without being looked up. */
const PLAIN = new Set(['q', 'page', 'page_size', 'sort_by', 'include']);
/** Some text that means nothing here does no harm: a mistyped value, what an advertisement adds to a link. */
const MAX_MEANINGLESS = 400;

/**
 * Every link of a list repeats its address, so an address with much that the answer did not understand would make a
 * page many times its size. Answers the address without that when there is much of it, else null.
 * @param chosen the values that were understood
 */
export function understoodAddress(
  path: string,
  search: URLSearchParams,
  chosen: readonly { readonly type: string; readonly slug: string }[],
): string | null {
  const change: Record<string, string | readonly string[] | null> = { page: search.get('page') };
  let meaningless = 0;
  for (const name of new Set(search.keys())) {
    if (PLAIN.has(name)) continue;
    const known = chosen.filter(({ type }) => type === name).map(({ slug }) => slug);
    const length = search.getAll(name).join(',').length;
    meaningless += Math.max(0, length - known.join(',').length) + (known.length === 0 ? name.length : 0);
    change[name] = known;
  }
  return meaningless > MAX_MEANINGLESS ? listAddress(path, search, change) : null;
}
