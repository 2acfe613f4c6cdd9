import { best, type KindQuery, type Ranked } from './best-of-kind.ts';
import { type Kind, kindNumberOf } from './document-key.ts';
import { clausesOf, type Reading } from './reading.ts';
import { fitOf } from './score.ts';
import type { Candidate, SearchEngine } from './search-engine.ts';

/** Matches looked at among all kinds in the small index; where there are as many, each kind is searched by itself. */
const PROBE = 48;

type SmallIndexQuery = Omit<KindQuery, 'kind'>;

/**
 * The best matches of kinds in the small index, by the number of the kind, found by one search through all of them.
 * Undefined when there are too many to look at: the only word typed is one letter, say.
 */
export async function bestOfSmallIndex(
  engine: SearchEngine,
  kinds: readonly Kind[],
  query: SmallIndexQuery,
): Promise<ReadonlyMap<number, Ranked[]> | undefined> {
  const candidates = await candidatesOf(engine, kinds, query);
  if (candidates.length === PROBE) return undefined;
  const byKind = new Map<number, Candidate[]>(kinds.map(kind => [kind.number, []]));
  for (const candidate of candidates) byKind.get(kindNumberOf(candidate.key))?.push(candidate);
  return new Map([...byKind].map(([number, own]) => [number, ranked(own, query)]));
}

/** A last word too short to be searched in texts is left out, as for large kinds. */
async function candidatesOf(engine: SearchEngine, kinds: readonly Kind[], { reading, completed }: SmallIndexQuery) {
  const search = (text: Reading) => {
    const clauses = clausesOf(text, { accents: text.accented, whole: false });
    return engine.candidatesOfSmallIndex(kinds, { clauses, inName: false, province: undefined }, PROBE);
  };
  const found = await search(reading);
  if (found.length > 0 || reading.units.length === 1) return found;
  const known = await completed();
  return known && known.units.length < reading.units.length ? search(known) : found;
}

function ranked(candidates: readonly Candidate[], { reading, province, limit }: SmallIndexQuery): Ranked[] {
  const scored = candidates.map(candidate => {
    const { score, inName } = fitOf(candidate, reading, province);
    return { key: candidate.key, score, inName };
  });
  return best(scored, limit);
}
