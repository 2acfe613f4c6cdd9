import { findNames } from './find-names.ts';
import { firstLook } from './first-look.ts';
import { type Add, type KindQuery, type Match, PROBE, type Ranked } from './kind-query.ts';
import { hasManyWays, readingOfTexts } from './other-readings.ts';
import { clausesOf } from './reading.ts';
import { fitElsewhere, fitOf } from './score.ts';
import type { Candidate, Clause, SearchEngine } from './search-engine.ts';

/**
 * The best matches of one kind, of which there may be a hundred thousand. Names come first: a search that brings few
 * brought all there are, one that brings many is narrowed. Only when names do not fill the group is the rest of the
 * documents searched.
 */
export async function bestOfKind(engine: SearchEngine, query: KindQuery): Promise<Ranked[]> {
  const found = new Map<number, Match>();
  const add = (candidates: readonly Candidate[]) => {
    const fits = candidates.map(candidate => fitOf(candidate, query.reading, query.province));
    candidates.forEach(({ key }, index) => {
      const fit = fits[index];
      if (fit) found.set(key, { key, score: fit.score, inName: fit.inName, fit });
    });
    return fits;
  };
  const look = await firstLook(engine, query, add);
  if (!look.isAll) await findNames(engine, query, found, add, look.names);
  if (!look.isAll && !query.kind.inSmallIndex && found.size < query.limit) await findTexts(engine, query, found, add);
  return best([...found.values()], query.limit);
}

/** The `limit` matches of the highest scores. */
export function best<M extends Ranked>(matches: M[], limit: number): M[] {
  return matches.sort((a, b) => b.score - a.score).slice(0, limit);
}

/**
 * When all that match in their names are found, the others rank by province before anything else. An unfinished word that may
 * become very many is taken as it stands first.
 */
async function findTexts(engine: SearchEngine, query: KindQuery, found: Map<number, Match>, add: Add): Promise<void> {
  const { reading } = query;
  const completed = await readingOfTexts(query, engine);
  if (!completed) return;
  if (hasManyWays(completed)) {
    const asTyped = clausesOf(reading, { accents: reading.accented, whole: true });
    await findHolders(engine, query, asTyped, found, add);
    if (found.size >= query.limit) return;
  }
  const clauses = clausesOf(completed, { accents: completed.accented, whole: false });
  await findHolders(engine, query, clauses, found, add);
}

/** A full search of the chosen province says all, and needs no more of its matches than their keys. */
async function findHolders(
  engine: SearchEngine,
  { kind, province }: KindQuery,
  clauses: readonly Clause[],
  found: Map<number, Match>,
  add: Add,
): Promise<void> {
  const near = await engine.keys(kind, { clauses, inName: false, province }, PROBE);
  for (const key of near) {
    if (found.has(key)) continue;
    const fit = fitElsewhere(key, true);
    found.set(key, { key, score: fit.score, inName: false, fit });
  }
  if (province === undefined || near.length === PROBE) return;
  add(await engine.candidates(kind, { clauses, inName: false, province: undefined }, PROBE));
}
