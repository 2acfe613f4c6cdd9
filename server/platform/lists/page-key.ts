/** Where a page of a list ends: the value by which the list is ordered, and the id. */
export interface PageKey {
  readonly value: number;
  readonly id: number;
}

const KEY = /^(\d{1,15})-(\d{1,10})$/;

/** A key as an address carries it. */
export const writeKey = ({ value, id }: PageKey): string => `${value}-${id}`;

/** The key of an address; undefined for what is none, which counts as not asked. */
export function readKey(text: string | undefined): PageKey | undefined {
  const [, value, id] = KEY.exec(text ?? '') ?? [];
  return value === undefined || id === undefined ? undefined : { value: Number(value), id: Number(id) };
}

/** The keys that a page of a list was asked for with: behind the one, or just before the other. */
export interface PageKeys {
  readonly after: PageKey | undefined;
  readonly before: PageKey | undefined;
}

/** One page of rows in an order, and the keys of the pages around it. */
export interface KeyedPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

/**
 * Makes the page of the rows that were found from its keys on, in their order.
 * @param found one row more than a page of `size` has, where there are others
 */
export function pageByKeys<Row>(
  found: readonly Row[],
  { after, before }: PageKeys,
  { size, keyOf }: { readonly size: number; readonly keyOf: (row: Row) => PageKey },
): KeyedPage<Row> {
  const hasMore = found.length > size;
  const rows = before && hasMore ? found.slice(1) : found.slice(0, size);
  const [first, last] = [rows.at(0), rows.at(-1)];
  const hasNext = before ? true : hasMore;
  const hasPrevious = before ? hasMore : after !== undefined;
  return {
    rows,
    next: last && hasNext ? writeKey(keyOf(last)) : null,
    previous: first && hasPrevious ? writeKey(keyOf(first)) : null,
  };
}
