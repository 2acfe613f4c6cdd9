import type { OtherReading, Unit } from '../reading/reading.ts';
import type { Candidate, SearchEngine, TextEngine } from '../search-engine.ts';
import { heldWay } from './score.ts';
import { TEXT_END } from './whole-texts.ts';

/** Matches looked through for those that are accepted, as the index knows no places of words. */
const LOOKED_THROUGH = 256;

/**
 * The engine with only those matches that a reading accepts: words that were typed as one, " cho ray ", mean nothing where
 * they stand apart, and a name of which one word was typed otherwise has all the others.
 */
export function narrowedEngine<Engine extends TextEngine>(engine: Engine, other: OtherReading): Engine {
  const among = acceptedBy(other);
  if (!among) return engine;
  return {
    ...engine,
    candidates: (...[kind, expression, limit]: Parameters<TextEngine['candidates']>) =>
      among(limit, most => engine.candidates(kind, expression, most)),
    keys: async (...[kind, expression, limit]: Parameters<TextEngine['keys']>) =>
      (await among(limit, most => engine.candidates(kind, expression, most))).map(({ key }) => key),
  };
}

/** As {@link narrowedEngine}, for names too. */
export function narrowedToNames(engine: SearchEngine, other: OtherReading): SearchEngine {
  const among = acceptedBy(other);
  if (!among) return engine;
  return {
    ...narrowedEngine(engine, other),
    // Behind those that are looked through others may be accepted.
    bringsAll: false,
    findsFirstSoon: false,
    candidatesOfSmallIndex: (kinds, expression, limit) =>
      among(limit, most => engine.candidatesOfSmallIndex(kinds, expression, most)),
    named: (kind, name, province, limit) => among(limit, most => engine.named(kind, name, province, most)),
  };
}

/** Makes a search bring only what a reading accepts; undefined where it accepts all. */
function acceptedBy({ reading, runs = [], mostChanged }: OtherReading) {
  if (runs.length === 0 && mostChanged === undefined) return undefined;
  const accepts = ({ name, titles }: Candidate) => {
    const text = ` ${name}${TEXT_END}${titles} `;
    const isNear =
      mostChanged === undefined || (changedIn(text, reading.units) ?? Number.POSITIVE_INFINITY) <= mostChanged;
    return isNear && runs.every(run => text.includes(run));
  };
  return async (limit: number, search: (limit: number) => Promise<Candidate[]>) =>
    (await search(Math.max(limit, LOOKED_THROUGH))).filter(accepts).slice(0, limit);
}

/** How many words a text has otherwise than in their first way; undefined where it lacks one. */
function changedIn(padded: string, units: readonly Unit[]): number | undefined {
  let changed = 0;
  for (const unit of units) {
    const way = heldWay(padded, unit);
    if (way === undefined) return undefined;
    if (way !== unit.ways[0]) changed += 1;
  }
  return changed;
}
