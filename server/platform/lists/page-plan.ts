/** How the page of a filtered list is found. */
export type PagePlan =
  | { readonly kind: 'sort' }
  /** Read the first `rows` of the order, keep the members; if they are too few, read on. */
  | { readonly kind: 'scan'; readonly rows: number };

/** Costs in parts of reading one id from an index, measured on SQLite: looking up a member with its key to sort it, … */
const SORT_COST = 8;
/** … and reading one of the pages that hold the keys, when the database is too large for all of them to be in memory. */
const PAGE_COST = 20;
const KEYS_PER_PAGE = 56;
const KEYS_IN_MEMORY = 200_000;

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
  return rows < sortCost(members, all) ? { kind: 'scan', rows } : { kind: 'sort' };
}

function sortCost(members: number, all: number): number {
  const pages = all > KEYS_IN_MEMORY ? Math.min(members, all / KEYS_PER_PAGE) : 0;
  return members * SORT_COST + pages * PAGE_COST;
}

/** After a scan that found too few: how far to go altogether, or sort instead when that has become cheaper. */
export function continueScan(scanned: number, members: number, all: number): PagePlan {
  if (scanned >= sortCost(members, all)) return { kind: 'sort' };
  return { kind: 'scan', rows: Math.min(all, scanned * 3) };
}
