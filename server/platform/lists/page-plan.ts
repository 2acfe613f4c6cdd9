/** How the page of a filtered list is found. */
export type PagePlan =
  | { readonly kind: 'sort' }
  /** Read the first `rows` of the order, keep the members; if they are too few, read on. */
  | { readonly kind: 'scan'; readonly rows: number };

/** Relative costs, measured on SQLite: reading an id from an index, and looking one up with its key to sort it. */
const SCAN_COST = 1;
const SORT_COST = 1.6;

/** Members are not spread evenly, so a little more is read than would do on average. */
const SLACK = 1.3;

/**
 * Chooses between sorting the members and walking the order until enough of them have come by.
 * @param wanted how many members from the start of the order are needed
 * @param members how many there are
 * @param all how many entries the order has
 */
export function planPage(wanted: number, members: number, all: number): PagePlan {
  if (members <= wanted) return { kind: 'sort' };
  const rows = Math.min(all, Math.ceil((wanted * all * SLACK) / members));
  return rows * SCAN_COST < members * SORT_COST ? { kind: 'scan', rows } : { kind: 'sort' };
}

/** After a scan that found too few: how far to go altogether, or sort instead when that has become cheaper. */
export function continueScan(scanned: number, members: number, all: number): PagePlan {
  if (scanned * SCAN_COST >= members * SORT_COST) return { kind: 'sort' };
  return { kind: 'scan', rows: Math.min(all, scanned * 3) };
}
