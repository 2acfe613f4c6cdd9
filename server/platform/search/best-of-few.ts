import { type KindQuery, type Ranked, ranked } from './best-of-kind.ts';
import { type Kind, kindNumberOf } from './document-key.ts';
import { clausesOf } from './reading.ts';
import type { Candidate, SearchEngine } from './search-engine.ts';

/** Matches of all kinds of which there are few; where there are as many, each kind is searched by itself. */
const PROBE = 48;

/**
 * The best matches of kinds of which there are few, by the number of the kind, found by one search through all of them.
 * Undefined when there are too many to look at: the last word typed is one letter, say.
 */
export async function bestOfFew(
  engine: SearchEngine,
  kinds: readonly Kind[],
  query: Pick<KindQuery, 'reading' | 'province' | 'limit'>,
): Promise<ReadonlyMap<number, Ranked[]> | undefined> {
  const clauses = clausesOf(query.reading, { accents: false, whole: false });
  const candidates = await engine.candidatesOfFew(kinds, { clauses, inName: false, province: undefined }, PROBE);
  if (candidates.length === PROBE) return undefined;
  const byKind = new Map<number, Candidate[]>(kinds.map(kind => [kind.number, []]));
  for (const candidate of candidates) byKind.get(kindNumberOf(candidate.key))?.push(candidate);
  return new Map([...byKind].map(([number, own]) => [number, ranked(own, query)]));
}
