import { RoaringBitmap32 } from 'roaring-wasm';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import type { SearchIndex } from '../../../platform/search/search-index.ts';
import type { FilterValue } from '../filter-types.ts';
import type { ListRequest } from '../rules/list-query.ts';

/** What a text search found of one kind. */
export interface TextMatches {
  /** Best first. */
  readonly ids: readonly number[];
  /** The same ids; the caller's own. */
  readonly bitmap: RoaringBitmap32;
}

/** A list can be paged this deep; further matches could not be reached. */
const REACHABLE = 10_000;

/** With filters on top any match may be the only one that passes, so all are needed. */
const ALL = 2 ** 31 - 1;

/** Searches one kind by the request's text; results of the province chosen come first. */
export async function findMatches(
  search: SearchIndex,
  kind: FacetKind,
  { q, filters }: ListRequest<FilterValue>,
): Promise<TextMatches> {
  const province = filters.get('provinces')?.[0]?.slug;
  const limit = filters.size === 0 ? REACHABLE : ALL;
  const { items } = await search.match({ kind, query: q, province, limit });
  const ids = items.map(item => item.entityId);
  return { ids, bitmap: RoaringBitmap32.from(ids) };
}
