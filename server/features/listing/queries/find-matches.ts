import { RoaringBitmap32 } from 'roaring-wasm';
import type { Database } from '../../../platform/db/database.ts';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import type { SearchIndex, SuggestQuery } from '../../../platform/search/search-index.ts';
import { lexiconOf } from '../../query-reading/lexicon.ts';
import type { Lexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { type FreeRun, mayBeScattered, scatterCheck } from '../../query-reading/rules/free-words.ts';
import { readQuery } from '../../query-reading/rules/read-query.ts';
import { isSearchItem, textsOfCard } from '../../search/rules/search-card.ts';
import type { FilterValue } from '../filter-types.ts';
import type { ListRequest } from '../rules/list-query.ts';

/** What a text search found of one kind. */
export interface TextMatches {
  /** Best first. */
  readonly ids: readonly number[];
  /** The same ids; the caller's own. */
  readonly bitmap: RoaringBitmap32;
  /** They fit what may have been meant, as nothing fits the words as they were typed. */
  readonly similar: boolean;
}

/** A list can be paged this deep; further matches could not be reached. */
const REACHABLE = 10_000;

/** With filters on top any match may be the only one that passes, so all are needed. */
const ALL = 2 ** 31 - 1;

/** Searches one kind by what the request's text means; results of the province chosen come first. */
export async function findMatches(
  { db, search }: { readonly db: Database; readonly search: SearchIndex },
  kind: FacetKind,
  { q, filters }: ListRequest<FilterValue>,
): Promise<TextMatches> {
  const province = filters.get('provinces')?.[0]?.slug;
  const limit = filters.size === 0 ? REACHABLE : ALL;
  const lexicon = await lexiconOf(db);
  const { text, free, isWrittenOut } = readQuery(lexicon, q, province);
  const query = { query: text || q, province };
  const { items, similar, inName } = await search.match({ ...query, kind, limit });
  // Names may hold the letters of an abbreviation.
  const lettered = isWrittenOut ? await search.match({ query: q, province, kind, limit }) : undefined;
  if (lettered?.inName && !lettered.similar) {
    const all = [...new Set([...lettered.items, ...items].map(item => item.entityId))];
    return { ids: all, bitmap: RoaringBitmap32.from(all), similar: false };
  }
  const ids = items.map(item => item.entityId);
  const isDoubtful = !similar && !inName && ids.length > 0 && mayBeScattered(free);
  const isByChance = isDoubtful && (await areScattered(search, kind, query, free, lexicon));
  return { ids, bitmap: RoaringBitmap32.from(ids), similar: similar || isByChance };
}

/** As many of the best are looked at as the search shows. */
const LOOKED_AT = 10;

/** Whether the best matches hold the words by chance, as far as their cards show. */
async function areScattered(
  search: SearchIndex,
  kind: FacetKind,
  query: Pick<SuggestQuery, 'query' | 'province'>,
  free: readonly FreeRun[],
  lexicon: Lexicon,
): Promise<boolean> {
  const groups = await search.suggest({ ...query, kinds: [kind], perKind: LOOKED_AT, asTyped: true });
  const cards = groups.flatMap(({ items }) => items.flatMap(({ card }) => (isSearchItem(card) ? [card] : [])));
  const isScattered = scatterCheck(free, lexicon);
  return cards.length > 0 && cards.every(card => isScattered({ name: card.name, texts: textsOfCard(card) }));
}
