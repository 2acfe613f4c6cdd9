import type { KindQuery } from './kind-query.ts';
import type { Language } from './language.ts';
import {
  everyTone,
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
import { ending, isGuessable, known, SHORTEST_END, shortened } from './word-forms.ts';

/** Guesses tried for one word. */
const MOST_GUESSES = 16;

/** Another understanding of a query that found nothing. */
export interface OtherReading {
  readonly reading: Reading;
  /** It is a guess at what was meant, not another way of writing the same. */
  readonly similar: boolean;
  /** Words that must stand side by side in a name or in titles: see {@link withRuns}. */
  readonly runs?: readonly string[];
}

/**
 * Further understandings of words that found nothing as they stand. First what is only written differently: as raw
 * Telex or VNI keys, with the words of phrases apart, with other spaces. Then guesses, the likeliest first: with other
 * accents, with one typo in unknown long words, with words typed as one standing apart, as middles of words, without an
 * unknown last word.
 */
export async function* otherReadings(
  words: readonly string[],
  language: Language,
  engine: SearchEngine,
): AsyncGenerator<OtherReading> {
  const typed = words.map(word => decodeVni(word) ?? decodeTelex(word) ?? word);
  if (typed.some((word, index) => word !== words[index])) {
    yield { reading: readWords(typed, language), similar: false };
  }
  const reading = readWords(words, language, { apart: true });
  if (hasPhrases(readWords(words, language))) yield { reading, similar: false };
  const spaced = await respace(reading, language, engine);
  if (spaced) yield { ...spaced, similar: false };

  const apart = spaced && spaced.runs.length > 0 ? spaced.reading : undefined;
  const guesses = guessReadings({ ...reading, accented: false }, apart, engine);
  if (reading.accented) yield { reading: { ...reading, accented: false }, similar: true };
  for await (const guessed of guesses) yield { reading: guessed, similar: true };
}

/** Words that exist are taken as meant: another word in the place of one would be another question. */
async function* guessReadings(
  reading: Reading,
  apart: Reading | undefined,
  engine: SearchEngine,
): AsyncGenerator<Reading> {
  const vocabulary = await knownWords(reading, engine);
  const isUnknown = (unit: Unit) => !isKnown(unit, vocabulary);
  const repaired = await guess(reading, unit => isUnknown(unit) && isLong(unit), engine, typos);
  if (repaired) yield repaired;
  if (apart) yield apart;
  const middles = await guess(reading, isUnknown, engine, wordsEndingLike);
  if (middles) yield middles;
  const last = reading.units.at(-1);
  if (last && isUnknown(last) && reading.units.length > 1) yield { ...reading, units: reading.units.slice(0, -1) };
}

const isLong = (unit: Unit) => (onlyWord(unit)?.length ?? 0) >= SHORTEST_TYPO;

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
      word !== undefined && word.length >= SHORTEST_END && isGuessable(word) && which(unit)
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
  const exchanged = [...near].filter(other => lettersOf(other) === lettersOf(word));
  if (exchanged.length > 0) return exchanged;
  return [...near].sort((a, b) => closeness(word, b) - closeness(word, a));
};

/** Where neighbouring letters exchanged make a word, no other one is meant. */
const lettersOf = (word: string) => [...word].sort().join('');

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
 * words, as their beginnings would double the index (but for kinds in the small index). A last word too short to say
 * anything is left out. Undefined when nothing else was typed, or when the last word is the beginning of none.
 */
export async function completeReading(reading: Reading, engine: SearchEngine): Promise<Reading | undefined> {
  const last = reading.units.at(-1);
  if (!last || !hasOpenWord(last)) return reading;
  const others = reading.units.slice(0, -1);
  if (last.ways.every(isTooShort)) return others.length === 0 ? undefined : { ...reading, units: others };
  const ways = (await Promise.all(last.ways.map(way => completeWay(way, reading.accented, engine)))).flat();
  return ways.length === 0 ? undefined : { ...reading, units: [...others, { ways, open: false }] };
}

/** More words than these cost more to look up one by one than together. */
const MANY_COMPLETIONS = 32;

/**
 * What texts of a kind are searched for; undefined where its unfinished word says nothing. Where that may become very
 * many words, it is looked for as a beginning instead, in kinds and on engines that do so sooner.
 */
export async function readingOfTexts(
  { kind, reading, completed }: Pick<KindQuery, 'kind' | 'reading' | 'completed'>,
  engine: SearchEngine,
): Promise<Reading | undefined> {
  const whole = await completed();
  return whole && hasManyWays(whole) && kind.isOfNames && engine.readsBeginnings ? reading : whole;
}

/** Whether the last word of a reading may be very many. */
export function hasManyWays({ units }: Reading): boolean {
  return (units.at(-1)?.ways.length ?? 0) > MANY_COMPLETIONS;
}

function isTooShort(way: readonly QueryWord[]): boolean {
  const word = way.at(-1);
  return !word?.spelled && (word?.folded ?? '').length < SHORTEST_BEGINNING;
}

async function completeWay(
  way: readonly QueryWord[],
  withAccents: boolean,
  engine: SearchEngine,
): Promise<QueryWord[][]> {
  const before = way.slice(0, -1);
  const word = way.at(-1);
  if (!word || word.spelled || !isGuessable(word.folded)) return [[...way]];
  if (isTooShort(way)) return [];
  if (withAccents && word.accented !== '' && word.accented !== word.folded) {
    const begun = everyTone(word.accented).map(text => engine.formsFrom(known(text), MOST_COMPLETIONS));
    const entries = (await Promise.all(begun)).flat();
    return entries.map(entry => [...before, { folded: word.folded, accented: entry.word }]);
  }
  const entries = await engine.formsFrom(known(word.folded), MOST_COMPLETIONS);
  return entries.map(entry => [...before, withoutAccent({ folded: entry.word })]);
}
