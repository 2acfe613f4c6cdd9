import { contentVersions } from '../db/content-version.ts';
import type { Reader } from '../db/reader.ts';
import { bitmapOf } from './bitmap-bytes.ts';
import { CachedSnapshot } from './cached-snapshot.ts';
import { changedBitmaps, inOrder, type StoredChange } from './facet-change.ts';
import type { FacetKind, FacetSnapshot } from './facet-store.ts';
import { readFacets, type StoredFacet } from './read-facets.ts';
import { holdAll, releaseAll, SharedBitmap, type SharedBitmaps } from './shared-bitmap.ts';

/** The content version that counts changes of a kind's facets. */
export const facetsVersion = (kind: FacetKind) => `facets:${kind}`;

/** Stored bitmaps, and the highest version of theirs. */
interface StoredFacets {
  readonly version: number;
  readonly bitmaps: SharedBitmaps;
}

/** A stored bitmap with the changes that are still to be made to it, which the ids of their rows name. */
interface ChangedFacet {
  readonly stored: SharedBitmap | undefined;
  readonly changes: string;
  readonly bitmap: SharedBitmap;
}

type ChangedFacets = ReadonlyMap<string, ChangedFacet>;

interface CachedKind {
  readonly stored: StoredFacets;
  readonly changed: ChangedFacets;
  readonly snapshot: CachedSnapshot;
}

const NOTHING: StoredFacets = { version: -1, bitmaps: new Map() };

/** Bitmaps of every kind in this process; each read checks the version, loads and copies only what changed. */
export function createFacetCache(reader: Reader): (kind: FacetKind) => Promise<FacetSnapshot> {
  const cached = new Map<FacetKind, CachedKind>();
  const loading = new Map<FacetKind, Promise<void>>();

  const refresh = async (kind: FacetKind, version: number) => {
    const known = cached.get(kind);
    const { bitmaps, changes } = await readFacets(reader, kind, known?.stored.version ?? -1);
    const stored = withRows(known?.stored ?? NOTHING, bitmaps);
    const changed = withChanges(stored.bitmaps, changes, known?.changed ?? new Map());
    const current = new Map([...changed].map(([facet, { bitmap }]) => [facet, bitmap]));
    // The new ones are held before the replaced ones are released, as they share most of their bitmaps.
    const snapshot = new CachedSnapshot(version, withBitmaps(stored.bitmaps, current));
    holdAll(stored.bitmaps);
    holdAll(current);
    cached.set(kind, { stored, changed, snapshot });
    if (known) releaseKind(known);
  };

  return async kind => {
    const version = (await contentVersions(reader)).get(facetsVersion(kind)) ?? 0;
    for (;;) {
      const snapshot = cached.get(kind)?.snapshot;
      if (snapshot && snapshot.version >= version) return snapshot.held();
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

function releaseKind({ stored, changed, snapshot }: CachedKind): void {
  releaseAll(stored.bitmaps);
  for (const { bitmap } of changed.values()) bitmap.release();
  snapshot.release();
}

/** `known` with the facets that were stored since. */
function withRows(known: StoredFacets, rows: readonly StoredFacet[]): StoredFacets {
  if (rows.length === 0) return known;
  const version = rows.reduce((newest, row) => Math.max(newest, row.version), known.version);
  const bitmaps = new Map(rows.map(({ facet, bits }) => [facet, new SharedBitmap(bitmapOf(bits))]));
  for (const { bitmap, cardinality } of bitmaps.values()) if (cardinality === 0) bitmap.dispose();
  return { version, bitmaps: withBitmaps(known.bitmaps, bitmaps) };
}

/** The facets that `changes` touch, as they are after them; those that `known` has with the same changes are shared. */
function withChanges(stored: SharedBitmaps, changes: readonly StoredChange[], known: ChangedFacets): ChangedFacets {
  const result = new Map<string, ChangedFacet>();
  for (const [facet, own] of Map.groupBy(inOrder(changes), change => change.facet)) {
    const was = stored.get(facet);
    const names = own.map(({ id }) => id).join(' ');
    const same = known.get(facet);
    if (same && same.stored === was && same.changes === names) {
      result.set(facet, same);
      continue;
    }
    for (const bitmap of changedBitmaps(own, () => was?.bitmap).values()) {
      result.set(facet, { stored: was, changes: names, bitmap: new SharedBitmap(bitmap) });
    }
  }
  return result;
}

/** Empty facets are as good as none. */
function withBitmaps(known: SharedBitmaps, bitmaps: SharedBitmaps): SharedBitmaps {
  if (bitmaps.size === 0) return known;
  const result = new Map(known);
  for (const [facet, bitmap] of bitmaps) {
    if (bitmap.cardinality === 0) result.delete(facet);
    else result.set(facet, bitmap);
  }
  return result;
}
