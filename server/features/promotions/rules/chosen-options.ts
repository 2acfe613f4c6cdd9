import type { ChosenOption, PromotionGroup, PromotionOption } from '../contract.ts';

/** What a patient chose of a promotion, and what it costs with that. */
export interface Choice {
  readonly options: ChosenOption[];
  /** VND */
  readonly price: number;
}

/**
 * Finds what is chosen by the numbers of options. Of a group with one choice the first option counts where none is
 * named. Answers undefined where a number is not on offer, or where two of a group with one choice are named.
 */
export function chosenOptions(
  groups: readonly PromotionGroup[],
  newPrice: number,
  wanted: readonly number[],
): Choice | undefined {
  const known = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)));
  if (wanted.some(id => !known.has(id))) return undefined;
  const named = new Set(wanted);
  const chosen: Array<{ readonly group: string; readonly option: PromotionOption }> = [];
  for (const { name: group, choice, options } of groups) {
    const hits = options.filter(({ id }) => named.has(id));
    if (choice === 'one' && hits.length > 1) return undefined;
    const counted = choice === 'one' && hits.length === 0 ? options.slice(0, 1) : hits;
    chosen.push(...counted.map(option => ({ group, option })));
  }
  const own = chosen.find(({ option }) => option.pricing === 'own')?.option.price ?? newPrice;
  const extra = chosen.reduce((sum, { option }) => (option.pricing === 'extra' ? sum + option.price : sum), 0);
  return {
    options: chosen.map(({ group, option }) => ({ group, option: option.name })),
    price: own + extra,
  };
}
