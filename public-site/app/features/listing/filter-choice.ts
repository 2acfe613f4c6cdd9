import type { FilterSetting } from '@antam/server/features/listing/contract.ts';

/** Slugs chosen in the overlay by filter type, before they are applied. */
export type FilterChoice = Readonly<Record<string, readonly string[]>>;

type Typed = Pick<FilterSetting, 'type'>;

/** Filters of few values, which stand above the tabs. */
const CONDITIONS: ReadonlySet<FilterSetting['type']> = new Set(['genders', 'bhyt', 'hours', 'available']);

/** Whether a filter is a condition with a handful of values. */
export const isCondition = ({ type }: Typed): boolean => CONDITIONS.has(type);

/** Whether visitors choose a filter; provinces of before July 2025 are asked for by queries alone. */
export const isChosen = ({ type }: Typed): boolean => type !== 'former_provinces';

/** Whether a filter has a tab. */
export const isTab = (filter: Typed): boolean => isChosen(filter) && !isCondition(filter);

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
