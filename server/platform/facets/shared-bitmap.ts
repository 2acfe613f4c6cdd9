import type { RoaringBitmap32 } from 'roaring-wasm';

/** A bitmap that several snapshots share. Its memory is WebAssembly's and freed when the last holder releases it. */
export class SharedBitmap {
  readonly bitmap: RoaringBitmap32;
  readonly cardinality: number;
  #holders = 0;

  constructor(bitmap: RoaringBitmap32) {
    this.bitmap = bitmap;
    this.cardinality = bitmap.size;
  }

  hold(): void {
    this.#holders += 1;
  }

  release(): void {
    this.#holders -= 1;
    if (this.#holders === 0) this.bitmap.dispose();
  }
}

export type SharedBitmaps = ReadonlyMap<string, SharedBitmap>;

export function holdAll(bitmaps: SharedBitmaps): void {
  for (const bitmap of bitmaps.values()) bitmap.hold();
}

export function releaseAll(bitmaps: SharedBitmaps): void {
  for (const bitmap of bitmaps.values()) bitmap.release();
}
