import { entityIdOf, HEAVIEST, weightOf } from './document-key.ts';
import type { KindQuery } from './kind-query.ts';
import { readingOfTexts } from './other-readings.ts';
import { clausesOf, type Reading } from './reading.ts';
import type { MatchExpression, SearchEngine } from './search-engine.ts';
import type { Matches } from './search-index.ts';

/** More than any weight, so that an earlier search's last match stands above a later one's first. */
const STEP = HEAVIEST + 1;

/**
 * Matches of one kind for a list, found by ever wider searches: typed accents in the name, name, typed accents anywhere,
 * each first in the chosen province. Undefined when there are none.
 */
export async function matchesOfKind(
  engine: SearchEngine,
  query: KindQuery,
): Promise<Omit<Matches, 'similar'> | undefined> {
  const expressions = [
    ...inNames(query.reading, query.province),
    ...inTexts(await readingOfTexts(query, engine), query.province),
  ];
  const scores = new Map<number, number>();
  let complete = true;
  let inName = false;
  for (const [index, expression] of expressions.entries()) {
    if (scores.size >= query.limit) {
      complete = false;
      break;
    }
    const keys = await engine.keys(query.kind, expression, query.limit + 1);
    if (scores.size === 0 && keys.length > 0) inName = expression.inName;
    for (const key of keys) {
      if (scores.has(key)) continue;
      if (scores.size >= query.limit) complete = false;
      else scores.set(key, (expressions.length - index) * STEP + weightOf(key));
    }
  }
  if (scores.size === 0) return undefined;
  return { items: [...scores].map(([key, score]) => ({ entityId: entityIdOf(key), score })), complete, inName };
}

function* inNames(reading: Reading, province: string | undefined): Generator<MatchExpression> {
  for (const accents of reading.accented ? [true, false] : [false]) {
    const clauses = clausesOf(reading, { accents, whole: false });
    for (const where of nearFirst(province)) yield { clauses, inName: true, province: where };
  }
}

function* inTexts(completed: Reading | undefined, province: string | undefined): Generator<MatchExpression> {
  if (!completed) return;
  const clauses = clausesOf(completed, { accents: completed.accented, whole: false });
  for (const where of nearFirst(province)) yield { clauses, inName: false, province: where };
}

function nearFirst(province: string | undefined): readonly (string | undefined)[] {
  return province === undefined ? [undefined] : [province, undefined];
}
