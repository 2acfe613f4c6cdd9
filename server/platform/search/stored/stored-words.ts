import type { IndexRow } from '../search-engine.ts';

/** The words of a document as the database keeps them for the index in the process, with a space between two. */
interface StoredWords {
  readonly nameWords: string;
  readonly otherWords: string;
  readonly knownWords: string;
}

const NONE = { nameWords: null, otherWords: null, knownWords: null };

/** The words that are kept of a document: none of one with long texts, which the database finds by itself. */
export function storedWords(row: IndexRow): StoredWords | typeof NONE {
  if (row.kind.hasLongTexts) return NONE;
  return {
    nameWords: withProvince(row, [...row.nameTokens, ...row.accentedTokens]).join(' '),
    otherWords: row.bodyTokens.join(' '),
    knownWords: row.wordsOfWholes.join(' '),
  };
}

/** Tokens with the one by which documents of the row's province are found. */
export function withProvince({ provinceToken }: IndexRow, tokens: readonly string[]): readonly string[] {
  return provinceToken === null ? tokens : [...tokens, provinceToken];
}
