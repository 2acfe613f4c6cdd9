import { RoaringBitmap32 } from 'roaring-wasm';
import type { Database } from '../../../platform/db/database.ts';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import type { SearchIndex } from '../../../platform/search/search-index.ts';
import { lexiconOf } from '../../query-reading/lexicon.ts';
import { readQuery } from '../../query-reading/rules/read-query.ts';
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
  const { text } = readQuery(await lexiconOf(db), q, province);
  const { items, similar } = await search.match({ kind, query: text || q, province, limit });
  const ids = items.map(item => item.entityId);
  return { ids, bitmap: RoaringBitmap32.from(ids), similar };
}
