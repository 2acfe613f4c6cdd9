import type { Kind } from '../document-key.ts';
import { clausesOf, phrasesOf, type Reading, spelledWords, TONES } from '../reading/reading.ts';
import type { Candidate, Clause, Token } from '../search-engine.ts';
import { PHRASE_SIGN } from '../text/phrases.ts';
import { holds, sameAccents } from './score.ts';

/** How whole texts are compared. */
interface WholeStrictness {
  /** Typed accents must be there. */
  readonly accents: boolean;
  /** A text may be longer than what was typed, whose typing may still go on. */
  readonly begun: boolean;
}

/**
 * What texts of a kind are searched for, one after the other until something is found.
 * @param completed the reading whose unfinished word is replaced by whole ones
 */
export function textSearches(
  { matchesWholes }: Pick<Kind, 'matchesWholes'>,
  completed: Reading,
  typed: Reading,
  accents: boolean,
): readonly (readonly Clause[])[] {
  if (!matchesWholes) return [clausesOf(completed, { accents, whole: false })];
  return [false, true].map(begun => clausesOfWholes(completed, typed, { accents, begun }));
}

/**
 * What a document must hold whose texts are meant whole: each word stands in its names, or is one of the words typed side
 * by side that are one of its texts. So "sốt phát ban" may be two complaints, and "đau đầu" is no "đau bụng".
 */
function clausesOfWholes(plain: Reading, typed: Reading, strictness: WholeStrictness): Clause[] {
  const runs = runsOf(typed, strictness);
  return plain.units.map((unit, at) => [
    ...phrasesOf(unit, { accents: strictness.accents, whole: false }),
    ...runs.flatMap(({ from, to, tokens }) => (from <= at && at < to ? tokens.map(token => [token]) : [])),
  ]);
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
}

function runsOf({ units }: Reading, { accents, begun }: WholeStrictness): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < units.length; from += 1) {
    for (let to = from + 1; to <= units.length; to += 1) {
      const prefix = begun && to === units.length && units.at(-1)?.open === true;
      const texts = textsOf(units.slice(from, to).flatMap(spelledWords), accents, prefix);
      runs.push({ from, to, tokens: texts.map(text => ({ text, prefix })) });
    }
  }
  return runs;
}

/** The tokens of words side by side: several where the tone of the last one is not typed yet. */
function textsOf(words: ReturnType<typeof spelledWords>, accents: boolean, prefix: boolean): string[] {
  const spellings = words.map(word => ((accents && word.accented) || word.folded).replaceAll(' ', ''));
  const last = spellings.at(-1) ?? '';
  const before = PHRASE_SIGN + spellings.slice(0, -1).join('');
  return (prefix && accents ? withAnyTone(last) : [last]).map(text => before + text);
}

/** The tone is typed last and stands first. */
const TONED = /^[1-5]/;
const withAnyTone = (word: string): string[] => (TONED.test(word) ? [word] : [word, ...TONES.map(tone => tone + word)]);

/** Between two texts of a document that are stored as one. */
export const TEXT_END = ' | ';

/**
 * Whether one of a document's names has all that was typed, with the typed accents and each word as often as it was typed.
 * What several names have together is noise, and so is one "đậu" for "đau đầu": "khô khớp" of "thoái hoá" is no "khó thở".
 */
export function isCalledSo(
  { name, accented_name, titles }: Pick<Candidate, 'name' | 'accented_name' | 'titles'>,
  reading: Reading,
): boolean {
  const accented = accented_name.split(TEXT_END);
  return [name, ...titles.split(TEXT_END)].some(
    (text, at) =>
      reading.units.every(unit => holds(` ${text} `, unit)) &&
      holdsEachWord(text, reading) &&
      (!reading.accented || sameAccents({ name: text, accented_name: accented[at] ?? '' }, reading.units)),
  );
}

function holdsEachWord(text: string, { units }: Reading): boolean {
  const typed = units.flatMap(spelledWords).flatMap(({ folded }) => folded.split(' '));
  if (new Set(typed).size === typed.length) return true;
  const words = text.split(' ');
  const isEnough = (word: string) =>
    words.filter(each => each === word).length >= typed.filter(each => each === word).length;
  return typed.every(isEnough);
}
