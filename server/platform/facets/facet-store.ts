import type { RoaringBitmap32 } from 'roaring-wasm';
import type { UnitOfWork } from '../db/unit-of-work.ts';

/** Kinds of entity that can be filtered: `place`, `professional`. */
export type FacetKind = string;

/** The facet that holds every published entity of its kind. */
export const ALL_FACET = 'all';

/** The facet that holds every published entity of its kind whose position is known. */
export const POSITIONED_FACET = 'positioned';

/** The key of one filterable value: the filter type and the value's id. */
export const facetKey = (type: string, id: number) => `${type}:${id}`;

/** Which facets an entity was and is in; an unpublished or deleted entity is in none. */
export interface FacetChange {
  readonly id: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Stored bitmaps of entity ids, one per filterable value. Reads come from a per-process cache that is refreshed by
 * version, so that any process sees a change made by another one in its next turn of the event loop.
 */
export interface FacetStore {
  /** All bitmaps of one kind, current as of now, until they are released. They are shared: never change them. */
  snapshot(kind: FacetKind): Promise<FacetSnapshot>;
  /**
   * Changes the bitmaps inside the transaction that changes the entities, and waits for nobody. The transaction holds the
   * entities' rows since before it looked at what they were, so that nobody changes the same entities at the same time.
   */
  apply(unit: UnitOfWork, kind: FacetKind, changes: readonly FacetChange[]): Promise<void>;
  /**
   * Replaces all bitmaps of a kind by those that `build` makes of the tables, e.g. after a bulk load. What others change
   * while it builds is kept.
   */
  rebuild(kind: FacetKind, build: () => Promise<ReadonlyMap<string, Iterable<number>>>): Promise<void>;
}

export interface FacetSnapshot {
  /** Changes whenever any bitmap of the kind changes; caches of counts are keyed by it. */
  readonly version: number;
  get(facet: string): RoaringBitmap32 | undefined;
  /** All bitmaps of one filter type that hold anything, by what stands in their keys behind it. */
  allOf(type: string): ReadonlyMap<string, RoaringBitmap32>;
  cardinality(facet: string): number;
  /**
   * Said once by who asked for the snapshot, when it uses no bitmap of it any more; cardinalities may still be read. A
   * bitmap that was replaced is freed when all have said so; where a holder never says so, with the garbage.
   */
  release(): void;
}
