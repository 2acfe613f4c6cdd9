import { entityIdOf, HEAVIEST, weightOf } from '../document-key.ts';
import { readingOfTexts } from '../reading/other-readings.ts';
import { clausesOf, type Reading } from '../reading/reading.ts';
import type { Candidate, MatchExpression, TextEngine } from '../search-engine.ts';
import type { Matches } from '../search-index.ts';
import type { KindQuery } from './kind-query.ts';
import { fitOf } from './score.ts';
import { isCalledSo, textSearches } from './whole-texts.ts';

/** More than any weight, so that an earlier search's last match stands above a later one's first. */
const STEP = HEAVIEST + 1;

/**
 * Matches of one kind for a list, found by ever wider searches: typed accents in the name, name, typed accents anywhere,
 * each first in the chosen province. Undefined when there are none.
 */
export async function matchesOfKind(
  engine: TextEngine,
  query: KindQuery,
): Promise<Omit<Matches, 'similar'> | undefined> {
  const { expressions, close } = await searchesOf(query);
  const items: Match[] = [];
  let complete = true;
  let inName = false;
  for (const [index, expression] of expressions.entries()) {
    if (items.length >= query.limit) {
      complete = false;
      break;
    }
    if (items.length > 0 && index >= close) break;
    const isStrict = query.kind.matchesWholes && index < close;
    const { keys, areAll } = isStrict
      ? await closeKeys(engine, query, expression)
      : { keys: await engine.keys(query.kind, expression, query.limit + 1), areAll: true };
    if (items.length === 0 && keys.length > 0) inName = expression.inName;
    const others = without(keys, items);
    const room = query.limit - items.length;
    if (!areAll || others.length > room) complete = false;
    const step = (expressions.length - index) * STEP;
    for (const key of others.slice(0, room)) items.push({ entityId: entityIdOf(key), score: step + weightOf(key) });
  }
  return items.length === 0 ? undefined : { items, complete, inName };
}

type Match = Matches['items'][number];

/** The first search finds ten thousand where a word is common, and there is nothing to compare them with. */
function without(keys: readonly number[], known: readonly Match[]): readonly number[] {
  if (known.length === 0 || keys.length === 0) return keys;
  const ids = new Set(known.map(({ entityId }) => entityId));
  return keys.filter(key => !ids.has(entityIdOf(key)));
}

/** So many matches are looked through for close ones at most, or as many as are asked for. */
const MAX_LOOKED_THROUGH = 4_096;
/** Where too few of them are close, so many times as many are looked through next. */
const STEP_WIDER = 4;

/** Close matches, of which the last ones are missing where `areAll` is false. */
interface CloseKeys {
  readonly keys: readonly number[];
  readonly areAll: boolean;
}

/**
 * Those that one of their names calls just so, or that have a text so and not the words in several of their names. What
 * is not close may stand before them all, so ever more matches are looked through until enough are, or none is left.
 */
async function closeKeys(
  engine: TextEngine,
  { kind, reading, limit }: KindQuery,
  expression: MatchExpression,
): Promise<CloseKeys> {
  const isClose = (candidate: Candidate) =>
    isCalledSo(candidate, reading) ||
    (!expression.inName && (reading.accented || !fitOf(candidate, reading, undefined).inName));
  let looked = limit + 1;
  for (;;) {
    const candidates = await engine.candidates(kind, expression, looked);
    const keys = candidates.filter(isClose).map(({ key }) => key);
    const areAll = candidates.length < looked;
    if (areAll || keys.length > limit || looked >= MAX_LOOKED_THROUGH) return { keys, areAll };
    looked = Math.min(looked * STEP_WIDER, MAX_LOOKED_THROUGH);
  }
}

interface Searches {
  readonly expressions: readonly MatchExpression[];
  /** So many of them are close: the others are for where these find nothing. */
  readonly close: number;
}

/**
 * Where texts are meant whole, words of several names, names with other accents and texts that only begin so stand behind
 * everything else.
 */
async function searchesOf(query: KindQuery): Promise<Searches> {
  const names = [...inNames(query.reading, query.province)];
  const completed = query.reading.onlyNames ? undefined : await readingOfTexts(query);
  const texts = [...inTexts(query, completed)];
  const expressions = [...names, ...texts];
  if (!query.kind.matchesWholes) return { expressions, close: expressions.length };
  const closeNames = names.slice(0, query.reading.accented ? names.length / 2 : names.length);
  const close = [...closeNames, ...texts.slice(0, texts.length / 2)];
  // The close names are looked for once more, whatever calls them so.
  return { expressions: [...close, ...expressions], close: close.length };
}

function* inNames(reading: Reading, province: string | undefined): Generator<MatchExpression> {
  for (const accents of reading.accented ? [true, false] : [false]) {
    const clauses = clausesOf(reading, { accents, whole: false });
    for (const where of nearFirst(province)) yield { clauses, inName: true, province: where };
  }
}

function* inTexts({ kind, reading, province }: KindQuery, completed: Reading | undefined): Generator<MatchExpression> {
  if (!completed) return;
  for (const clauses of textSearches(kind, completed, reading, completed.accented)) {
    for (const where of nearFirst(province)) yield { clauses, inName: false, province: where };
  }
}

function nearFirst(province: string | undefined): readonly (string | undefined)[] {
  return province === undefined ? [undefined] : [province, undefined];
}
