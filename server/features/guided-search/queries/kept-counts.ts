import { LRUCache } from 'lru-cache';
import type { IntentFilters } from '../rules/intent.ts';
import type { Listed } from '../rules/listed.ts';

/** Lists that people ask for with one state of the records; there are some thousand terms and areas. */
const KEPT = 2_000;

interface Kept {
  readonly of: readonly object[];
  readonly counts: LRUCache<string, Listed>;
}

const kept = new WeakMap<object, Kept>();

/**
 * The count of a list, kept while all that it is counted from is the same: what people look for is asked for letter by
 * letter, and by many. Who is open or has free times is counted each time.
 * @param of what it is counted from; each of them is another object once it has changed
 */
export function keptCounts(
  of: readonly [snapshot: object, ...others: object[]],
  filters: IntentFilters,
  count: () => Listed,
): Listed {
  if (filters.hours !== undefined || filters.available !== undefined) return count();
  const counts = countsOf(of);
  const key = JSON.stringify(filters);
  const known = counts.get(key);
  if (known) return known;
  const listed = count();
  counts.set(key, listed);
  return listed;
}

function countsOf(of: readonly [object, ...object[]]): Kept['counts'] {
  const known = kept.get(of[0]);
  if (known && of.every((each, at) => each === known.of[at])) return known.counts;
  const counts = new LRUCache<string, Listed>({ max: KEPT });
  kept.set(of[0], { of, counts });
  return counts;
}
