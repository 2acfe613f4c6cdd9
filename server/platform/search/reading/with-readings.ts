import type { TextEngine } from '../search-engine.ts';
import type { SuggestQuery } from '../search-index.ts';
import type { Language } from './language.ts';
import { otherNames, otherReadings } from './other-readings.ts';
import { firstWords, type OtherReading, queryWords, type Reading, readWords } from './reading.ts';

/** Other understandings of a query that found nothing: each is a search of its own through all kinds. */
const MAX_OTHER_READINGS = 9;

interface Readings<Engine extends TextEngine, Found> extends Pick<SuggestQuery, 'asTyped' | 'onlyNear' | 'isMeant'> {
  /** The query as typed. */
  readonly query: string;
  readonly language: Language;
  readonly engine: Engine;
  /** The engine with only what another reading accepts. */
  narrowed(engine: Engine, other: OtherReading): Engine;
  /** Undefined where a reading finds nothing. */
  find(reading: Reading, engine: Engine): Promise<Found | undefined>;
}

/** Tries one reading of the query after the other until something is found, and says whether it was a guess. */
export async function withReadings<Engine extends TextEngine, Found>({
  query,
  language,
  engine,
  narrowed,
  find,
  asTyped = false,
  onlyNear = false,
  isMeant,
}: Readings<Engine, Found>): Promise<{ readonly found: Found; readonly similar: boolean } | undefined> {
  const all = queryWords(query);
  const words = firstWords(all);
  const typed = all.length > words.length ? [all, words] : [words];
  for (const understood of onlyNear ? [] : typed) {
    const reading = readWords(understood, language);
    const found = reading.units.length === 0 ? undefined : await find(reading, engine);
    if (found !== undefined) return { found, similar: false };
  }
  if (asTyped && !onlyNear) return undefined;
  let tried = 0;
  for await (const other of (onlyNear ? otherNames : otherReadings)(words, language, engine, isMeant)) {
    const guessed = await find(other.reading, narrowed(engine, other));
    if (guessed !== undefined) return { found: guessed, similar: other.similar };
    tried += 1;
    if (tried === MAX_OTHER_READINGS) break;
  }
  return undefined;
}
