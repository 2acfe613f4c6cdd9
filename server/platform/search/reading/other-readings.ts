import type { KindQuery } from '../ranking/kind-query.ts';
import type { TextEngine } from '../search-engine.ts';
import type { IsMeant } from '../search-index.ts';
import { decodeTelex, decodeVni } from '../text/typing-methods.ts';
import { guessReadings, nearNames } from './guess-readings.ts';
import type { Language } from './language.ts';
import {
  everyTone,
  hasOpenWord,
  hasPhrases,
  type OtherReading,
  type QueryWord,
  type Reading,
  readWords,
  withoutAccent,
} from './reading.ts';
import { respace } from './respace.ts';
import { isGuessable, known } from './word-forms.ts';

/**
 * Further understandings of words that found nothing as they stand. First what is only written differently: as raw
 * Telex or VNI keys, with the words of phrases apart, with other spaces. Then guesses, the likeliest first: as a name that
 * has one of the words otherwise, with other accents, with what unknown words sound like, with one slip in them, with words
 * typed as one standing apart, as middles of words, without an unknown last word.
 * @param isMeant whether a word says by itself what is looked for
 */
export async function* otherReadings(
  words: readonly string[],
  language: Language,
  engine: TextEngine,
  isMeant: IsMeant = () => false,
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
  const bare = { ...reading, accented: false };
  yield* nearNames(bare, engine, isMeant);
  if (reading.accented) yield { reading: bare, similar: true };
  for await (const guessed of guessReadings(bare, apart, engine)) yield { reading: guessed, similar: true };
}

/** Words tried in place of an unfinished one. */
const MAX_COMPLETIONS = 200;

/** One letter is the beginning of too many words to say anything. */
const MIN_BEGINNING = 2;

/**
 * The reading with its unfinished word replaced by all indexed words that begin so: texts are only indexed by whole
 * words, as their beginnings would double the index (but for kinds in the small index). A last word too short to say
 * anything is left out. Undefined when nothing else was typed, or when the last word is the beginning of none.
 */
export async function completeReading(reading: Reading, engine: TextEngine): Promise<Reading | undefined> {
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
 * many words, it is looked for as a beginning instead, in kinds of names, where that is sooner.
 */
export async function readingOfTexts({
  kind,
  reading,
  completed,
}: Pick<KindQuery, 'kind' | 'reading' | 'completed'>): Promise<Reading | undefined> {
  const whole = await completed();
  return whole && hasManyWays(whole) && kind.isOfNames ? reading : whole;
}

/** Whether the last word of a reading may be very many. */
export function hasManyWays({ units }: Reading): boolean {
  return (units.at(-1)?.ways.length ?? 0) > MANY_COMPLETIONS;
}

function isTooShort(way: readonly QueryWord[]): boolean {
  const word = way.at(-1);
  return !word?.spelled && (word?.folded ?? '').length < MIN_BEGINNING;
}

async function completeWay(
  way: readonly QueryWord[],
  withAccents: boolean,
  engine: TextEngine,
): Promise<QueryWord[][]> {
  const before = way.slice(0, -1);
  const word = way.at(-1);
  if (!word || word.spelled || !isGuessable(word.folded)) return [[...way]];
  if (isTooShort(way)) return [];
  if (withAccents && word.accented !== '' && word.accented !== word.folded) {
    const begun = everyTone(word.accented).map(text => engine.formsFrom(known(text), MAX_COMPLETIONS));
    const entries = (await Promise.all(begun)).flat();
    return entries.map(entry => [...before, { folded: word.folded, accented: entry.word }]);
  }
  const entries = await engine.formsFrom(known(word.folded), MAX_COMPLETIONS);
  return entries.map(entry => [...before, withoutAccent({ folded: entry.word })]);
}

/** The words as a name has them in which one of them is otherwise; nothing else. */
export function otherNames(
  words: readonly string[],
  language: Language,
  engine: TextEngine,
  isMeant: IsMeant = () => false,
): AsyncGenerator<OtherReading> {
  return nearNames({ ...readWords(words, language, { apart: true }), accented: false }, engine, isMeant);
}
