import type { Lexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { CLEAR_WORDS, HEALTH_WORDS } from './health-words.ts';
import { isNameSyllable } from './person-names.ts';

const ofTerms = new WeakMap<Lexicon, ReadonlySet<string>>();

/** How much of something: "10mg", "24h". */
export const AMOUNT = /^\d+(?:[a-z]{1,2})?$/;

/**
 * Makes a function that says whether a word without accents speaks of health, as far as the lexicon and the lists of this
 * folder know, and is no part of names of people.
 */
export function healthWordCheck(lexicon: Lexicon): (word: string) => boolean {
  const terms = ofTerms.get(lexicon) ?? new Set(lexicon.termTexts.allNames.split(' '));
  ofTerms.set(lexicon, terms);
  return word => {
    if (AMOUNT.test(word) || CLEAR_WORDS.has(word)) return true;
    return !isNameSyllable(word) && (HEALTH_WORDS.has(word) || lexicon.complaints.knows(word) || terms.has(word));
  };
}
