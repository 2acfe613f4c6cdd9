import { RoaringBitmap32 } from 'roaring-wasm';
import type { Database } from '../../../platform/db/database.ts';
import { ALL_FACET, type FacetKind, POSITIONED_FACET } from '../../../platform/facets/facet-store.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { CardTable } from '../../../platform/lists/card-table.ts';
import type { ListTable, Slice } from '../../../platform/lists/list-table.ts';
import { nearest } from '../../../platform/lists/nearest.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { memberIds, selectMembers, tableOrder } from '../../../platform/lists/select-page.ts';
import { soonestFirst } from '../../free-times/queries/soonest-first.ts';
import type { FilterValue } from '../filter-types.ts';
import type { ListRequest } from '../rules/list-query.ts';
import type { TextMatches } from './find-matches.ts';
import type { ListFacets } from './list-members.ts';

/** What a page is selected from. */
export interface Selection {
  readonly facets: ListFacets;
  readonly request: ListRequest<FilterValue>;
  /** Where the visitor is; undefined when unknown. */
  readonly position: Position | undefined;
  readonly matches: TextMatches | undefined;
  /** What passes filters and search; undefined for everything published. */
  readonly members: RoaringBitmap32 | undefined;
}

interface IdRow {
  readonly id: number;
}

/** The rows of one page, in order. */
export async function selectRows<Row extends IdRow>(
  db: Database,
  { kind, table }: { readonly kind: FacetKind; readonly table: CardTable<Row> },
  selection: Selection,
): Promise<Row[]> {
  const { request, position, matches, members, facets } = selection;
  const slice = { offset: (request.page - 1) * request.pageSize, limit: request.pageSize };
  if (request.sortBy === 'location' && position) {
    return rowsInOrder(db.read, table.rowsOf, await nearestIds(db, table, position, slice, selection));
  }
  if (request.sortBy === 'soonest') {
    return rowsInOrder(db.read, table.rowsOf, await soonestIds(db, { kind, table }, slice, selection));
  }
  const order = request.sortBy === 'location' ? 'relevance' : request.sortBy;
  if (matches && order === 'relevance') {
    return rowsInOrder(db.read, table.rowsOf, bestMatches(matches.ids, members, slice));
  }
  if (!members) return db.read.rows(table.slices[order](slice));
  return selectMembers(db, table, order, slice, members, facets.records.cardinality(ALL_FACET));
}

function bestMatches(ids: readonly number[], members: RoaringBitmap32 | undefined, slice: Slice): number[] {
  return ids.filter(id => members?.has(id) ?? true).slice(slice.offset, slice.offset + slice.limit);
}

/** By distance; those whose position is unknown follow at the end, by id. */
async function nearestIds(
  db: Database,
  table: ListTable,
  from: Position,
  slice: Slice,
  { facets: { records }, members }: Selection,
): Promise<number[]> {
  const everyone = members ?? records.get(ALL_FACET);
  if (!everyone) return [];
  const positioned = RoaringBitmap32.and(everyone, records.get(POSITIONED_FACET) ?? new RoaringBitmap32());
  try {
    const near = await nearest(db, table, from, slice, positioned, records.cardinality(ALL_FACET));
    const ids = near.map(({ id }) => id);
    if (ids.length === slice.limit) return ids;
    const offset = Math.max(0, slice.offset - positioned.size);
    const elsewhere = RoaringBitmap32.andNot(everyone, positioned);
    ids.push(...elsewhere.sliceUint32Array(offset, offset + slice.limit - ids.length));
    elsewhere.dispose();
    return ids;
  } finally {
    positioned.dispose();
  }
}

/** By the next free time; those without any follow, the most relevant first. */
async function soonestIds(
  db: Database,
  { kind, table }: { readonly kind: FacetKind; readonly table: ListTable },
  slice: Slice,
  { facets: { records, times }, members, request }: Selection,
): Promise<number[]> {
  const everyone = members ?? records.get(ALL_FACET);
  if (!everyone) return [];
  const free = times.get(ALL_FACET) ?? new RoaringBitmap32();
  // The order leaves out by itself those without a time. The number of those with one decides how a few are found in it.
  const isMixed = members !== undefined && !request.filters.has('available');
  const found = isMixed ? RoaringBitmap32.and(members, free) : everyone;
  const entries = Math.max(found.size, times.cardinality(ALL_FACET));
  const ids = await memberIds(soonestFirst(db, kind), slice, found, entries).finally(() => isMixed && found.dispose());
  if (ids.length === slice.limit) return ids;
  const others = RoaringBitmap32.andNot(everyone, free);
  try {
    const earlier = everyone.size - others.size;
    const rest = { offset: Math.max(0, slice.offset - earlier), limit: slice.limit - ids.length };
    const byRelevance = tableOrder(db, table, 'relevance');
    return [...ids, ...(await memberIds(byRelevance, rest, others, records.cardinality(ALL_FACET)))];
  } finally {
    others.dispose();
  }
}
