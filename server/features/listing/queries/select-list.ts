import type { RoaringBitmap32 } from 'roaring-wasm';
import { FOUND, type Tag, timeFor } from '../../../platform/cache/tag.ts';
import { allOrRelease } from '../../../platform/facets/all-or-release.ts';
import { ALL_FACET, type FacetKind } from '../../../platform/facets/facet-store.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { positionOf } from '../../../platform/http/position-of.ts';
import type { CardTable } from '../../../platform/lists/card-table.ts';
import type { Services } from '../../../platform/services.ts';
import { type Areas, areasOf } from '../../areas/area.repository.ts';
import { countOfFree, freeThisWeek, shownTimes, timesInOrder } from '../../free-times/free-tags.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import type { FilterType, ListMeta, SortBy } from '../contract.ts';
import { type FilterCatalogue, type FilterValue, filterCatalogue, OPEN_NOW } from '../filter-types.ts';
import { type ListRequest, MAX_PAGE, parseListQuery, type RawListQuery } from '../rules/list-query.ts';
import { createFilterSettings } from './filter-settings.ts';
import { findMatches, type TextMatches } from './find-matches.ts';
import { type Combination, keptByCombination } from './kept-combinations.ts';
import { type ListFacets, listFacets, listMembers, releaseFacets, tallyMembers } from './list-members.ts';
import { NearVisitor } from './near-visitor.ts';
import { withOtherNames } from './other-names.ts';
import { relaxedLists } from './relaxed-lists.ts';
import { selectRows } from './select-rows.ts';
import type { ListKnowledge } from './surroundings.ts';

/** A kind of entity that is listed: where it is stored and by what it can be filtered. */
export interface ListKind<Row> {
  readonly kind: FacetKind;
  readonly table: CardTable<Row>;
  readonly filters: readonly FilterType[];
  /** The orders that it can be put in, by relevance among them; all where nothing is said. */
  readonly orders?: readonly SortBy[];
  /** A filter by whose values the whole list is counted. */
  readonly tally?: FilterType;
}

/** One page of a list before its cards are made. */
export interface ListSelection<Row> {
  readonly rows: readonly Row[];
  readonly meta: ListMeta;
  /** How many of the whole list have each value of its `tally`, by slug. */
  readonly tally: ReadonlyMap<string, number>;
  /** Where the visitor is; undefined when unknown. */
  readonly position: Position | undefined;
}

export type SelectList = <Row extends { readonly id: number }>(
  list: ListKind<Row>,
  raw: RawListQuery,
  context: RequestContext,
) => Promise<ListSelection<Row>>;

/** What a page is selected by beside its query. */
interface Known {
  readonly knowledge: ListKnowledge;
  readonly stored: ListFacets;
  readonly visitor: NearVisitor;
}

const NO_TALLY: ReadonlyMap<string, number> = new Map();
/** Combinations of filters whose tally is kept; each takes some hundred bytes. */
const KEPT_TALLIES = 1_000;

interface Tallied extends Combination {
  readonly by: FilterType;
  readonly members: RoaringBitmap32 | undefined;
}

const tally = ({ facets, by, catalogue, members }: Tallied): ReadonlyMap<string, number> =>
  tallyMembers(facets, by, catalogue.valuesOf(by), members);
const NO_POSITION = 'Chưa biết vị trí của bạn, nên danh sách được xếp theo mức độ phù hợp.';

/** Selects pages of lists: understand the query, intersect the stored bitmaps, read one page of rows. */
export function createSelectList(services: Services): SelectList {
  const { db, search, clock } = services;
  const filterSettings = createFilterSettings();
  const tallyOf = keptByCombination(KEPT_TALLIES, tally);
  const catalogueOf = rememberLast(filterCatalogue);
  const select = async <Row extends { readonly id: number }>(
    list: ListKind<Row>,
    raw: RawListQuery,
    context: RequestContext,
    { knowledge, stored, visitor }: Known,
  ) => {
    const { catalogue } = knowledge;
    const { position } = visitor;
    const request = placed(parseListQuery(raw, list, catalogue.find), position);
    // Unknown values are unlimited in number, so no cache stores such an answer.
    if (request.notices.length > 0) context.setHeader('Cache-Control', 'private, no-store');
    if (request.q !== '') context.dependsOn(FOUND);
    context.dependsOn(...timeTags(list.kind, request));
    context.dependsOn(...openTags(list.filters, request, stored));
    const facets = await visitor.withNear(list.table, stored, request.filters);
    const matches = request.q === '' ? undefined : await findMatches({ db, search }, list.kind, request);
    const within = publishedOnly(matches, facets);
    const members = listMembers(facets, request.filters, within);
    try {
      const selection = { facets, request, position, matches, members };
      const rows = await selectRows(db, list, selection);
      context.dependsOn(...shownTimes(list.kind, rows));
      const count = members?.size ?? facets.records.cardinality(ALL_FACET);
      const meta = listMeta(request, {
        count,
        similar: matches?.similar === true,
        positionKnown: position !== undefined,
      });
      const combination = { kind: list.kind, catalogue, facets, filters: request.filters, within };
      if (request.includeFilters) {
        const settings = filterSettings({ ...combination, types: list.filters });
        meta.filters = request.includeWords ? withOtherNames(settings, catalogue) : settings;
      }
      if (count === 0) {
        const asked = { kind: list.kind, filters: request.filters, q: request.q };
        const { lists, tags } = await relaxedLists(services, { asked, knowledge, visitor, found: within });
        context.dependsOn(...tags);
        meta.relaxed = lists;
      }
      const tally = list.tally ? tallyOf({ ...combination, by: list.tally, members }) : NO_TALLY;
      return { rows, meta, tally, position };
    } finally {
      members?.dispose();
      within?.dispose();
    }
  };
  return async (list, raw, context) => {
    const asked = listFacets(services.facets, list.kind, clock.now());
    const read = Promise.all([termsOf(db), areasOf(db), asked]);
    const [terms, areas, stored] = await allOrRelease(read, [asked], releaseFacets);
    const visitor = new NearVisitor(db, positionOf(context));
    try {
      const knowledge = { terms, areas, catalogue: catalogueOf(terms, areas) };
      return await select(list, raw, context, { knowledge, stored, visitor });
    } finally {
      await visitor.release();
      releaseFacets(stored);
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

const UNPLACED = 'Chưa biết vị trí của bạn, nên danh sách có cả những nơi ở xa.';

/** What is asked for near the visitor is asked for everywhere where the position is not known. */
function placed(request: ListRequest<FilterValue>, position: Position | undefined): ListRequest<FilterValue> {
  if (position !== undefined || !request.filters.has('near')) return request;
  const filters = new Map([...request.filters].filter(([type]) => type !== 'near'));
  return { ...request, filters, notices: [...request.notices, UNPLACED] };
}

/** What of free times a list follows: their order, who has one, or how many do. */
function timeTags(kind: FacetKind, { sortBy, filters, includeFilters }: ListRequest<FilterValue>): Tag[] {
  if (sortBy === 'soonest') return [timesInOrder(kind)];
  if (filters.has('available')) return [freeThisWeek(kind)];
  return includeFilters ? [countOfFree(kind)] : [];
}

/** How many are open may be shown this late. */
const OPEN_COUNT_MS = 60_000;

/** What is open changes with the clock: a list of it is true until anything opens or closes. */
function openTags(types: readonly FilterType[], request: ListRequest<FilterValue>, { open }: ListFacets): Tag[] {
  if (request.filters.get('hours')?.some(({ id }) => id === OPEN_NOW)) return [timeFor(open.trueForMs)];
  if (!request.includeFilters || !types.includes('hours')) return [];
  return [timeFor(Math.max(OPEN_COUNT_MS, open.trueForMs))];
}

/** The search index may still know what is no longer published. */
function publishedOnly(matches: TextMatches | undefined, { records }: ListFacets): RoaringBitmap32 | undefined {
  if (!matches) return undefined;
  const published = records.get(ALL_FACET);
  if (published) matches.bitmap.andInPlace(published);
  else matches.bitmap.clear();
  return matches.bitmap;
}

interface Counted {
  readonly count: number;
  readonly similar: boolean;
  readonly positionKnown: boolean;
}

function listMeta(request: ListRequest<FilterValue>, { count, similar, positionKnown }: Counted): ListMeta {
  const { page, pageSize, sortBy, q } = request;
  const misplaced = sortBy === 'location' && !positionKnown;
  return {
    count,
    page,
    page_size: pageSize,
    page_count: Math.min(MAX_PAGE, Math.ceil(count / pageSize)),
    sort_by: sortBy,
    q,
    similar,
    position_known: positionKnown,
    chosen: [...request.filters].flatMap(([type, values]) => values.map(({ slug, name }) => ({ type, slug, name }))),
    notices: misplaced ? [...request.notices, NO_POSITION] : [...request.notices],
  };
}
