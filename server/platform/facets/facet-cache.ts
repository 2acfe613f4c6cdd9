import type { RoaringBitmap32 } from 'roaring-wasm';
import { contentVersions } from '../db/content-version.ts';
import type { Reader } from '../db/reader.ts';
import { textOf } from '../db/text.ts';
import { bitmapOf } from './bitmap-bytes.ts';
import type { FacetKind, FacetSnapshot } from './facet-store.ts';

/** The content version that counts changes of a kind's facets. */
export const facetsVersion = (kind: FacetKind) => `facets:${kind}`;

interface StoredFacet {
  facet: string;
  bits: Uint8Array;
  cardinality: number;
  version: number;
}

interface CachedFacet {
  readonly bitmap: RoaringBitmap32;
  readonly cardinality: number;
}

/** One kind's bitmaps at one version. Replaced bitmaps are freed with the last snapshot that holds them. */
class CachedSnapshot implements FacetSnapshot {
  readonly version: number;
  readonly #facets: ReadonlyMap<string, CachedFacet>;

  constructor(version: number, facets: ReadonlyMap<string, CachedFacet>) {
    this.version = version;
    this.#facets = facets;
  }

  get(facet: string): RoaringBitmap32 | undefined {
    return this.#facets.get(facet)?.bitmap;
  }

  cardinality(facet: string): number {
    return this.#facets.get(facet)?.cardinality ?? 0;
  }

  /** This snapshot with the facets that changed since. */
  with(rows: readonly StoredFacet[], version: number): CachedSnapshot {
    const facets = new Map(this.#facets);
    let newest = version;
    for (const row of rows) {
      newest = Math.max(newest, row.version);
      if (row.cardinality === 0) facets.delete(row.facet);
      else facets.set(row.facet, { bitmap: bitmapOf(row.bits), cardinality: row.cardinality });
    }
    return new CachedSnapshot(newest, facets);
  }
}

const EMPTY = new CachedSnapshot(-1, new Map());

/** Bitmaps of every kind in this process; each read checks the version and loads only what changed. */
export function createFacetCache(reader: Reader): (kind: FacetKind) => Promise<FacetSnapshot> {
  const cached = new Map<FacetKind, CachedSnapshot>();
  const loading = new Map<FacetKind, Promise<void>>();

  const refresh = async (kind: FacetKind, version: number) => {
    const known = cached.get(kind) ?? EMPTY;
    const rows = await textOf(reader).all<StoredFacet>(
      'select facet, bits, cardinality, version from facet_bitmap where kind = ? and version > ?',
      [kind, known.version],
    );
    cached.set(kind, known.with(rows, version));
  };

  return async kind => {
    const version = (await contentVersions(reader)).get(facetsVersion(kind)) ?? 0;
    for (;;) {
      const known = cached.get(kind);
      if (known && known.version >= version) return known;
      const started = loading.get(kind);
      if (started) await started;
      else {
        const load = refresh(kind, version).finally(() => loading.delete(kind));
        loading.set(kind, load);
        await load;
      }
    }
  };
}
