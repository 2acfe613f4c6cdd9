import { type FilterType, filterType } from '../../listing/contract.ts';
import type { FilterCatalogue, FilterValue } from '../../listing/filter-types.ts';
import type { WishFilters } from './wish.ts';

/** The values that some filters name, by their type, as the list with these filters reads them. */
export function chosenValues(
  catalogue: FilterCatalogue,
  filters: WishFilters,
): ReadonlyMap<FilterType, readonly FilterValue[]> {
  return new Map(
    filterType.options.flatMap(type => {
      const slugs = filters[type];
      return slugs ? [[type, slugs.flatMap(slug => catalogue.find(type, slug) ?? [])] as const] : [];
    }),
  );
}
