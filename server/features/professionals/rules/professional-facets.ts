import { ALL_FACET, facetKey, POSITIONED_FACET } from '../../../platform/facets/facet-store.ts';
import type { FilterType } from '../../listing/contract.ts';
import { FIXED_FILTERS } from '../../listing/filter-types.ts';

/** What decides by which filters a professional is found. */
export interface ProfessionalFacetFacts {
  readonly published: boolean;
  readonly positioned: boolean;
  readonly gender: 'female' | 'male' | null;
  readonly title: number | null;
  readonly occupation: number | null;
  /** Ids of the professional's terms by the filter they belong to. */
  readonly terms: ReadonlyArray<{ readonly type: FilterType; readonly id: number }>;
  /** Of every workplace: a professional who works in two provinces is found in both. */
  readonly areas: ReadonlyArray<{ readonly province: number; readonly district: number | null }>;
}

/** The facets that a professional is in; none unless published. */
export function professionalFacets(facts: ProfessionalFacetFacts): string[] {
  if (!facts.published) return [];
  const facets = new Set([ALL_FACET]);
  if (facts.positioned) facets.add(POSITIONED_FACET);
  const gender = FIXED_FILTERS.genders.find(({ slug }) => slug === facts.gender);
  if (gender) facets.add(facetKey('genders', gender.id));
  if (facts.title !== null) facets.add(facetKey('titles', facts.title));
  if (facts.occupation !== null) facets.add(facetKey('occupations', facts.occupation));
  for (const { type, id } of facts.terms) facets.add(facetKey(type, id));
  for (const { province, district } of facts.areas) {
    facets.add(facetKey('provinces', province));
    if (district !== null) facets.add(facetKey('districts', district));
  }
  return [...facets];
}
