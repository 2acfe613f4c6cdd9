import type { RoaringBitmap32 } from 'roaring-wasm';
import { contentVersions } from '../db/content-version.ts';
import type { Reader } from '../db/reader.ts';
import { bitmapOf } from './bitmap-bytes.ts';
import { changedBitmaps } from './facet-change.ts';
import type { FacetKind, FacetSnapshot } from './facet-store.ts';
import { readFacets, type StoredFacet } from './read-facets.ts';

/** The content version that counts changes of a kind's facets. */
export const facetsVersion = (kind: FacetKind) => `facets:${kind}`;

interface CachedFacet {
  readonly bitmap: RoaringBitmap32;
  readonly cardinality: number;
}

type Facets = ReadonlyMap<string, CachedFacet>;

/** One kind's bitmaps at one version. Replaced bitmaps are freed with the last snapshot that holds them. */
class CachedSnapshot implements FacetSnapshot {
  readonly version: number;
  /** As stored, without what is still to be done to them. */
  readonly stored: StoredFacets;
  readonly #facets: Facets;

  constructor(version: number, stored: StoredFacets, facets: Facets) {
    this.version = version;
    this.stored = stored;
    this.#facets = facets;
  }

  get(facet: string): RoaringBitmap32 | undefined {
    return this.#facets.get(facet)?.bitmap;
  }

  cardinality(facet: string): number {
    return this.#facets.get(facet)?.cardinality ?? 0;
  }
}

/** Stored bitmaps, and the highest version of theirs. */
interface StoredFacets {
  readonly version: number;
  readonly facets: Facets;
}

const NOTHING: StoredFacets = { version: -1, facets: new Map() };

/** Bitmaps of every kind in this process; each read checks the version and loads only what changed. */
export function createFacetCache(reader: Reader): (kind: FacetKind) => Promise<FacetSnapshot> {
  const cached = new Map<FacetKind, CachedSnapshot>();
  const loading = new Map<FacetKind, Promise<void>>();

  const refresh = async (kind: FacetKind, version: number) => {
    const { bitmaps, changes } = await readFacets(reader, kind, cached.get(kind)?.stored.version ?? -1);
    const stored = withRows(cached.get(kind)?.stored ?? NOTHING, bitmaps);
    const changed = changedBitmaps(changes, facet => stored.facets.get(facet)?.bitmap);
    cached.set(kind, new CachedSnapshot(version, stored, withBitmaps(stored.facets, changed)));
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

/** `known` with the facets that were stored since. */
function withRows(known: StoredFacets, rows: readonly StoredFacet[]): StoredFacets {
  if (rows.length === 0) return known;
  const version = rows.reduce((newest, row) => Math.max(newest, row.version), known.version);
  const bitmaps = new Map(rows.map(({ facet, bits }) => [facet, bitmapOf(bits)]));
  return { version, facets: withBitmaps(known.facets, bitmaps) };
}

/** Empty facets are as good as none. */
function withBitmaps(facets: Facets, bitmaps: ReadonlyMap<string, RoaringBitmap32>): Facets {
  if (bitmaps.size === 0) return facets;
  const result = new Map(facets);
  for (const [facet, bitmap] of bitmaps) {
    const cardinality = bitmap.size;
    if (cardinality === 0) result.delete(facet);
    else result.set(facet, { bitmap, cardinality });
  }
  return result;
}
