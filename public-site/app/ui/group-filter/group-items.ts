export type Group<Item> = { key: string; name: string; items: Item[] };

/**
 * The items by group, groups in the order in which they first appear. An item stands in each of its groups; those
 * without any stand in a last group whose key and name are empty.
 */
export function groupItems<Item>(
  items: readonly Item[],
  groupsOf: (item: Item) => readonly { key: string; name: string }[],
): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  const without: Item[] = [];
  for (const item of items) {
    const of = groupsOf(item);
    if (of.length === 0) without.push(item);
    for (const { key, name } of of) {
      const group = groups.get(key) ?? { key, name, items: [] };
      group.items.push(item);
      groups.set(key, group);
    }
  }
  const found = [...groups.values()];
  return without.length > 0 ? [...found, { key: '', name: '', items: without }] : found;
}
