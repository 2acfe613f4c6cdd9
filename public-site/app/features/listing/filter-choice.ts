import type { FilterSetting } from '@antam/server/features/listing/contract.ts';

/** Slugs chosen in the overlay by filter type, before they are applied. */
export type FilterChoice = Readonly<Record<string, readonly string[]>>;

/** Whether a filter has a tab; who is free this week is asked for by a link beside them. */
export const isTab = ({ type }: Pick<FilterSetting, 'type'>): boolean => type !== 'available';

/** The values that are ticked in the page's address. */
export function initialChoice(filters: readonly FilterSetting[]): FilterChoice {
  return Object.fromEntries(
    filters.map(({ type, options }) => [type, options.filter(({ checked }) => checked).map(({ slug }) => slug)]),
  );
}

/** Ticks or unticks one value. */
export function toggled(choice: FilterChoice, type: string, slug: string): FilterChoice {
  const chosen = choice[type] ?? [];
  return { ...choice, [type]: chosen.includes(slug) ? chosen.filter(other => other !== slug) : [...chosen, slug] };
}

export function chosenCount(choice: FilterChoice): number {
  return Object.values(choice).reduce((sum, slugs) => sum + slugs.length, 0);
}

/** Removes every tick, keeping the types so that they are taken out of the address. */
export function cleared(choice: FilterChoice): FilterChoice {
  return Object.fromEntries(Object.keys(choice).map(type => [type, []]));
}
