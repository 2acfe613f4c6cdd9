import type { Steps } from '../../../platform/load/in-pieces.ts';
import type { IsMeant } from '../../../platform/search/search-index.ts';
import { composeText, wordFormer, wordsOf } from '../../../platform/search/text/words.ts';

/** Makes a function that says whether a word stands in one of these texts: with its accents where it was typed with some. */
export function* meantWords(texts: readonly string[]): Steps<IsMeant> {
  const formWord = wordFormer();
  const folded = new Set<string>();
  const accented = new Set<string>();
  for (const text of texts) {
    yield;
    for (const word of wordsOf(composeText(text)).map(formWord)) {
      folded.add(word.folded);
      accented.add(word.accented);
    }
  }
  return word => (word.accented === word.folded ? folded.has(word.folded) : accented.has(word.accented));
}
