/**
 * Values under what `keyOf` says of each, in the order in which they come: what `Map.groupBy` does, which phones of a few
 * years ago do not know.
 */
export function grouped<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
