import type { Candidate, SearchEngine } from './search-engine.ts';

/** Matches looked through for those in which words stand side by side, as the index knows no places of words. */
const LOOKED_THROUGH = 256;

/**
 * The engine with only those matches that hold each run of words, " cho ray ", side by side in their names or titles:
 * words that were typed as one mean nothing where they stand apart.
 */
export function withRuns(engine: SearchEngine, runs: readonly string[]): SearchEngine {
  if (runs.length === 0) return engine;
  const holds = ({ name, titles }: Candidate) => runs.every(run => ` ${name} | ${titles} `.includes(run));
  const among = async (limit: number, search: (limit: number) => Promise<Candidate[]>) =>
    (await search(Math.max(limit, LOOKED_THROUGH))).filter(holds).slice(0, limit);
  return {
    ...engine,
    // Behind those that are looked through others may hold the runs.
    bringsAll: false,
    findsFirstSoon: false,
    candidates: (kind, expression, limit) => among(limit, most => engine.candidates(kind, expression, most)),
    candidatesOfSmallIndex: (kinds, expression, limit) =>
      among(limit, most => engine.candidatesOfSmallIndex(kinds, expression, most)),
    keys: async (kind, expression, limit) =>
      (await among(limit, most => engine.candidates(kind, expression, most))).map(({ key }) => key),
    named: (kind, name, province, limit) => among(limit, most => engine.named(kind, name, province, most)),
  };
}
