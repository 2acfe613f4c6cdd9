import { ALL_FACET, facetKey, POSITIONED_FACET } from '../../../platform/facets/facet-store.ts';
import type { FilterType } from '../../listing/contract.ts';

/** What decides by which filters a place is found. */
export interface PlaceFacetFacts {
  readonly published: boolean;
  readonly placeType: number;
  readonly province: number;
  readonly district: number | null;
  readonly positioned: boolean;
  /** Ids of the place's terms by the filter they belong to. */
  readonly terms: ReadonlyArray<{ readonly type: FilterType; readonly id: number }>;
}

/** The facets that a place is in; none unless it is published. */
export function placeFacets(facts: PlaceFacetFacts): string[] {
  if (!facts.published) return [];
  return [
    ALL_FACET,
    ...(facts.positioned ? [POSITIONED_FACET] : []),
    facetKey('place_types', facts.placeType),
    facetKey('provinces', facts.province),
    ...(facts.district === null ? [] : [facetKey('districts', facts.district)]),
    ...facts.terms.map(({ type, id }) => facetKey(type, id)),
  ];
}
