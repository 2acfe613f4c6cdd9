import { entityIdOf, type Kind } from './document-key.ts';
import { clausesOf, type Reading, spelledWords } from './reading.ts';
import { scoreOf } from './score.ts';
import type { Candidate, SearchEngine } from './search-engine.ts';

/** Matches looked at before ranking, per search; more than fit in a group, so that ranking has a choice. */
const PROBE = 24;

/** A ranked match. */
export interface Ranked {
  readonly entityId: number;
  readonly score: number;
  /** JSON. */
  readonly card: string;
}

/** What one kind is asked for. */
export interface KindQuery {
  readonly kind: Kind;
  readonly reading: Reading;
  /** The same with whole words only, made when it is needed first; undefined where there is none. */
  readonly completed: () => Promise<Reading | undefined>;
  readonly province: string | undefined;
  readonly limit: number;
}

const LOOSE = { accents: false, whole: false };

/** What makes a match in a name better, the weightiest first. */
type Criterion = 'accents' | 'near' | 'whole';

/**
 * The best matches of one kind. Names come first: a search that brings few brought all there are, one that brings many
 * is narrowed. Only when names do not fill the group is the rest of the documents searched.
 */
export async function bestOfKind(engine: SearchEngine, query: KindQuery): Promise<Ranked[]> {
  const { reading, province, limit } = query;
  const found = new Map<number, Candidate>();
  const add = (candidates: readonly Candidate[]) => {
    for (const candidate of candidates) found.set(candidate.key, candidate);
    return candidates.length;
  };
  const searchNames = async (criteria: readonly Criterion[]) => {
    const strictness = { accents: criteria.includes('accents'), whole: criteria.includes('whole') };
    const where = criteria.includes('near') ? province : undefined;
    const expression = { clauses: clausesOf(reading, strictness), inName: true, province: where };
    return add(await engine.candidates(query.kind, expression, PROBE));
  };
  const searchTexts = async (completed: Reading, where: string | undefined) => {
    const expression = { clauses: clausesOf(completed, LOOSE), inName: false, province: where };
    return add(await engine.candidates(query.kind, expression, PROBE));
  };

  /** Looks for better matches than those with `criteria` alone, which are more than were read. */
  const narrow = async (criteria: readonly Criterion[], [next, ...others]: readonly Criterion[]): Promise<void> => {
    if (next === undefined) return;
    const count = await searchNames([...criteria, next]);
    if (count === PROBE) await narrow([...criteria, next], others);
    else if (count < limit) await narrow(criteria, others);
  };

  if ((await searchNames([])) === PROBE) {
    add(await engine.named(query.kind, nameOf(reading), limit));
    await narrow([], criteriaOf(reading, province));
  }
  const completed = found.size < limit ? await query.completed() : undefined;
  if (completed && province !== undefined) await searchTexts(completed, province);
  if (completed && found.size < limit) await searchTexts(completed, undefined);
  return rank([...found.values()], query);
}

function criteriaOf(reading: Reading, province: string | undefined): Criterion[] {
  const accents: Criterion[] = reading.accented ? ['accents'] : [];
  return province === undefined ? [...accents, 'whole'] : [...accents, 'near', 'whole'];
}

/** The name that somebody who typed a full name would mean. */
function nameOf(reading: Reading): string {
  const words = reading.units.flatMap(spelledWords);
  return words.map(word => word.folded).join(' ');
}

function rank(candidates: readonly Candidate[], { reading, province, limit }: KindQuery): Ranked[] {
  return candidates
    .map(candidate => ({
      entityId: entityIdOf(candidate.key),
      score: scoreOf(candidate, reading, province),
      card: candidate.card,
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}
