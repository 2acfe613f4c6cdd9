const MARKS = /\p{M}+/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * A word of composed text in small letters without accents: "Nguyễn" → "nguyen", "Đức" → "duc". Compatibility letters
 * (ligatures, full width) come apart; what is no letter and no digit is dropped, so the result is one token.
 */
export function foldWord(word: string): string {
  const letters = word.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(MARKS, '');
  return letters.replaceAll('đ', 'd').replace(NOT_WORD, '');
}
