import { type Kind, kindNumberOf } from '../document-key.ts';
import { clausesOf, type Reading } from '../reading/reading.ts';
import type { Candidate, SearchEngine } from '../search-engine.ts';
import { best } from './best-of-kind.ts';
import { type KindQuery, PROBE as PROBE_OF_KIND, type Ranked } from './kind-query.ts';
import { fitOf } from './score.ts';

/** Matches looked at among all kinds in the small index. */
const PROBE = 32;

type SmallIndexQuery = Omit<KindQuery, 'kind' | 'begun'>;

/** What one search through all kinds in the small index finds, by the numbers of kinds. */
interface OfSmallIndex {
  /** The best matches of kinds of which all are found. */
  readonly best: ReadonlyMap<number, Ranked[]>;
  /** The first matches of the kind at which there were too many. */
  readonly begun: ReadonlyMap<number, readonly Candidate[]>;
  /** Nothing holds all words: these hold those before the last, for which the other kinds have to be searched, too. */
  readonly isShortened: boolean;
}

/**
 * The best matches of kinds in the small index. Where there are too many to look at, the kinds that come first are complete,
 * as matches come in the order of kinds; the others have to be searched by themselves.
 */
export async function bestOfSmallIndex(
  engine: SearchEngine,
  kinds: readonly Kind[],
  query: SmallIndexQuery,
): Promise<OfSmallIndex> {
  const { candidates, isShortened } = await candidatesOf(engine, kinds, query);
  const last = candidates.at(PROBE - 1);
  const cut = last ? kindNumberOf(last.key) : Number.POSITIVE_INFINITY;
  const byKind = Map.groupBy(candidates, ({ key }) => kindNumberOf(key));
  const complete = kinds.filter(({ number }) => number < cut);
  const first = (byKind.get(cut) ?? []).slice(0, PROBE_OF_KIND);
  return {
    best: new Map(complete.map(({ number }) => [number, ranked(byKind.get(number) ?? [], query)])),
    begun: new Map(!isShortened && first.length === PROBE_OF_KIND ? [[cut, first]] : []),
    isShortened,
  };
}

/** Names count with other accents, too. A last word too short to be searched in texts is left out, as for large kinds. */
async function candidatesOf(engine: SearchEngine, kinds: readonly Kind[], { reading, completed }: SmallIndexQuery) {
  const search = (text: Reading) => {
    const clauses = clausesOf(text, { accents: text.accented, whole: false });
    return engine.candidatesOfSmallIndex(kinds, { clauses, inName: false, province: undefined }, PROBE);
  };
  const found = await search(reading);
  if (found.length === 0 && reading.accented) {
    const otherwise = await search({ ...reading, accented: false });
    const named = otherwise.filter(candidate => fitOf(candidate, reading, undefined).inName);
    if (named.length > 0) return { candidates: named, isShortened: false };
  }
  const known = found.length > 0 || reading.onlyNames || reading.units.length === 1 ? undefined : await completed();
  if (!known || known.units.length === reading.units.length) return { candidates: found, isShortened: false };
  return { candidates: await search(known), isShortened: true };
}

function ranked(candidates: readonly Candidate[], { reading, province, limit }: SmallIndexQuery): Ranked[] {
  const scored = candidates.map(candidate => {
    const { score, inName, accents, isApart } = fitOf(candidate, reading, province);
    return { key: candidate.key, score, inName, accents, isApart };
  });
  return best(scored, limit);
}
