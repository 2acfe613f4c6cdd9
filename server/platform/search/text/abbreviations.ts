import { composeText, foldWord, wordsOf } from './words.ts';

/** Abbreviations as people type them, each with what it may stand for: `{ bv: ['bệnh viện'] }`. */
export type AbbreviationList = Readonly<Record<string, readonly string[]>>;

/** One place in a text where an abbreviation stands. */
export interface Abbreviation {
  /** Words of the text that it covers. */
  readonly length: number;
  /** Small accented words of each meaning. */
  readonly meanings: readonly (readonly string[])[];
}

/** Finds abbreviations; built once from a list. */
export interface Abbreviations {
  /** The longest abbreviation that begins at `words[at]`, or undefined. */
  at(words: readonly { readonly folded: string }[], at: number): Abbreviation | undefined;
}

/**
 * Compiles a list. Keys are folded, so "đkkv", "DKKV" and "TP.HCM" (two words) may be written as they are; letters may
 * stand apart, as in "b.v.đ.k".
 */
export function compileAbbreviations(list: AbbreviationList): Abbreviations {
  const byFirst = new Map<string, { rest: readonly string[]; abbreviation: Abbreviation }[]>();
  for (const [key, meanings] of Object.entries(list)) {
    const words = wordsOf(composeText(key)).map(foldWord);
    for (const [first = '', ...rest] of [words, ...lettersApart(words)]) {
      const abbreviation = {
        length: rest.length + 1,
        meanings: meanings.map(meaning => wordsOf(composeText(meaning))),
      };
      byFirst.set(first, [...(byFirst.get(first) ?? []), { rest, abbreviation }]);
    }
  }
  for (const found of byFirst.values()) found.sort((a, b) => b.rest.length - a.rest.length);
  return {
    at: (words, at) =>
      byFirst
        .get(words[at]?.folded ?? '')
        ?.find(({ rest }) => rest.every((word, index) => words[at + 1 + index]?.folded === word))?.abbreviation,
  };
}

/** Two letters apart may be a person's initials. */
const LETTERS = /^[a-z]{3,}$/;

/** The letters of an abbreviation that is one word. */
function lettersApart([word = '', ...others]: readonly string[]): string[][] {
  return others.length === 0 && LETTERS.test(word) ? [[...word]] : [];
}
