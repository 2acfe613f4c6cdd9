import type { PromotionGroup } from '../contract.ts';
import type { GroupDraft } from '../draft-contract.ts';

interface Groups<Group> {
  readonly groups: readonly Group[];
  /** The highest number that was ever given; 0 where none is stored. */
  readonly lastOption: number;
}

/**
 * Gives each option a number: the known ones keep theirs, and a new one gets none that another had before it, so that a
 * patient who chose on a page from before a change is never given something else.
 */
export function numberOptions(
  drafts: readonly GroupDraft[],
  before: Groups<GroupDraft> = { groups: [], lastOption: 0 },
): Groups<PromotionGroup> {
  const known = new Set(before.groups.flatMap(({ options }) => options.flatMap(({ id }) => id ?? [])));
  let last = Math.max(before.lastOption, ...known);
  const groups = drafts.map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ id, ...option }) => {
      if (id !== undefined && known.has(id)) return { id, ...option };
      last += 1;
      return { id: last, ...option };
    }),
  }));
  return { groups, lastOption: last };
}
