import type { TextEngine } from '../search-engine.ts';
import type { IsMeant } from '../search-index.ts';
import { MIN_TYPO } from '../text/one-typo.ts';
import { type Guess, heardOrSlipped, soundingAlike, withGuesses, wordsEndingLike } from './guess-words.ts';
import type { OtherReading, Reading, Unit } from './reading.ts';
import { onlyWord } from './respace.ts';
import { known } from './word-forms.ts';

/** The other words of a name leave few of so many. */
const MAX_NEAR = 64;

/** Where fewer others stand beside a word, they do not show whether another one was meant. */
const FEW_OTHERS = 2;

/**
 * The words with all but one of them in a name, and this one otherwise there: as it is heard, then with a slip of the
 * thumb. "Nhà thuốc xen hồng" is "Nhà thuốc Sen Hồng" although "xen" is a word. Of two words that are meant by themselves
 * ("trĩ" and "chỉ") none is taken for the other where too little stands beside it.
 */
export async function* nearNames(reading: Reading, engine: TextEngine, isMeant: IsMeant): AsyncGenerator<OtherReading> {
  if (reading.units.length < 2) return;
  const unknown = await unknownUnits(reading, engine);
  const isAlone = reading.units.length <= FEW_OTHERS;
  const meant = new Set(reading.units.filter(unit => isAlone && isMeantUnit(unit, isMeant)).map(onlyWord));
  const others =
    (guess: Guess): Guess =>
    async (word, among) => {
      const words = await guess(word, among);
      return meant.has(word) ? words.filter(folded => !isMeant({ folded, accented: folded })) : words;
    };
  for (const guess of [soundingAlike, heardOrSlipped]) {
    const near = await withGuesses(reading, () => true, engine, others(guess), MAX_NEAR);
    if (near) yield { reading: { ...near, onlyNames: true }, similar: true, mostChanged: Math.max(1, unknown.size) };
  }
}

function isMeantUnit(unit: Unit, isMeant: IsMeant): boolean {
  const [word] = unit.ways[0] ?? [];
  return word !== undefined && isMeant(word);
}

/**
 * What else may have been meant, the likeliest first. Words that exist are taken as meant: another word in the place of
 * one would be another question.
 */
export async function* guessReadings(
  reading: Reading,
  apart: Reading | undefined,
  engine: TextEngine,
): AsyncGenerator<Reading> {
  const unknown = await unknownUnits(reading, engine);
  const isUnknown = (unit: Unit) => unknown.has(unit);
  const heard = await withGuesses(reading, isUnknown, engine, soundingAlike);
  if (heard) yield heard;
  const repaired = await withGuesses(reading, unit => isUnknown(unit) && isLong(unit), engine, heardOrSlipped);
  if (repaired) yield repaired;
  if (apart) yield apart;
  const middles = await withGuesses(reading, isUnknown, engine, wordsEndingLike);
  if (middles) yield middles;
  const last = reading.units.at(-1);
  if (last && isUnknown(last) && reading.units.length > 1) yield { ...reading, units: reading.units.slice(0, -1) };
}

const isLong = (unit: Unit) => (onlyWord(unit)?.length ?? 0) >= MIN_TYPO;

/** The parts of a reading of which no way consists of known words alone. */
async function unknownUnits({ units }: Reading, engine: TextEngine): Promise<ReadonlySet<Unit>> {
  const forms = units.flatMap(unit => unit.ways.flat()).map(word => known(word.folded));
  const vocabulary = new Set((await engine.forms(forms)).map(entry => entry.word));
  const isKnown = (unit: Unit) => unit.ways.some(way => way.every(word => vocabulary.has(word.folded)));
  return new Set(units.filter(unit => !isKnown(unit)));
}
