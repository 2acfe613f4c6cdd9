import type { TextEngine } from '../search-engine.ts';
import type { Language } from './language.ts';
import { type QueryWord, type Reading, readPhrases, type Unit, withoutAccent } from './reading.ts';
import { isGuessable, known } from './word-forms.ts';

/** A query with other spaces. */
export interface Respaced {
  readonly reading: Reading;
  /** Words that were typed as one and are no phrase: " tu hoc", with a space behind where nothing may follow. */
  readonly runs: readonly string[];
}

/**
 * The reading with other spaces: known words that were written together come apart ("bacsi"), and words that a name
 * writes together are joined ("cho ray" for "Choray"). Undefined when neither helps.
 */
export async function respace(reading: Reading, language: Language, engine: TextEngine): Promise<Respaced | undefined> {
  const words = reading.units.map(onlyWord);
  const pairs = words.slice(1).map((word, index) => pairOf(words[index], word));
  const looked = [...words.flatMap(word => piecesOf(word ?? '')), ...pairs.filter(pair => pair !== '')];
  const vocabulary = new Set((await engine.forms(looked.map(known))).map(entry => entry.word));
  const taken = new Set<number>();
  const runs: string[] = [];
  const units = reading.units.flatMap((unit, index): Unit[] => {
    if (taken.has(index)) return [];
    const pair = pairs[index] ?? '';
    if (vocabulary.has(pair)) {
      taken.add(index + 1);
      return [{ ways: [[withoutAccent({ folded: pair })]], open: reading.units[index + 1]?.open ?? false }];
    }
    const split = splitUnknown(words[index], vocabulary);
    if (!split) return [unit];
    const way = readPhrases(split, language);
    runs.push(...runsOf(way, unit.open));
    return [{ ways: [way], open: unit.open }];
  });
  const changed = units.length < reading.units.length || units.some((unit, index) => unit !== reading.units[index]);
  return changed ? { reading: { units, accented: false }, runs } : undefined;
}

/** The words between phrases; one word alone is no run. */
function runsOf(way: readonly QueryWord[], open: boolean): string[] {
  const runs: string[] = [];
  for (let at = 0; at < way.length; ) {
    const phrase = way.findIndex((word, index) => index >= at && word.spelled);
    const end = phrase === -1 ? way.length : phrase;
    const text = way.slice(at, end).map(word => word.folded);
    if (text.length > 1) runs.push(` ${text.join(' ')}${open && end === way.length ? '' : ' '}`);
    at = end + 1;
  }
  return runs;
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

/** The longest Vietnamese syllable has seven letters. */
const MAX_PIECE = 7;
const RUN = /^[a-z][a-z0-9]{0,27}$/;

/** Words of one letter that may stand in a run: "yte" is "y tế". */
const SINGLE = new Set(['y']);

/** Every piece of a run of letters that could be a word of its own, the run itself included; none of other scripts. */
function piecesOf(run: string): string[] {
  if (!RUN.test(run)) return [];
  const pieces = new Set([run]);
  for (let start = 0; start < run.length; start += 1) {
    for (let end = start + 1; end <= Math.min(run.length, start + MAX_PIECE); end += 1)
      pieces.add(run.slice(start, end));
  }
  return [...pieces];
}

/** Splits a run into the fewest known words: "benhvien" → benh, vien. Undefined when it cannot be split so. */
function splitRun(run: string, known: ReadonlySet<string>): string[] | undefined {
  if (!RUN.test(run)) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - MAX_PIECE); start < end; start += 1) {
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
