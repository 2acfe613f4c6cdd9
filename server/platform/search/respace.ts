import { type Reading, type Unit, withoutAccent } from './reading.ts';
import type { SearchEngine } from './search-engine.ts';
import { isGuessable, known } from './word-forms.ts';

/**
 * The reading with other spaces: known words that were written together come apart ("bacsi"), and words that a name
 * writes together are joined ("cho ray" for "Choray"). Undefined when neither helps.
 */
export async function respace(reading: Reading, engine: SearchEngine): Promise<Reading | undefined> {
  const words = reading.units.map(onlyWord);
  const pairs = words.slice(1).map((word, index) => pairOf(words[index], word));
  const looked = [...words.flatMap(word => piecesOf(word ?? '')), ...pairs.filter(pair => pair !== '')];
  const vocabulary = new Set((await engine.forms(looked.map(known))).map(entry => entry.word));
  const taken = new Set<number>();
  const units = reading.units.flatMap((unit, index): Unit[] => {
    if (taken.has(index)) return [];
    const pair = pairs[index] ?? '';
    if (vocabulary.has(pair)) {
      taken.add(index + 1);
      return [unitOf([pair], reading.units[index + 1]?.open ?? false)];
    }
    const split = splitUnknown(words[index], vocabulary);
    return [split ? unitOf(split, unit.open) : unit];
  });
  const changed = units.length < reading.units.length || units.some((unit, index) => unit !== reading.units[index]);
  return changed ? { units, accented: false } : undefined;
}

/** The word of a unit that stands for just one. */
export function onlyWord(unit: Unit): string | undefined {
  const [way, second] = unit.ways;
  return way?.length === 1 && !second ? way[0]?.folded : undefined;
}

/** Empty when the two cannot be one word. */
function pairOf(word: string | undefined, next: string | undefined): string {
  const pair = `${word}${next}`;
  return word !== undefined && next !== undefined && isGuessable(pair) ? pair : '';
}

function splitUnknown(word: string | undefined, vocabulary: ReadonlySet<string>): string[] | undefined {
  return word === undefined || vocabulary.has(word) ? undefined : splitRun(word, vocabulary);
}

function unitOf(words: readonly string[], open: boolean): Unit {
  return { ways: [words.map(folded => withoutAccent({ folded }))], open };
}

/** The longest Vietnamese syllable has seven letters. */
const LONGEST_PIECE = 7;
const RUN = /^[a-z][a-z0-9]{0,27}$/;

/** Words of one letter that may stand in a run: "yte" is "y tế". */
const SINGLE = new Set(['y']);

/** Every piece of a run of letters that could be a word of its own, the run itself included; none of other scripts. */
function piecesOf(run: string): string[] {
  if (!RUN.test(run)) return [];
  const pieces = new Set([run]);
  for (let start = 0; start < run.length; start += 1) {
    for (let end = start + 1; end <= Math.min(run.length, start + LONGEST_PIECE); end += 1)
      pieces.add(run.slice(start, end));
  }
  return [...pieces];
}

/** Splits a run into the fewest known words: "benhvien" → benh, vien. Undefined when it cannot be split so. */
function splitRun(run: string, known: ReadonlySet<string>): string[] | undefined {
  if (!RUN.test(run)) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start += 1) {
      const before = best[start];
      const piece = run.slice(start, end);
      if (!before || !known.has(piece) || (piece.length === 1 && !SINGLE.has(piece))) continue;
      const current = best[end];
      if (!current || before.length + 1 < current.length) best[end] = [...before, piece];
    }
  }
  const whole = best[run.length];
  return whole && whole.length > 1 ? whole : undefined;
}
