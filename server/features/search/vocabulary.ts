import type { SearchVocabulary } from '../../platform/search/search-index.ts';
import type { SearchSource } from '../../platform/search/search-source.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { PHRASES } from './phrases.ts';

/** The vocabulary of the index. Throws where two kinds have the same name or number. */
export function searchVocabulary(sources: readonly SearchSource[]): SearchVocabulary {
  const numbers = new Set(sources.map(({ number }) => number));
  const kinds = Object.fromEntries(
    sources.map(({ kind, number, inSmallIndex, isOfNames, matchesWholes, isSuggested = true }) => [
      kind,
      { number, inSmallIndex, isOfNames, matchesWholes, hasLongTexts: !isSuggested },
    ]),
  );
  if (Math.min(numbers.size, Object.keys(kinds).length) < sources.length) {
    throw new Error('Two kinds of thing that can be found have the same name or number');
  }
  return { kinds, abbreviations: ABBREVIATIONS, phrases: PHRASES };
}
