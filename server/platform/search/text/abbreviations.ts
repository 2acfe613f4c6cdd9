import { composeText } from './compose-text.ts';
import { foldWord } from './fold-word.ts';
import { wordsOf } from './words.ts';

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
  /** The longest abbreviation that begins at `words[at]` (folded words), or undefined. */
  at(words: readonly string[], at: number): Abbreviation | undefined;
}

/** Compiles a list. Keys are folded, so "đkkv", "DKKV" and "TP.HCM" (two words) may be written as they are. */
export function compileAbbreviations(list: AbbreviationList): Abbreviations {
  const known = new Map<string, Abbreviation>();
  let longest = 1;
  for (const [key, meanings] of Object.entries(list)) {
    const words = wordsOf(composeText(key)).map(foldWord);
    longest = Math.max(longest, words.length);
    known.set(words.join(' '), {
      length: words.length,
      meanings: meanings.map(meaning => wordsOf(composeText(meaning))),
    });
  }
  return {
    at(words, at) {
      for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
        const found = known.get(length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' '));
        if (found) return found;
      }
      return undefined;
    },
  };
}
