import { hasManyWays, readingOfTexts } from '../reading/other-readings.ts';
import { clausesOf } from '../reading/reading.ts';
import type { Clause, MatchExpression, SearchEngine } from '../search-engine.ts';
import { findNames } from './find-names.ts';
import { firstLook } from './first-look.ts';
import { type Add, type KindQuery, type Match, PROBE, type Ranked } from './kind-query.ts';
import { fitElsewhere, fitOf } from './score.ts';
import { isCalledSo, textSearches } from './whole-texts.ts';

/**
 * The best matches of one kind, of which there may be a hundred thousand. Names come first: a search that brings few
 * brought all there are, one that brings many is narrowed. Only when names do not fill the group is the rest of the
 * documents searched.
 */
export async function bestOfKind(engine: SearchEngine, query: KindQuery): Promise<Ranked[]> {
  const { found, add } = newMatches(query);
  const { onlyNames = false } = query.reading;
  const look = await firstLook(engine, query, add);
  if (!look.isAll) await findNames(engine, query, found, add, look.names);
  const isEnough = look.isAll || onlyNames || query.kind.inSmallIndex || found.size >= query.limit;
  if (!isEnough) await findTexts(engine, query, found, add);
  const matches = [...found.values()];
  const close = matches.filter(({ isLoose }) => !isLoose);
  return best(close.length > 0 ? close : matches, query.limit);
}

/** The best matches of one kind in whose names there are none. */
export async function bestOfTexts(engine: SearchEngine, query: KindQuery): Promise<Ranked[]> {
  const { found, add } = newMatches(query);
  await findTexts(engine, query, found, add);
  return best([...found.values()], query.limit);
}

function newMatches({ kind, reading, province }: KindQuery) {
  const found = new Map<number, Match>();
  const add: Add = candidates => {
    const fits = candidates.map(candidate => fitOf(candidate, reading, province));
    candidates.forEach((candidate, index) => {
      const fit = fits[index];
      if (!fit) return;
      const { key } = candidate;
      const isLoose = kind.matchesWholes && fit.inName && !isCalledSo(candidate, reading);
      const { score, inName, accents, isApart } = fit;
      found.set(key, { key, score, inName, accents, isApart, fit, isLoose });
    });
    return fits;
  };
  return { found, add };
}

/** The `limit` matches of the highest scores. */
export function best<M extends Ranked>(matches: M[], limit: number): M[] {
  return matches.sort((a, b) => b.score - a.score).slice(0, limit);
}

/**
 * When all that match in their names are found, the others rank by province before anything else. An unfinished word that may
 * become very many is taken as it stands first, near and elsewhere.
 */
async function findTexts(engine: SearchEngine, query: KindQuery, found: Map<number, Match>, add: Add): Promise<void> {
  const { kind, reading, province, limit } = query;
  const completed = await readingOfTexts(query);
  if (!completed) return;
  const asTyped = clausesOf(reading, { accents: reading.accented, whole: true });
  const begun = textSearches(kind, completed, reading, completed.accented);
  const searches = hasManyWays(completed) && !kind.matchesWholes ? [asTyped, ...begun] : begun;
  const isFound = () =>
    kind.matchesWholes ? [...found.values()].some(({ isLoose }) => !isLoose) : found.size >= limit;
  const elsewhere: MatchExpression[] = [];
  let isNearAll = true;
  for (const clauses of searches) {
    const anywhere = { clauses, inName: false, province: undefined };
    // Where nothing has the words, one search of everywhere saves those near and elsewhere.
    const looksFirst = province !== undefined && engine.findsFirstSoon;
    if (looksFirst && (await engine.keys(kind, anywhere, 1)).length === 0) continue;
    const near = await findNear(engine, query, clauses, found);
    if (isFound()) return;
    if (near === PROBE) isNearAll = false;
    elsewhere.push(anywhere);
  }
  if (province === undefined || !isNearAll) return;
  for (const anywhere of elsewhere) {
    const candidates = await engine.candidates(kind, anywhere, PROBE);
    add(candidates);
    for (const { key } of reading.accented ? candidates : []) {
      const match = found.get(key);
      if (match?.isLoose) found.set(key, { ...match, isLoose: false });
    }
    if (isFound()) return;
  }
}

/** A search of the chosen province needs no more of its matches than their keys. Answers how many there were. */
async function findNear(
  engine: SearchEngine,
  { kind, province, reading }: KindQuery,
  clauses: readonly Clause[],
  found: Map<number, Match>,
): Promise<number> {
  const keys = await engine.keys(kind, { clauses, inName: false, province }, PROBE);
  for (const key of keys) {
    const known = found.get(key);
    // Its texts have the words with the accents that were typed, whatever its name is.
    if (known?.isLoose && reading.accented) found.set(key, { ...known, isLoose: false });
    if (known) continue;
    const fit = fitElsewhere(key, true);
    found.set(key, { key, score: fit.score, inName: false, accents: false, isApart: false, fit, isLoose: false });
  }
  return keys.length;
}
