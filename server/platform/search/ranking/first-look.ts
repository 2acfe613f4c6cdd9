import { hasManyWays, readingOfTexts } from '../reading/other-readings.ts';
import { clausesOf, type Reading } from '../reading/reading.ts';
import type { Candidate, Clause, SearchEngine } from '../search-engine.ts';
import { type Add, type KindQuery, PROBE } from './kind-query.ts';
import type { Fit } from './score.ts';
import { textSearches } from './whole-texts.ts';

/** What is known of the matches of a kind before its names are searched. */
interface Look {
  /** All are found. */
  readonly isAll: boolean;
  /** How the most important of those that hold all words in their names fit, where they are known. */
  readonly names?: readonly Fit[];
}

const NOTHING: Look = { isAll: false };

/** Looks at the most important matches of all words, in kinds where these are mostly all there are. */
export async function firstLook(engine: SearchEngine, query: KindQuery, add: Add): Promise<Look> {
  if (query.reading.onlyNames) return NOTHING;
  if (query.kind.inSmallIndex) return lookAtTexts(engine, query, add);
  return query.kind.isOfNames && engine.bringsAll ? lookAtWords(engine, query, add) : NOTHING;
}

/** Texts of a kind in the small index are indexed by beginnings, too. */
async function lookAtTexts(
  engine: SearchEngine,
  { kind, reading, province, begun }: KindQuery,
  add: Add,
): Promise<Look> {
  const clauses = clausesOf(reading, { accents: reading.accented, whole: false });
  const search = (where: string | undefined) =>
    engine.candidates(kind, { clauses, inName: false, province: where }, PROBE);
  const candidates = begun ?? (await search(undefined));
  const anywhere = add(candidates);
  if (candidates.length < PROBE) return { isAll: engine.bringsAll };
  if (province !== undefined && !anywhere.every(fit => fit.near)) add(await search(province));
  return namesAmong(reading, anywhere);
}

async function lookAtWords(engine: SearchEngine, query: KindQuery, add: Add): Promise<Look> {
  const { kind, reading } = query;
  const search = (clauses: readonly Clause[]) => ({ clauses, inName: false, province: undefined });
  // Names count with other accents too, which the completed words do not have.
  const text = reading.accented ? undefined : await readingOfTexts(query);
  // Of very many completed words some may be missing.
  if (!text || hasManyWays(text)) return NOTHING;
  for (const clauses of textSearches(kind, text, reading, false)) {
    const candidates: readonly Candidate[] = await engine.candidates(kind, search(clauses), PROBE);
    const fits = add(candidates);
    if (candidates.length === PROBE) return namesAmong(reading, fits);
    if (candidates.length > 0) break;
  }
  return { isAll: true };
}

/** The most important matches are the most important names where they all are names, with whatever accents. */
function namesAmong({ accented }: Reading, fits: readonly Fit[]): Look {
  return !accented && fits.every(({ inName }) => inName) ? { isAll: false, names: fits } : NOTHING;
}
