import type { RoaringBitmap32 } from 'roaring-wasm';
import type { FacetSnapshot } from './facet-store.ts';
import { holdAll, releaseAll, type SharedBitmaps } from './shared-bitmap.ts';

/** One kind's bitmaps at one version. It holds them until it is replaced and its last reader has released it. */
export class CachedSnapshot implements FacetSnapshot {
  readonly version: number;
  readonly #bitmaps: SharedBitmaps;
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

  cardinality(facet: string): number {
    return this.#bitmaps.get(facet)?.cardinality ?? 0;
  }
}
