import { RoaringBitmap32 } from 'roaring-wasm';

/** Ids are handed to a bitmap this many at a time: single additions cost a call into WebAssembly each. */
const CHUNK = 1024;

/** Collects facets of many entities with little memory, for a rebuild. */
export class FacetBuilder {
  readonly #bitmaps = new Map<string, RoaringBitmap32>();
  readonly #chunks = new Map<string, number[]>();

  add(facet: string, id: number): void {
    let chunk = this.#chunks.get(facet);
    if (!chunk) {
      chunk = [];
      this.#chunks.set(facet, chunk);
    }
    chunk.push(id);
    if (chunk.length >= CHUNK) this.#flush(facet, chunk);
  }

  /** All facets so far. The bitmaps are the builder's own: pass them to `rebuild` and do not use them afterwards. */
  facets(): ReadonlyMap<string, RoaringBitmap32> {
    for (const [facet, chunk] of this.#chunks) this.#flush(facet, chunk);
    return this.#bitmaps;
  }

  #flush(facet: string, chunk: number[]): void {
    const bitmap = this.#bitmaps.get(facet) ?? new RoaringBitmap32();
    bitmap.addMany(chunk);
    this.#bitmaps.set(facet, bitmap);
    chunk.length = 0;
  }
}
