import { RoaringBitmap32 } from 'roaring-wasm';
import type { Database } from '../../../platform/db/database.ts';
import { type FacetSnapshot, POSITIONED_FACET } from '../../../platform/facets/facet-store.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { ListTable } from '../../../platform/lists/list-table.ts';
import { type Circle, nearerThan } from '../../../platform/lists/nearer-than.ts';
import type { FilterValue } from '../filter-types.ts';
import type { ChosenFilters } from '../rules/list-query.ts';
import type { ListFacets } from './list-members.ts';

/** A visitor, and what is near, which is asked for once of each kind of record, however many lists a request counts. */
export class NearVisitor {
  /** Undefined when unknown. */
  readonly position: Position | undefined;
  readonly #db: Database;
  readonly #near = new Map<string, Promise<RoaringBitmap32>>();

  constructor(db: Database, position: Position | undefined) {
    this.#db = db;
    this.position = position;
  }

  /**
   * The bitmaps of a list together with what is near the visitor, where the filters ask for it and the position is known;
   * that bitmap is shared until {@link release}. One query at the first time.
   */
  async withNear(table: ListTable, facets: ListFacets, filters: ChosenFilters<FilterValue>): Promise<ListFacets> {
    const [distance] = filters.get('near') ?? [];
    if (!distance || !this.position) return facets;
    const key = `${table.name} ${distance.id}`;
    const circle = { from: this.position, km: distance.id };
    const near = this.#near.get(key) ?? nearMembers(this.#db, table, facets.records, circle);
    this.#near.set(key, near);
    return { ...facets, near: await near };
  }

  async release(): Promise<void> {
    await Promise.allSettled([...this.#near.values()].map(near => near.then(bitmap => bitmap.dispose())));
    this.#near.clear();
  }
}

/** Those of some records that are inside of a circle. */
async function nearMembers(
  db: Database,
  table: ListTable,
  records: FacetSnapshot,
  circle: Circle,
): Promise<RoaringBitmap32> {
  const near = RoaringBitmap32.from(await nearerThan(db, table, circle));
  const positioned = records.get(POSITIONED_FACET);
  if (positioned) near.andInPlace(positioned);
  else near.clear();
  return near;
}
