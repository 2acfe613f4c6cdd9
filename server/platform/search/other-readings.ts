import type { Language } from './language.ts';
import {
  hasOpenWord,
  hasPhrases,
  type QueryWord,
  type Reading,
  readWords,
  type Unit,
  withoutAccent,
} from './reading.ts';
import { onlyWord, respace } from './respace.ts';
import type { SearchEngine } from './search-engine.ts';
import { deletions, SHORTEST_TYPO, withinOneTypo } from './text/one-typo.ts';
import { decodeTelex, decodeVni } from './text/typing-methods.ts';
import { ending, isGuessable, known, shortened } from './word-forms.ts';

/** Guesses tried for one word. */
const MOST_GUESSES = 16;

/**
 * Further understandings of words that found nothing as they stand, the likeliest first: as raw Telex or VNI keys, with
 * the words of phrases apart, with other spaces, with one typo a word, as middles of words.
 */
export async function* otherReadings(
  words: readonly string[],
  language: Language,
  engine: SearchEngine,
): AsyncGenerator<Reading> {
  const typed = words.map(word => decodeVni(word) ?? decodeTelex(word) ?? word);
  if (typed.some((word, index) => word !== words[index])) yield readWords(typed, language);

  const reading = readWords(words, language, { apart: true });
  if (hasPhrases(readWords(words, language))) yield reading;
  const vocabulary = await knownWords(reading, engine);
  const spaced = await respace(reading, engine);
  if (spaced) yield spaced;
  const isUnknown = (unit: Unit) => !isKnown(unit, vocabulary);
  const repaired = await guess(reading, isUnknown, engine, typos);
  if (repaired) yield repaired;
  else yield* oneWordRepaired(reading, engine);
  const middles = await guess(reading, isUnknown, engine, wordsEndingLike);
  if (middles) yield middles;
}

/** Shorter words that exist are taken as meant: too many others are as near. */
const SHORTEST_DOUBTED = 4;

/** Every doubt is a search of its own through all kinds. */
const MOST_DOUBTED = 2;

/**
 * Where all words exist, one of them may still be another word's misspelling: each is doubted by itself. Of many words
 * only the longest are, for a slip in them is likelier and has fewer words it may mean.
 */
async function* oneWordRepaired(reading: Reading, engine: SearchEngine): AsyncGenerator<Reading> {
  const lengthOf = (unit: Unit) => onlyWord(unit)?.length ?? 0;
  const longest = reading.units.filter(unit => lengthOf(unit) >= SHORTEST_DOUBTED);
  longest.sort((a, b) => lengthOf(b) - lengthOf(a));
  for (const doubted of longest.slice(0, MOST_DOUBTED)) {
    const repaired = await guess(reading, unit => unit === doubted, engine, typos);
    if (repaired) yield repaired;
  }
}

async function knownWords(reading: Reading, engine: SearchEngine): Promise<ReadonlySet<string>> {
  const forms = reading.units.flatMap(unit => unit.ways.flat()).map(word => known(word.folded));
  return new Set((await engine.forms(forms)).map(entry => entry.word));
}

function isKnown(unit: Unit, vocabulary: ReadonlySet<string>): boolean {
  return unit.ways.some(way => way.every(word => vocabulary.has(word.folded)));
}

type Guess = (word: string, engine: SearchEngine) => Promise<string[]>;

/** The reading with guesses beside the words of some units; undefined when nothing was guessed. */
async function guess(
  reading: Reading,
  which: (unit: Unit) => boolean,
  engine: SearchEngine,
  guessWord: Guess,
): Promise<Reading | undefined> {
  let changed = false;
  const units: Unit[] = [];
  for (const unit of reading.units) {
    const word = onlyWord(unit);
    const guesses =
      word !== undefined && word.length >= SHORTEST_TYPO && isGuessable(word) && which(unit)
        ? await guessWord(word, engine)
        : [];
    const others = guesses.filter(other => other !== word).slice(0, MOST_GUESSES);
    changed ||= others.length > 0;
    units.push({ ways: [...unit.ways, ...others.map(folded => [withoutAccent({ folded })])], open: unit.open });
  }
  return changed ? { units, accented: reading.accented } : undefined;
}

const typos: Guess = async (word, engine) => {
  const entries = await engine.forms(deletions(word).map(shortened));
  const near = new Set(entries.map(entry => entry.word).filter(other => withinOneTypo(word, other)));
  return [...near].sort((a, b) => closeness(word, b) - closeness(word, a));
};

/** Typing errors seldom fall on the first letter or change the length. */
function closeness(word: string, other: string): number {
  return (word[0] === other[0] ? 2 : 0) + (word.length === other.length ? 1 : 0);
}

const wordsEndingLike: Guess = async (word, engine) => {
  const entries = await engine.formsFrom(ending(word), MOST_GUESSES);
  return [...new Set(entries.map(entry => entry.word))];
};

/** Words tried in place of an unfinished one. */
const MOST_COMPLETIONS = 200;

/** One letter is the beginning of too many words to say anything. */
const SHORTEST_BEGINNING = 2;

/**
 * The reading with its unfinished word replaced by all indexed words that begin so: texts are only indexed by whole
 * words, as their beginnings would double the index (but for kinds in the small index). A last word that is the
 * beginning of none, or too short, is left out. Undefined when nothing else was typed.
 */
export async function completeReading(reading: Reading, engine: SearchEngine): Promise<Reading | undefined> {
  const last = reading.units.at(-1);
  if (!last || !hasOpenWord(last)) return reading;
  const ways = (await Promise.all(last.ways.map(way => completeWay(way, engine)))).flat();
  const others = reading.units.slice(0, -1);
  if (ways.length === 0) return others.length === 0 ? undefined : { ...reading, units: others };
  const completed: Unit = { ways, open: false };
  return { ...reading, units: [...others, completed] };
}

async function completeWay(way: readonly QueryWord[], engine: SearchEngine): Promise<QueryWord[][]> {
  const before = way.slice(0, -1);
  const word = way.at(-1);
  if (!word || word.spelled) return [[...way]];
  if (!isGuessable(word.folded)) return [[...way]];
  if (word.folded.length < SHORTEST_BEGINNING) return [];
  const entries = await engine.formsFrom(known(word.folded), MOST_COMPLETIONS);
  return entries.map(entry => [...before, withoutAccent({ folded: entry.word })]);
}
