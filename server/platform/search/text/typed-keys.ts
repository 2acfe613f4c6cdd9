import { isVowel, placeTone } from './place-tone.ts';
import { foldWord } from './words.ts';

/** What a run of keys does to the letters typed so far; both typing methods reduce to this. */
export interface Keystrokes {
  letters: string[];
  /** 0 level, 1 sắc, 2 huyền, 3 hỏi, 4 ngã, 5 nặng. */
  tone: number;
}

const CIRCUMFLEX: Record<string, string> = { a: 'â', e: 'ê', o: 'ô' };
const HORN: Record<string, string> = { o: 'ơ', u: 'ư' };

/** Puts the roof on the last plain a, e or o; with `only` on that letter alone. False when there is none. */
export function addCircumflex(keys: Keystrokes, only?: string): boolean {
  return replaceLast(keys, letter => ((only ?? letter) === letter ? CIRCUMFLEX[letter] : undefined));
}

/** Puts the breve on the last plain a. */
export function addBreve(keys: Keystrokes): boolean {
  return replaceLast(keys, letter => (letter === 'a' ? 'ă' : undefined));
}

/** Puts the horn on "uo", "ua" or on the last plain o or u. */
export function addHorn(keys: Keystrokes): boolean {
  const text = keys.letters.join('');
  const pair = Math.max(text.lastIndexOf('uo'), text.lastIndexOf('uơ'));
  if (pair !== -1 && text[pair - 1] !== 'q') {
    keys.letters.splice(pair, 2, 'ư', 'ơ');
    return true;
  }
  return replaceLast(keys, letter => HORN[letter]);
}

/** Turns the d at the beginning into đ. */
export function addStroke(keys: Keystrokes): boolean {
  if (keys.letters[0] !== 'd') return false;
  keys.letters[0] = 'đ';
  return true;
}

/** True once a vowel was typed: from then on tone keys cannot be consonants. */
export function hasVowel(keys: Keystrokes): boolean {
  return keys.letters.some(isVowel);
}

/** The word that the keys make, or undefined when it is no Vietnamese syllable. */
export function typedWord(keys: Keystrokes): string | undefined {
  const word = keys.letters.join('');
  return isSyllable(word) ? placeTone(word, keys.tone) : undefined;
}

function replaceLast(keys: Keystrokes, replacement: (letter: string) => string | undefined): boolean {
  for (let index = keys.letters.length - 1; index >= 0; index -= 1) {
    const letter = replacement(keys.letters[index] ?? '');
    if (letter === undefined) continue;
    keys.letters[index] = letter;
    return true;
  }
  return false;
}

const ONSET = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnpqrstvx])?';
const RHYME =
  '(?:a|e|i|o|u|y|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|ieu|yeu|oai|oao|oay|oeo|uay|uoi|uou|uya|uye|uyu|uoa)';
const CODA = '(?:ch|ng|nh|[cmnpt])?';
const SYLLABLE = new RegExp(`^${ONSET}${RHYME}${CODA}$`);

/** True when a word has the shape of a Vietnamese syllable, whatever its accents. */
export function isSyllable(word: string): boolean {
  return SYLLABLE.test(foldWord(word));
}
