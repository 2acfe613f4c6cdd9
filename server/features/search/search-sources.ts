import type { SearchVocabulary } from '../../platform/search/search-index.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { PHRASES } from './phrases.ts';
import type { SearchSource } from './search-source.ts';
import { placeCollections, professionalCollections } from './sources/collections.ts';
import { places } from './sources/places.ts';
import { professionals } from './sources/professionals.ts';
import { services, specialities } from './sources/terms.ts';

/** Everything that can be found. A new kind of thing is one more entry. */
export const SEARCH_SOURCES: readonly SearchSource[] = [
  professionals,
  places,
  services,
  specialities,
  placeCollections,
  professionalCollections,
];

/** What the index is opened with. */
export const SEARCH_VOCABULARY: SearchVocabulary = {
  kinds: Object.fromEntries(SEARCH_SOURCES.map(({ kind, number, few }) => [kind, { number, few }])),
  abbreviations: ABBREVIATIONS,
  phrases: PHRASES,
};
