/** The value below which the given share (0 to 1) of the values lies; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value, of two the larger one; NaN without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The median of each property over several results of the same shape. */
export function medianOf<Key extends string>(results: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const [first] = results;
  if (!first) throw new Error('There is no result to take the median of');
  const keys = Object.keys(first) as Key[];
  return Object.fromEntries(keys.map(key => [key, median(results.map(result => result[key]))])) as Record<Key, number>;
}
