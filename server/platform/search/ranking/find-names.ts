import { clausesOf, type Reading, spelledWords } from '../reading/reading.ts';
import type { SearchEngine } from '../search-engine.ts';
import { type Add, type KindQuery, type Match, PROBE } from './kind-query.ts';
import type { Fit } from './score.ts';

/** What makes a match in a name better, the weightiest first. */
type Criterion = 'accents' | 'near' | 'whole';

/**
 * The best matches in names and titles.
 * @param first how the most important of them fit, where they are known already
 */
export async function findNames(
  engine: SearchEngine,
  { kind, reading, province, limit }: KindQuery,
  found: ReadonlyMap<number, Match>,
  add: Add,
  first?: readonly Fit[],
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

  const fits = first ?? (await search([]));
  if (fits.length < PROBE) return;
  const name = nameOf(reading);
  const sameName = add(await engine.named(kind, name, undefined, PROBE));
  if (province !== undefined && sameName.length === PROBE) add(await engine.named(kind, name, province, PROBE));
  await narrow(fits, [], wanted);
}

function criteriaOf(reading: Reading, province: string | undefined): Criterion[] {
  const accents: Criterion[] = reading.accented ? ['accents'] : [];
  return province === undefined ? [...accents, 'whole'] : [...accents, 'near', 'whole'];
}

/** The name that a visitor who typed a full name would mean. */
function nameOf(reading: Reading): string {
  const words = reading.units.flatMap(spelledWords);
  return words.map(word => word.folded).join(' ');
}
