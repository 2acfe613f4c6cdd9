/** A table that lists are read from: `id`, `status`, the columns of its sort orders, `lat` and `long`, all indexed. */
export interface ListTable {
  readonly name: string;
  /** An index by id that holds status, keys of all orders and position: sorting reads nothing else. */
  readonly keyIndex: string;
}

/** The condition that every list carries: what is not published is on none. */
export const PUBLISHED = "status = 'published'";

/** Orders that an index can give, as SQL. The id comes last, so that an order is the same every time. */
export const INDEXED_ORDERS = {
  relevance: 'relevance desc, id',
  rating: 'rating_rank desc, id',
  reviews: 'review_count desc, id',
  name: 'sort_name, id',
} as const;
export type IndexedOrder = keyof typeof INDEXED_ORDERS;

/** A part of a list. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}
