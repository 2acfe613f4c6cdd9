import type { IsMeant } from '../../../platform/search/search-index.ts';
import { composeText, wordFormer, wordsOf } from '../../../platform/search/text/words.ts';

/** Makes a function that says whether a word stands in one of these texts: with its accents where it was typed with some. */
export function meantWords(texts: readonly string[]): IsMeant {
  const formWord = wordFormer();
  const words = texts.flatMap(text => wordsOf(composeText(text)).map(formWord));
  const folded = new Set(words.map(word => word.folded));
  const accented = new Set(words.map(word => word.accented));
  return word => (word.accented === word.folded ? folded.has(word.folded) : accented.has(word.accented));
}
