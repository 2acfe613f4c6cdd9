import type { Kind } from '../document-key.ts';
import { completeReading } from '../reading/other-readings.ts';
import type { Reading } from '../reading/reading.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { SuggestQuery } from '../search-index.ts';
import { bestOfKind, bestOfTexts } from './best-of-kind.ts';
import { bestOfSmallIndex } from './best-of-small-index.ts';
import type { Ranked } from './kind-query.ts';
import { textSearches } from './whole-texts.ts';

/** The best matches of one kind, best first. */
export interface FoundGroup {
  readonly kind: Kind;
  readonly items: readonly Ranked[];
}

type Asked = Pick<SuggestQuery, 'perKind' | 'most' | 'province'> & { readonly kinds: readonly Kind[] };

/** Groups of what one reading of a query finds, the group with the best match first; undefined where it finds nothing. */
export async function suggestAs(
  engine: SearchEngine,
  reading: Reading,
  { province, perKind, kinds, most }: Asked,
): Promise<readonly FoundGroup[] | undefined> {
  const holding = await kindsHolding(engine, kinds, reading);
  if (holding.length === 0) return undefined;
  const query = { reading, completed: once(() => completeReading(reading, engine)), province, limit: perKind };
  const smallKinds = holding.filter(kind => kind.inSmallIndex);
  const ofSmallIndex = smallKinds.length === 0 ? undefined : bestOfSmallIndex(engine, smallKinds, query);
  const bestOf = async (kind: Kind) => {
    const { best, begun, isShortened } = (kind.inSmallIndex && (await ofSmallIndex)) || {};
    const known = best?.get(kind.number);
    if (known) return known;
    if (isShortened) return bestOfTexts(engine, { ...query, kind });
    return bestOfKind(engine, { ...query, kind, begun: begun?.get(kind.number) });
  };
  const groups = await Promise.all(holding.map(async kind => ({ kind, items: await bestOf(kind) })));
  const found = groups.filter(group => group.items.length > 0);
  found.sort((a, b) => (b.items[0]?.score ?? 0) - (a.items[0]?.score ?? 0) || a.kind.number - b.kind.number);
  return found.length === 0 ? undefined : found.slice(0, most);
}

/**
 * Those of the kinds of which something holds the finished words. Nothing of the others matches, and one look at all kinds
 * costs less than a search of each.
 */
async function kindsHolding(engine: SearchEngine, kinds: readonly Kind[], reading: Reading): Promise<readonly Kind[]> {
  const finished = reading.units.filter(({ open }) => !open);
  if (finished.length === 0) return kinds;
  const looks = [...Map.groupBy(kinds, ({ matchesWholes }) => matchesWholes)].map(([matchesWholes, alike]) => {
    // The last one holds whatever the others do.
    const [clauses = []] = textSearches({ matchesWholes }, { ...reading, units: finished }, reading, false).slice(-1);
    return engine.kindsWith(alike, { clauses, inName: reading.onlyNames === true, province: undefined });
  });
  const holding = new Set((await Promise.all(looks)).flat());
  return kinds.filter(kind => holding.has(kind));
}

/** Makes at the first call, and answers with that ever after. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
