import type { PromotionGroup } from '../contract.ts';
import type { PromotionDraft } from '../draft-contract.ts';

/** Groups of a promotion whose options have numbers, in the form of its columns. */
interface NumberedOptions {
  readonly groups: PromotionGroup[];
  /** The highest number that was ever given; 0 where none is stored. */
  readonly lastOption: number;
}

/**
 * Gives each option a number: the known ones keep theirs, and a new one gets none that another had before it, so that a
 * patient who chose on a page from before a change is never given something else.
 */
export function numberOptions(
  drafts: PromotionDraft['groups'],
  before: NumberedOptions = { groups: [], lastOption: 0 },
): NumberedOptions {
  const known = new Set(before.groups.flatMap(({ options }) => options.map(({ id }) => id)));
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
