import type { RoaringBitmap32 } from 'roaring-wasm';
import { FOUND } from '../../../platform/cache/tag.ts';
import { ALL_FACET, type FacetKind, type FacetSnapshot } from '../../../platform/facets/facet-store.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { positionOf } from '../../../platform/http/position-of.ts';
import type { CardTable } from '../../../platform/lists/card-table.ts';
import type { Services } from '../../../platform/services.ts';
import { type Areas, areasOf } from '../../areas/area.repository.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import type { FilterType, ListMeta } from '../contract.ts';
import { type FilterCatalogue, type FilterValue, filterCatalogue } from '../filter-types.ts';
import { membersOf } from '../rules/facet-counts.ts';
import { type ListRequest, MAX_PAGE, parseListQuery, type RawListQuery } from '../rules/list-query.ts';
import { createFilterSettings, type FilterContext } from './filter-settings.ts';
import { findMatches, type TextMatches } from './find-matches.ts';
import { chosenBitmaps } from './list-members.ts';
import { selectRows } from './select-rows.ts';

/** A kind of entity that is listed: where it is stored and by what it can be filtered. */
export interface ListKind<Row> {
  readonly kind: FacetKind;
  readonly table: CardTable<Row>;
  readonly filters: readonly FilterType[];
}

/** One page of a list before its cards are made. */
export interface ListSelection<Row> {
  readonly rows: readonly Row[];
  readonly meta: ListMeta;
  /** Of the visitor; undefined when unknown. */
  readonly position: Position | undefined;
}

export type SelectList = <Row extends { readonly id: number }>(
  list: ListKind<Row>,
  raw: RawListQuery,
  context: RequestContext,
) => Promise<ListSelection<Row>>;

const NO_POSITION = 'Chưa biết vị trí của bạn, nên danh sách được xếp theo mức độ phù hợp.';

/** Selects pages of lists: understand the query, intersect the stored bitmaps, read one page of rows. */
export function createSelectList(services: Services): SelectList {
  const { db, facets, search } = services;
  const filterSettings = createFilterSettings();
  const catalogueOf = rememberLast(filterCatalogue);
  const select = async <Row extends { readonly id: number }>(
    list: ListKind<Row>,
    raw: RawListQuery,
    context: RequestContext,
    { catalogue, snapshot }: Pick<FilterContext, 'catalogue' | 'snapshot'>,
  ) => {
    const request = parseListQuery(raw, list.filters, catalogue.find);
    // Unknown values are unlimited in number, so no cache stores such an answer.
    if (request.notices.length > 0) context.setHeader('Cache-Control', 'private, no-store');
    if (request.q !== '') context.dependsOn(FOUND);
    const position = positionOf(context);
    const matches = request.q === '' ? undefined : await findMatches(search, list.kind, request);
    const within = publishedOnly(matches, snapshot);
    const members = membersOf(chosenBitmaps(snapshot, request.filters), within);
    try {
      const selection = { snapshot, request, position, matches, members };
      const rows = await selectRows(db, list.table, selection);
      const meta = listMeta(request, members?.size ?? snapshot.cardinality(ALL_FACET), position !== undefined);
      if (request.includeFilters) {
        const { kind, filters: types } = list;
        meta.filters = filterSettings({ kind, types, catalogue, snapshot, filters: request.filters, within });
      }
      return { rows, meta, position };
    } finally {
      members?.dispose();
      within?.dispose();
    }
  };
  return async (list, raw, context) => {
    const [terms, areas, snapshot] = await Promise.all([termsOf(db), areasOf(db), facets.snapshot(list.kind)]);
    try {
      return await select(list, raw, context, { catalogue: catalogueOf(terms, areas), snapshot });
    } finally {
      snapshot.release();
    }
  };
}

/** The same catalogue for as long as terms and areas are the same, so that what was made from it can be kept. */
function rememberLast(make: typeof filterCatalogue): typeof filterCatalogue {
  let last: { terms: Terms; areas: Areas; catalogue: FilterCatalogue } | undefined;
  return (terms, areas) => {
    if (last?.terms !== terms || last.areas !== areas) last = { terms, areas, catalogue: make(terms, areas) };
    return last.catalogue;
  };
}

/** The search index may still know what is no longer published. */
function publishedOnly(matches: TextMatches | undefined, snapshot: FacetSnapshot): RoaringBitmap32 | undefined {
  if (!matches) return undefined;
  const published = snapshot.get(ALL_FACET);
  if (published) matches.bitmap.andInPlace(published);
  else matches.bitmap.clear();
  return matches.bitmap;
}

function listMeta(request: ListRequest<FilterValue>, count: number, positionKnown: boolean): ListMeta {
  const { page, pageSize, sortBy, q } = request;
  const misplaced = sortBy === 'location' && !positionKnown;
  return {
    count,
    page,
    page_size: pageSize,
    page_count: Math.min(MAX_PAGE, Math.ceil(count / pageSize)),
    sort_by: sortBy,
    q,
    position_known: positionKnown,
    chosen: [...request.filters].flatMap(([type, values]) => values.map(({ slug, name }) => ({ type, slug, name }))),
    notices: misplaced ? [...request.notices, NO_POSITION] : [...request.notices],
  };
}
