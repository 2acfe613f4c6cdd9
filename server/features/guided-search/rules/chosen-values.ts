import { type FilterType, filterType } from '../../listing/contract.ts';
import type { FilterCatalogue, FilterValue } from '../../listing/filter-types.ts';
import type { IntentFilters } from './intent.ts';

/** The values that some filters name, by their type, as the list with these filters reads them. */
export function chosenValues(
  catalogue: FilterCatalogue,
  filters: IntentFilters,
): ReadonlyMap<FilterType, readonly FilterValue[]> {
  const chosen = new Map<FilterType, readonly FilterValue[]>();
  for (const type of filterType.options) {
    const slugs = filters[type];
    if (slugs)
      chosen.set(
        type,
        slugs.flatMap(slug => catalogue.find(type, slug) ?? []),
      );
  }
  return chosen;
}
