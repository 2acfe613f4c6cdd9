import { remembering } from '../../text/remembering.ts';
import { tidyText } from '../../text/tidy-text.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Longer runs of letters are no words; they would only bloat the index. */
const MAX_WORD = 40;

const cut = (word: string) => (word.length > MAX_WORD ? word.slice(0, MAX_WORD).toWellFormed() : word);

/** The words of composed text in small letters, accents kept. */
export const wordsOf = (composed: string): string[] => (composed.toLowerCase().match(WORD) ?? []).map(cut);

/** One word in the two forms that the index holds. */
export interface WordForms {
  readonly folded: string;
  /** With its accents, tone first; equal to `folded` where the word has none. */
  readonly accented: string;
}

/** Words repeat by the thousand while indexing, so their forms are remembered up to this many. */
const REMEMBERED_WORDS = 50_000;

/** Makes a function that gives a small composed word's forms and remembers them. */
export const wordFormer = (): ((word: string) => WordForms) =>
  remembering(REMEMBERED_WORDS, word => ({ folded: foldWord(word), accented: toneKey(word) }));

const MARKS = /\p{M}+/gu;
/** Folding changes nothing of it. */
const FOLDED = /^[a-z0-9]*$/;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * A word of composed text in small letters without accents: "Nguyễn" → "nguyen", "Đức" → "duc". Compatibility letters
 * (ligatures, full width) come apart; what is no letter and no digit is dropped, so the result is one token. Some letters
 * become eighteen: such a word is cut, too.
 */
export const foldWord = (word: string): string => cut(foldLetters(word));

/** As {@link foldWord}, with all letters of the word, however many they become. */
export function foldLetters(word: string): string {
  if (FOLDED.test(word)) return word;
  const letters = word.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(MARKS, '');
  return letters.replaceAll('đ', 'd').replace(NOT_WORD, '');
}

/** Apostrophes stand inside names ("Cư M'gar") and separate nothing. */
const APOSTROPHES = /['’`]/g;

/** Brings any text into the one Unicode form that search works on: tidied, well formed, apostrophes closed up. */
export function composeText(text: string): string {
  return tidyText(text.toWellFormed()).replace(APOSTROPHES, '');
}

/** Combining marks of the five written tones: grave, acute, tilde, hook above, dot below. */
const TONES = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const NOT_ASCII = /[^\u0020-\u007e]/;

/**
 * A small word with its tone taken out and put in front as a digit: "hoà" and "hòa" both become "1hoa". Two spellings of
 * one tone placement compare equal, while "ho" with its tone stays a prefix of "hoa" with the same one.
 */
export function toneKey(word: string): string {
  if (!NOT_ASCII.test(word)) return word;
  let tone = 0;
  let rest = '';
  for (const character of word.normalize('NFD')) {
    const index = TONES.indexOf(character);
    if (index === -1) rest += character;
    else tone = index + 1;
  }
  const letters = rest.normalize('NFC');
  return tone === 0 ? letters : `${tone}${letters}`;
}
