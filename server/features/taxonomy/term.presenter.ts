import type { RoaringBitmap32 } from 'roaring-wasm';
import { type FacetSnapshot, facetKey } from '../../platform/facets/facet-store.ts';
import type { TermCard, TermRef } from './contract.ts';
import { servicePages, specialityPages } from './pages.ts';
import type { TermEntry } from './term.repository.ts';

/** A term as cards name it. */
export function presentTerm({ slug, name }: TermEntry): TermRef {
  return { slug, name };
}

/** The number of published records of each kind with a term. */
export interface TermCounts {
  readonly professionals: FacetSnapshot;
  readonly doctors: RoaringBitmap32;
  readonly places: FacetSnapshot;
}

/** Specialities and services have pages of their own. */
export const LANDINGS = {
  speciality: { pages: specialityPages, facet: 'specialities' },
  service: { pages: servicePages, facet: 'services' },
} as const;
export type LandingKind = keyof typeof LANDINGS;

/** A speciality or service as the index pages show it. */
export function presentTermCard(term: TermEntry, kind: LandingKind, counts: TermCounts): TermCard {
  const { pages, facet } = LANDINGS[kind];
  const key = facetKey(facet, term.id);
  return {
    slug: term.slug,
    name: term.name,
    absolute_url: pages.detail(term),
    group: term.groupName,
    description: term.description,
    professional_count: counts.professionals.cardinality(key),
    doctor_count: counts.professionals.get(key)?.andCardinality(counts.doctors) ?? 0,
    place_count: counts.places.cardinality(key),
  };
}
