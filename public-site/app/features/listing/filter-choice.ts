import type { FilterSetting } from '@antam/server/features/listing/contract.ts';

/** Slugs chosen in the overlay by filter type, before they are applied. */
export type FilterChoice = Readonly<Record<string, readonly string[]>>;

/** Filters without a tab: what queries ask for, and what is a chip beside the tabs. */
const WITHOUT_TAB: ReadonlySet<FilterSetting['type']> = new Set([
  'former_provinces',
  'genders',
  'bhyt',
  'hours',
  'available',
]);

/** Whether a filter has a tab. */
export const isTab = ({ type }: Pick<FilterSetting, 'type'>): boolean => !WITHOUT_TAB.has(type);

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
