import type { Kind } from './document-key.ts';
import { clausesOf, type Reading, spelledWords } from './reading.ts';
import { type Fit, fitElsewhere, fitOf } from './score.ts';
import type { Candidate, SearchEngine } from './search-engine.ts';

/** Matches looked at before ranking, per search: more than fit in a group, so that ranking has a choice. */
const PROBE = 16;

/** A ranked match. */
export interface Ranked {
  readonly key: number;
  readonly score: number;
  /** All words are in its name or titles. */
  readonly inName: boolean;
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

/** What makes a match in a name better, the weightiest first. */
type Criterion = 'accents' | 'near' | 'whole';

interface Match extends Ranked {
  readonly fit: Fit;
}

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
  const isComplete = query.kind.inSmallIndex && (await findAllTexts(engine, query, add)) < PROBE;
  if (!isComplete) await findNames(engine, query, found, add);
  if (!query.kind.inSmallIndex && found.size < query.limit) await findTexts(engine, query, found, add);
  return best([...found.values()], query.limit);
}

/** The `limit` matches of the highest scores. */
export function best<M extends Ranked>(matches: M[], limit: number): M[] {
  return matches.sort((a, b) => b.score - a.score).slice(0, limit);
}

type Add = (candidates: readonly Candidate[]) => Fit[];

async function findNames(
  engine: SearchEngine,
  { kind, reading, province, limit }: KindQuery,
  found: ReadonlyMap<number, Match>,
  add: Add,
): Promise<void> {
  const wanted = criteriaOf(reading, province);
  const search = async (criteria: readonly Criterion[]) => {
    const strictness = { accents: criteria.includes('accents'), whole: criteria.includes('whole') };
    const where = criteria.includes('near') ? province : undefined;
    const expression = { clauses: clausesOf(reading, strictness), inName: true, province: where };
    return add(await engine.candidates(kind, expression, PROBE));
  };
  const isSettled = () => {
    let count = 0;
    for (const { fit } of found.values()) if (wanted.every(criterion => fit[criterion])) count += 1;
    return count >= limit;
  };

  /** Looks for better matches than `fits`, the most important of those with `criteria` alone, when there are more. */
  const narrow = async (
    fits: readonly Fit[],
    criteria: readonly Criterion[],
    [next, ...others]: readonly Criterion[],
  ): Promise<void> => {
    if (next === undefined || isSettled()) return;
    if (fits.every(fit => fit[next])) return narrow(fits, [...criteria, next], others);
    const better = await search([...criteria, next]);
    if (better.length === PROBE) await narrow(better, [...criteria, next], others);
    else if (better.length < limit) await narrow(fits, criteria, others);
  };

  const fits = await search([]);
  if (fits.length < PROBE) return;
  const name = nameOf(reading);
  const namesakes = add(await engine.named(kind, name, undefined, PROBE));
  if (province !== undefined && namesakes.length === PROBE) add(await engine.named(kind, name, province, PROBE));
  await narrow(fits, [], wanted);
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

/** Of a kind in the small index; answers how many matches there are, if fewer than {@link PROBE}. */
async function findAllTexts(engine: SearchEngine, { kind, reading, province }: KindQuery, add: Add): Promise<number> {
  // Texts of such kinds are indexed by beginnings, too.
  const clauses = clausesOf(reading, { accents: reading.accented, whole: false });
  const search = async (where: string | undefined) =>
    add(await engine.candidates(kind, { clauses, inName: false, province: where }, PROBE));
  const anywhere = await search(undefined);
  if (province !== undefined && anywhere.length === PROBE && !anywhere.every(fit => fit.near)) await search(province);
  return anywhere.length;
}

/**
 * When all that match in their names are found, the others rank by province before anything else: a full search of the
 * chosen one says all, and needs no more of its matches than their keys.
 */
async function findTexts(
  engine: SearchEngine,
  { kind, province, completed }: KindQuery,
  found: Map<number, Match>,
  add: Add,
): Promise<void> {
  const reading = await completed();
  if (!reading) return;
  const clauses = clausesOf(reading, { accents: reading.accented, whole: false });
  const near = await engine.keys(kind, { clauses, inName: false, province }, PROBE);
  for (const key of near) {
    if (found.has(key)) continue;
    const fit = fitElsewhere(key, true);
    found.set(key, { key, score: fit.score, inName: false, fit });
  }
  if (province === undefined || near.length === PROBE) return;
  add(await engine.candidates(kind, { clauses, inName: false, province: undefined }, PROBE));
}
