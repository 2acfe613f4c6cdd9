import { MAX_GROUPS, MAX_ITEMS, type SearchGroup } from '../../search/contract.ts';

/** A group of suggestions with the ids of its items, in their order. */
export interface FoundGroup {
  readonly kind: string;
  /** The words by which they were found. */
  readonly text: string;
  readonly ids: readonly number[];
  /** Whether the name of one of them holds all words as they were typed. */
  readonly isCalledSo: boolean;
  /** Whether one of the words stands otherwise in the names of its items. */
  readonly isNear: boolean;
  /** Whether a list of this kind is offered that shows none of them: they only match the words. */
  readonly isByWords: boolean;
  readonly group: SearchGroup;
}

/** As many groups as an answer holds, those under one title as one: the items of the first of them come first. */
export function joinGroups(groups: readonly FoundGroup[]): FoundGroup[] {
  const joined = new Map<string, FoundGroup>();
  for (const each of groups) {
    const key = `${each.kind} ${each.group.title}`;
    const first = joined.get(key);
    if (!first) joined.set(key, each);
    else if (each.isNear && !first.isCalledSo && !first.group.similar) {
      const others = withoutItemsOf(first, each);
      if (others.ids.length > 0) joined.set(`${key} near`, others);
    }
    // A guess has nothing to add to what is called so.
    else if (first.group.similar || !each.group.similar) joined.set(key, withItemsOf(first, each));
  }
  return [...joined.values()].slice(0, MAX_GROUPS);
}

function withItemsOf(first: FoundGroup, each: FoundGroup): FoundGroup {
  const further = withoutItemsOf(first, each);
  const room = MAX_ITEMS - first.ids.length;
  return {
    ...first,
    ids: [...first.ids, ...further.ids.slice(0, room)],
    group: { ...first.group, items: [...first.group.items, ...further.group.items.slice(0, room)] },
  };
}

/** A group without what stands in the first one. */
function withoutItemsOf(first: FoundGroup, each: FoundGroup): FoundGroup {
  const isOther = (_: unknown, at: number) => !first.ids.includes(each.ids[at] ?? 0);
  return {
    ...each,
    ids: each.ids.filter(isOther),
    group: { ...each.group, items: each.group.items.filter(isOther) },
  };
}
