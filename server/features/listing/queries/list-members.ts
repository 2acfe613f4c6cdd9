import type { RoaringBitmap32 } from 'roaring-wasm';
import { type FacetSnapshot, facetKey } from '../../../platform/facets/facet-store.ts';
import type { FilterType } from '../contract.ts';
import type { FilterValue } from '../filter-types.ts';
import type { ChosenBitmaps } from '../rules/facet-counts.ts';
import type { ChosenFilters } from '../rules/list-query.ts';

/** The stored bitmaps of what a visitor chose; a value that nothing has gives an empty list, so nothing passes. */
export function chosenBitmaps(snapshot: FacetSnapshot, filters: ChosenFilters<FilterValue>): ChosenBitmaps<FilterType> {
  const chosen = new Map<FilterType, RoaringBitmap32[]>();
  for (const [type, values] of filters) {
    chosen.set(
      type,
      values.flatMap(({ id }) => snapshot.get(facetKey(type, id)) ?? []),
    );
  }
  return chosen;
}
