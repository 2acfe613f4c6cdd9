import type { RoaringBitmap32 } from 'roaring-wasm';
import {
  ALL_FACET,
  type FacetKind,
  type FacetSnapshot,
  type FacetStore,
  facetKey,
} from '../../../platform/facets/facet-store.ts';
import { freeKind } from '../../free-times/free-facets.ts';
import type { FilterType } from '../contract.ts';
import type { FilterValue } from '../filter-types.ts';
import { type ChosenBitmaps, membersOf } from '../rules/facet-counts.ts';
import type { ChosenFilters } from '../rules/list-query.ts';

/** The bitmaps by which one list is selected, current as of now, until they are released. */
export interface ListFacets {
  readonly records: FacetSnapshot;
  /** Which of the records have free times. */
  readonly times: FacetSnapshot;
}

export async function listFacets(facets: FacetStore, kind: FacetKind): Promise<ListFacets> {
  const [records, times] = await Promise.all([facets.snapshot(kind), facets.snapshot(freeKind(kind))]);
  return { records, times };
}

export function releaseFacets({ records, times }: ListFacets): void {
  records.release();
  times.release();
}

/** The records that have one value of a filter. */
export function bitmapOf({ records, times }: ListFacets, type: FilterType, id: number): RoaringBitmap32 | undefined {
  return (type === 'available' ? times : records).get(facetKey(type, id));
}

/**
 * What passes the filters and a text search; the caller's own, and undefined for everything that is published.
 * @param within what the search found; undefined without one
 */
export function listMembers(
  facets: ListFacets,
  filters: ChosenFilters<FilterValue>,
  within: RoaringBitmap32 | undefined,
): RoaringBitmap32 | undefined {
  const members = membersOf(chosenBitmaps(facets, filters), within);
  const published = facets.records.get(ALL_FACET);
  // Free times follow a moment after their record is hidden.
  if (filters.has('available') && published) members?.andInPlace(published);
  return members;
}

/** The stored bitmaps of what a visitor chose; a value that nothing has gives an empty list, so nothing passes. */
export function chosenBitmaps(facets: ListFacets, filters: ChosenFilters<FilterValue>): ChosenBitmaps<FilterType> {
  const chosen = new Map<FilterType, RoaringBitmap32[]>();
  for (const [type, values] of filters) {
    chosen.set(
      type,
      values.flatMap(({ id }) => bitmapOf(facets, type, id) ?? []),
    );
  }
  return chosen;
}
