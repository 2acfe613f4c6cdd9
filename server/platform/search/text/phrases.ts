import { composeText, foldWord, type WordForms, wordsOf } from './words.ts';

/** Phrases that are one notion, such as names of areas; built once from a list. */
export interface Phrases {
  /** How many words the phrases have that begin at `words[at]` (folded words), the longest first. */
  lengthsAt(words: readonly WordForms[], at: number): readonly number[];
}

const NONE: readonly number[] = [];

/** Compiles a list of phrases, accents or not. Single words are no phrases. */
export function compilePhrases(list: readonly string[]): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of list) {
    const [first = '', ...rest] = wordsOf(composeText(phrase)).map(foldWord);
    if (rest.length > 0) byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  }
  for (const rests of byFirst.values()) rests.sort((a, b) => b.length - a.length);
  return {
    lengthsAt: (words, at) => {
      const rests = byFirst.get(words[at]?.folded ?? '');
      if (!rests) return NONE;
      const here = rests.filter(rest => rest.every((word, index) => words[at + 1 + index]?.folded === word));
      return here.length === 0 ? NONE : here.map(rest => rest.length + 1);
    },
  };
}

/** No word holds this sign, so no word can be mistaken for a phrase. */
export const PHRASE_SIGN = '¦';

/** The one token of a phrase. */
export function phraseForms(words: readonly WordForms[]): WordForms {
  return {
    folded: PHRASE_SIGN + words.map(word => word.folded).join(''),
    accented: PHRASE_SIGN + words.map(word => word.accented).join(''),
  };
}
