import type { TextEngine } from '../search-engine.ts';
import { deletions, withinOneTypo } from '../text/one-typo.ts';
import { soundDistance, soundOf } from '../text/sound.ts';
import { type Reading, type Unit, withoutAccent } from './reading.ts';
import { onlyWord } from './respace.ts';
import { ending, isGuessable, MIN_END, shortened, sounding } from './word-forms.ts';

/** Guesses tried for one word. */
const MAX_GUESSES = 16;

/** Makes guesses at what a word may stand for, the likeliest first. */
export type Guess = (word: string, engine: TextEngine) => Promise<string[]>;

/** The reading with at most so many guesses beside the words of some units; undefined when nothing was guessed. */
export async function withGuesses(
  reading: Reading,
  which: (unit: Unit) => boolean,
  engine: TextEngine,
  guess: Guess,
  most = MAX_GUESSES,
): Promise<Reading | undefined> {
  let changed = false;
  const units: Unit[] = [];
  for (const unit of reading.units) {
    const word = onlyWord(unit);
    const guesses = word !== undefined && isGuessable(word) && which(unit) ? await guess(word, engine) : [];
    const others = guesses.filter(other => other !== word).slice(0, most);
    changed ||= others.length > 0;
    units.push({ ways: [...unit.ways, ...others.map(folded => [withoutAccent({ folded })])], open: unit.open });
  }
  return changed ? { units, accented: reading.accented } : undefined;
}

/** Words that are heard alike, those first that are written most alike. */
export const soundingAlike: Guess = async (word, engine) => {
  const sound = soundOf(word);
  if (sound === undefined) return [];
  const entries = await engine.forms([sounding(sound)]);
  return [...new Set(entries.map(entry => entry.word))]
    .filter(other => other !== word)
    .sort((a, b) => soundDistance(word, a) - soundDistance(word, b));
};

/** Words that are heard alike, then those that a slip of the thumb makes of each other. */
export const heardOrSlipped: Guess = async (word, engine) => [
  ...new Set([...(await soundingAlike(word, engine)), ...(await slips(word, engine))]),
];

const slips: Guess = async (word, engine) => {
  if (word.length < MIN_END) return [];
  const entries = await engine.forms(deletions(word).map(shortened));
  const words = new Set(entries.map(entry => entry.word));
  const near = [...words].filter(other => other !== word && withinOneTypo(word, other));
  const exchanged = near.filter(other => lettersOf(other) === lettersOf(word));
  if (exchanged.length > 0 && word.length >= MIN_EXCHANGED) return exchanged;
  return near.sort((a, b) => closeness(word, b) - closeness(word, a));
};

/** Where neighbouring letters exchanged make so long a word, no other one is meant. */
const MIN_EXCHANGED = 5;
const lettersOf = (word: string) => [...word].sort().join('');

/** Typing errors seldom fall on the first letter or change the length. */
function closeness(word: string, other: string): number {
  return (word[0] === other[0] ? 2 : 0) + (word.length === other.length ? 1 : 0);
}

/** Words that end so. */
export const wordsEndingLike: Guess = async (word, engine) => {
  if (word.length < MIN_END) return [];
  const entries = await engine.formsFrom(ending(word), MAX_GUESSES);
  return [...new Set(entries.map(entry => entry.word))];
};
