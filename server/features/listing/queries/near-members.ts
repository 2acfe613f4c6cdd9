import { RoaringBitmap32 } from 'roaring-wasm';
import type { Database } from '../../../platform/db/database.ts';
import { ALL_FACET, type FacetSnapshot, POSITIONED_FACET } from '../../../platform/facets/facet-store.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { ListTable } from '../../../platform/lists/list-table.ts';
import { nearerThan } from '../../../platform/lists/nearest.ts';
import type { FilterValue } from '../filter-types.ts';
import type { ChosenFilters } from '../rules/list-query.ts';
import { type ListFacets, listMembers } from './list-members.ts';

/**
 * The bitmaps of a list together with what is near the visitor, where that is asked for; that bitmap is the caller's own. One
 * query.
 * @param position of the visitor; undefined when unknown
 */
export async function withNear(
  db: Database,
  table: ListTable,
  facets: ListFacets,
  filters: ChosenFilters<FilterValue>,
  position: Position | undefined,
): Promise<ListFacets> {
  const [distance] = filters.get('near') ?? [];
  if (!distance || !position) return facets;
  const others = listMembers(facets, new Map([...filters].filter(([type]) => type !== 'near')), undefined);
  try {
    return { ...facets, near: await nearMembers(db, table, facets.records, { position, km: distance.id }, others) };
  } finally {
    others?.dispose();
  }
}

/**
 * Those of some records that are nearer than `km` kilometres to a position.
 * @param members undefined for everything that is published
 */
async function nearMembers(
  db: Database,
  table: ListTable,
  records: FacetSnapshot,
  { position, km }: { readonly position: Position; readonly km: number },
  members: RoaringBitmap32 | undefined,
): Promise<RoaringBitmap32> {
  const everyone = members ?? records.get(ALL_FACET);
  const positioned = records.get(POSITIONED_FACET);
  if (!everyone || !positioned) return new RoaringBitmap32();
  const placed = RoaringBitmap32.and(everyone, positioned);
  try {
    return RoaringBitmap32.from(await nearerThan(db, table, position, km, placed));
  } finally {
    placed.dispose();
  }
}
