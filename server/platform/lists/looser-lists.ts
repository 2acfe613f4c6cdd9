/** An empty list leads to at most so many others. */
const MAX_LOOSER_LISTS = 6;
/** With fewer ways a list is still nearly a dead end, so that further ones are looked for. */
const MIN_LOOSER_LISTS = 2;

/** Queries of which the first that finds something counts: neighbouring districts, the nearest first. */
export type Alternatives<Query> = readonly Query[];

/** Queries that ask for equally little less than what was asked for, the nearest first. */
export type LooserTier<Query> = readonly Alternatives<Query>[];

/** A query that finds something. */
export interface LooserList<Query> {
  readonly query: Query;
  /** At least 1. */
  readonly count: number;
}

/**
 * The nearest queries that find something, in their order. A further tier is looked at where the nearer ones lead to fewer
 * than two lists, so that no list leads further away than necessary.
 * @param countOf what a query finds; it is asked at most once for each query of a tier
 * @param repeats whether a list says nothing that a nearer one does not say; it is left out then
 */
export async function looserLists<Query, List extends LooserList<Query>>(
  tiers: Iterable<LooserTier<Query>>,
  countOf: (query: Query) => Promise<List>,
  repeats: (list: List, nearer: List) => boolean = () => false,
): Promise<List[]> {
  const found: List[] = [];
  for (const tier of tiers) {
    for (const alternatives of tier) {
      if (found.length === MAX_LOOSER_LISTS) return found;
      const first = await firstFinding(alternatives, countOf);
      if (first && !found.some(nearer => repeats(first, nearer))) found.push(first);
    }
    if (found.length >= MIN_LOOSER_LISTS) break;
  }
  return found;
}

async function firstFinding<Query, List extends LooserList<Query>>(
  alternatives: Alternatives<Query>,
  countOf: (query: Query) => Promise<List>,
): Promise<List | undefined> {
  for (const query of alternatives) {
    const list = await countOf(query);
    if (list.count > 0) return list;
  }
  return undefined;
}

/**
 * What a list of few parameters may be asked for instead: without one of them, then without any.
 * @param asked the parameters that narrow it, the one that is missed least first
 */
export function leavingOut<Name>(asked: readonly Name[]): LooserTier<readonly Name[]>[] {
  if (asked.length === 0) return [];
  const single = asked.map(left => [asked.filter(name => name !== left)]);
  return asked.length === 1 ? [single] : [single, [[[]]]];
}
