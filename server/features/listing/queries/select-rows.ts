import { RoaringBitmap32 } from 'roaring-wasm';
import type { Database } from '../../../platform/db/database.ts';
import { ALL_FACET, type FacetSnapshot, POSITIONED_FACET } from '../../../platform/facets/facet-store.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { CardTable } from '../../../platform/lists/card-table.ts';
import type { ListTable, Slice } from '../../../platform/lists/list-table.ts';
import { nearest } from '../../../platform/lists/nearest.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { selectMembers } from '../../../platform/lists/select-page.ts';
import type { FilterValue } from '../filter-types.ts';
import type { ListRequest } from '../rules/list-query.ts';
import type { TextMatches } from './find-matches.ts';

/** What a page is selected from. */
export interface Selection {
  readonly snapshot: FacetSnapshot;
  readonly request: ListRequest<FilterValue>;
  /** Of the visitor; undefined when unknown. */
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
  table: CardTable<Row>,
  selection: Selection,
): Promise<Row[]> {
  const { request, position, matches, members, snapshot } = selection;
  const slice = { offset: (request.page - 1) * request.pageSize, limit: request.pageSize };
  if (request.sortBy === 'location' && position) {
    return rowsInOrder(db.read, table.rowsOf, await nearestIds(db, table, position, slice, selection));
  }
  const order = request.sortBy === 'location' ? 'relevance' : request.sortBy;
  if (matches && order === 'relevance') {
    return rowsInOrder(db.read, table.rowsOf, bestMatches(matches.ids, members, slice));
  }
  if (!members) return db.read.rows(table.slices[order](slice));
  return selectMembers(db, table, order, slice, members, snapshot.cardinality(ALL_FACET));
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
  { snapshot, members }: Selection,
): Promise<number[]> {
  const everyone = members ?? snapshot.get(ALL_FACET);
  if (!everyone) return [];
  const positioned = RoaringBitmap32.and(everyone, snapshot.get(POSITIONED_FACET) ?? new RoaringBitmap32());
  try {
    const near = await nearest(db, table, from, slice, positioned, snapshot.cardinality(ALL_FACET));
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
