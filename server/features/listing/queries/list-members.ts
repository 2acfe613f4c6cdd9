import type { RoaringBitmap32 } from 'roaring-wasm';
import { allOrRelease } from '../../../platform/facets/all-or-release.ts';
import {
  ALL_FACET,
  type FacetKind,
  type FacetSnapshot,
  type FacetStore,
  facetKey,
} from '../../../platform/facets/facet-store.ts';
import { freeKind } from '../../free-times/free-facets.ts';
import type { FilterType } from '../contract.ts';
import { type FilterValue, OPEN_NOW } from '../filter-types.ts';
import { type ChosenBitmaps, membersOf, optionCounts } from '../rules/facet-counts.ts';
import type { ChosenFilters } from '../rules/list-query.ts';
import { OpenNow } from './open-now.ts';

/** The bitmaps by which one list is selected, current as of now, until they are released. */
export interface ListFacets {
  readonly records: FacetSnapshot;
  /** Which of the records have free times. */
  readonly times: FacetSnapshot;
  /** Which of them are open. */
  readonly open: OpenNow;
  /** Which of them are near the visitor, where that is asked for. */
  readonly near?: RoaringBitmap32 | undefined;
}

export async function listFacets(facets: FacetStore, kind: FacetKind, now: Date): Promise<ListFacets> {
  const asked = [facets.snapshot(kind), facets.snapshot(freeKind(kind))] as const;
  const [records, times] = await allOrRelease(Promise.all(asked), asked, each => each.release());
  return { records, times, open: new OpenNow(records, now) };
}

export function releaseFacets({ records, times, open }: ListFacets): void {
  open.release();
  records.release();
  times.release();
}

/** The records that have one value of a filter, as bitmaps of which any one will do. */
function bitmapsOf(facets: ListFacets, type: FilterType, { id, districts }: FilterValue): RoaringBitmap32[] {
  if (!districts) return [bitmapOf(facets, type, id)].filter(bitmap => bitmap !== undefined);
  return districts.flatMap(district => bitmapOf(facets, 'districts', district) ?? []);
}

/** The records that have one value of a filter; undefined where there are none. */
export function bitmapOf(
  { records, times, open, near }: ListFacets,
  type: FilterType,
  id: number,
): RoaringBitmap32 | undefined {
  if (type === 'near') return near;
  if (type === 'hours' && id === OPEN_NOW) return open.bitmap;
  return (type === 'available' ? times : records).get(facetKey(type, id));
}

/**
 * What passes the filters and a text search; the caller's own, and undefined for everything that is published.
 * @param within what the search found; undefined without one
 */
export function listMembers(
  facets: ListFacets,
  filters: ChosenFilters<FilterValue>,
  within: RoaringBitmap32 | undefined,
): RoaringBitmap32 | undefined {
  const members = membersOf(chosenBitmaps(facets, filters), within);
  const published = facets.records.get(ALL_FACET);
  // Free times follow a moment after their record is hidden.
  if (filters.has('available') && published) members?.andInPlace(published);
  return members;
}

/** Whether a record passes the filters, as {@link listMembers}: of a few records that is found out without making their list. */
export function membership(facets: ListFacets, filters: ChosenFilters<FilterValue>): (id: number) => boolean {
  const chosen = [...chosenBitmaps(facets, filters).values()];
  const published = facets.records.get(ALL_FACET);
  const isPublished = (id: number) => published?.has(id) === true;
  if (chosen.length === 0) return isPublished;
  const passes = (id: number) => chosen.every(bitmaps => bitmaps.some(bitmap => bitmap.has(id)));
  return filters.has('available') && published ? id => passes(id) && isPublished(id) : passes;
}

/** How many members have each value of a filter, by slug; undefined members are everything that is published. */
export function tallyMembers(
  facets: ListFacets,
  type: FilterType,
  values: readonly FilterValue[],
  members: RoaringBitmap32 | undefined,
): ReadonlyMap<string, number> {
  const counts = optionCounts(
    values.map(({ id }) => bitmapOf(facets, type, id)),
    members,
  );
  return new Map(values.map(({ slug }, index) => [slug, counts[index] ?? 0]));
}

/** The stored bitmaps of what a visitor chose; a value that nothing has gives an empty list, so nothing passes. */
export function chosenBitmaps(facets: ListFacets, filters: ChosenFilters<FilterValue>): ChosenBitmaps<FilterType> {
  const chosen = new Map<FilterType, RoaringBitmap32[]>();
  for (const [type, values] of filters) {
    chosen.set(
      type,
      values.flatMap(value => bitmapsOf(facets, type, value)),
    );
  }
  return chosen;
}
