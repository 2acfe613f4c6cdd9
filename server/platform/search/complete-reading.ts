import { hasOpenWord, type QueryWord, type Reading, type Unit, withoutAccent } from './reading.ts';
import type { SearchEngine } from './search-engine.ts';
import { isGuessable, known } from './word-forms.ts';

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
