import { limitMarks } from './text-limits.ts';

/*
 * The order of names in Vietnamese, a key that both engines compare byte by byte: ă, â, đ, ê, ô, ơ and ư are letters of
 * their own, and tones count only between names that are alike without them.
 */

/** Behind a letter these stand after every other letter, so that "ân" comes after "az". */
const SECOND = '{';
const THIRD = '|';
const BREVE = '\u0306';
const CIRCUMFLEX = '\u0302';
const HORN = '\u031b';
/** Of letters with such a mark, by the letters before it in the alphabet. */
const SIGNS: Readonly<Record<string, string>> = {
  [`a${BREVE}`]: SECOND,
  [`a${CIRCUMFLEX}`]: THIRD,
  [`e${CIRCUMFLEX}`]: SECOND,
  [`o${CIRCUMFLEX}`]: SECOND,
  [`o${HORN}`]: THIRD,
  [`u${HORN}`]: SECOND,
};
/** In the order of dictionaries: grave, hook above, tilde, acute, dot below. */
const TONES = ['\u0300', '\u0309', '\u0303', '\u0301', '\u0323'];
/** Less than a space, so that a name stands before those that begin with it. */
const BETWEEN = '\t';

const NO_WORD = /[^\p{L}\p{M}\p{N}{]+/u;
const LETTER = /(\P{M})(\p{M}*)/gu;

/** Characters of which one of a key may be made: a letter with its marks. */
const MARKED = 4;

/** The key of a name, of at most `most` characters; empty for a text without words. */
export function nameOrder(text: string, most: number): string {
  const words = limitMarks(text.slice(0, MARKED * most))
    .normalize('NFD')
    .toLowerCase()
    .replace(/[{|'’`]/gu, '')
    .replace(/[đð]/gu, `d${SECOND}`)
    .split(NO_WORD)
    .filter(word => word !== '');
  const letters = words.map(word =>
    word.replace(LETTER, (_, letter: string, marks: string) => letter + signOf(letter, marks)),
  );
  const tones = words.map(toneOf).join('').replace(/0+$/, '');
  return `${letters.join(' ')}${tones && BETWEEN}${tones}`.slice(0, most);
}

const signOf = (letter: string, marks: string) => Array.from(marks, mark => SIGNS[letter + mark] ?? '').join('');

const toneOf = (word: string) => String(TONES.findIndex(tone => word.includes(tone)) + 1);
