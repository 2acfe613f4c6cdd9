import { composeText } from './compose-text.ts';

const MARKS = /\p{M}+/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/** A word without accents, in small letters: "Nguyễn" → "nguyen", "Đức" → "duc". Expects composed text. */
export function foldWord(word: string): string {
  return foldLetters(word).replace(NOT_WORD, '');
}

/** A text as accent-less small words with one space between: "TP. Hồ Chí Minh" → "tp ho chi minh". */
export function foldText(text: string): string {
  return foldLetters(composeText(text)).replace(NOT_WORD, ' ').trim();
}

/** Compatibility letters (ligatures, full width) come apart here too; some of them into several words. */
function foldLetters(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(MARKS, '').replaceAll('đ', 'd');
}
