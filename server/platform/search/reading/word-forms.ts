import type { WordForm } from '../search-engine.ts';
import { deletions, MIN_TYPO } from '../text/one-typo.ts';
import { soundOf } from '../text/sound.ts';

const GUESSABLE = /^[a-z][a-z0-9]{0,19}$/;

/** Shorter ends of words would match everywhere. */
export const MIN_END = 3;

/** Words that one process has already written are remembered up to this many. */
const REMEMBERED = 200_000;

/** Numbers, long codes and other scripts are not guessed at. */
export function isGuessable(word: string): boolean {
  return GUESSABLE.test(word);
}

export const known = (word: string) => `=${word}`;
export const shortened = (word: string) => `-${word}`;
export const ending = (text: string) => `~${text}`;
export const sounding = (sound: string) => `s${sound}`;

/** All forms under which a word can be found again. */
export function formsOf(word: string): WordForm[] {
  const forms = [{ form: known(word), word }];
  if (word.length >= MIN_TYPO - 1) forms.push(...deletions(word).map(form => ({ form: shortened(form), word })));
  const sound = soundOf(word);
  if (sound !== undefined) forms.push({ form: sounding(sound), word });
  for (let start = 1; start <= word.length - MIN_END; start += 1) forms.push({ form: ending(word.slice(start)), word });
  return forms;
}

/** A word with accents, its tone in front; no number and no phrase. */
const ACCENTED = /^[1-5]?\p{Ll}{2,10}$/u;

/** Makes a function that gives the forms of those words that it has not seen before; accented ones have one. */
export function newFormsFinder(): (words: Iterable<string>) => WordForm[] {
  const seen = new Set<string>();
  return words => {
    const fresh: WordForm[] = [];
    for (const word of words) {
      if (seen.has(word)) continue;
      if (seen.size >= REMEMBERED) seen.clear();
      seen.add(word);
      if (isGuessable(word)) fresh.push(...formsOf(word));
      else if (ACCENTED.test(word)) fresh.push({ form: known(word), word });
    }
    return fresh;
  };
}
