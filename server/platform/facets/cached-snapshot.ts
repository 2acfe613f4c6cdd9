import type { RoaringBitmap32 } from 'roaring-wasm';
import type { FacetSnapshot } from './facet-store.ts';
import { holdAll, releaseAll, type SharedBitmaps } from './shared-bitmap.ts';

/** One kind's bitmaps at one version. It holds them until it is replaced and its last reader has released it. */
export class CachedSnapshot implements FacetSnapshot {
  readonly version: number;
  readonly #bitmaps: SharedBitmaps;
  readonly #byType = new Map<string, ReadonlyMap<string, RoaringBitmap32>>();
  /** The cache is one of them. */
  #holders = 1;

  constructor(version: number, bitmaps: SharedBitmaps) {
    this.version = version;
    this.#bitmaps = bitmaps;
    holdAll(bitmaps);
  }

  /** The snapshot for one more reader. */
  held(): this {
    this.#holders += 1;
    return this;
  }

  release(): void {
    this.#holders -= 1;
    if (this.#holders === 0) releaseAll(this.#bitmaps);
  }

  get(facet: string): RoaringBitmap32 | undefined {
    return this.#bitmaps.get(facet)?.bitmap;
  }

  allOf(type: string): ReadonlyMap<string, RoaringBitmap32> {
    const known = this.#byType.get(type);
    if (known) return known;
    const start = `${type}:`;
    const found = new Map<string, RoaringBitmap32>();
    for (const [facet, { bitmap }] of this.#bitmaps) {
      if (facet.startsWith(start)) found.set(facet.slice(start.length), bitmap);
    }
    this.#byType.set(type, found);
    return found;
  }

  cardinality(facet: string): number {
    return this.#bitmaps.get(facet)?.cardinality ?? 0;
  }
}
