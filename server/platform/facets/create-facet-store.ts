import { RoaringBitmap32 } from 'roaring-wasm';
import { nextVersion } from '../db/content-version.ts';
import type { Database } from '../db/database.ts';
import { listSql } from '../db/id-list.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { bitmapBytes, bitmapOf } from './bitmap-bytes.ts';
import { createFacetCache, facetsVersion } from './facet-cache.ts';
import type { FacetChange, FacetKind, FacetStore } from './facet-store.ts';
import { rebuildFacets } from './rebuild-facets.ts';

/** Facets in the table `facet_bitmap`. */
export function createFacetStore(db: Database): FacetStore {
  return {
    snapshot: createFacetCache(db.read),
    apply: (unit, kind, changes) => applyChanges(db, unit, kind, changes),
    rebuild: (kind, build) => rebuildFacets(db, kind, build),
  };
}

interface Members {
  readonly added: number[];
  readonly removed: number[];
}

/**
 * The version's row is locked first and until the commit, so writers of one kind follow one another: none overwrites
 * another's bits, and versions become visible in their order, which readers rely on.
 */
async function applyChanges(
  db: Database,
  unit: UnitOfWork,
  kind: FacetKind,
  changes: readonly FacetChange[],
): Promise<void> {
  const wanted = membersByFacet(changes);
  if (wanted.size === 0) return;
  const version = await nextVersion(unit, facetsVersion(kind));
  const list = listSql(db.engine);
  const rows = await textOf(unit).sql<{ facet: string; bits: Uint8Array }>(
    `select facet, bits from facet_bitmap where kind = ? and ${list.hasText('facet')}`,
    [kind, list.texts([...wanted.keys()])],
  );
  const stored = new Map(rows.map(row => [row.facet, row.bits]));
  for (const [facet, members] of wanted) {
    const bits = stored.get(facet);
    const bitmap = bits ? bitmapOf(bits) : new RoaringBitmap32();
    bitmap.removeMany(members.removed);
    bitmap.addMany(members.added);
    await writeFacet(unit, kind, facet, bitmap, version);
    bitmap.dispose();
  }
}

/** What each facet gains and loses; facets that an entity keeps are left out. */
function membersByFacet(changes: readonly FacetChange[]): Map<string, Members> {
  const byFacet = new Map<string, Members>();
  const membersOf = (facet: string) => {
    let members = byFacet.get(facet);
    if (!members) {
      members = { added: [], removed: [] };
      byFacet.set(facet, members);
    }
    return members;
  };
  for (const { id, before, after } of changes) {
    const was = new Set(before);
    const is = new Set(after);
    for (const facet of is) if (!was.has(facet)) membersOf(facet).added.push(id);
    for (const facet of was) if (!is.has(facet)) membersOf(facet).removed.push(id);
  }
  return byFacet;
}

async function writeFacet(
  unit: UnitOfWork,
  kind: FacetKind,
  facet: string,
  bitmap: RoaringBitmap32,
  version: number,
): Promise<void> {
  const bits = bitmapBytes(bitmap);
  await textOf(unit).sql(
    `insert into facet_bitmap (kind, facet, bits, cardinality, version) values (?, ?, ?, ?, ?)
     on conflict (kind, facet) do update
     set bits = excluded.bits, cardinality = excluded.cardinality, version = excluded.version`,
    [kind, facet, Buffer.from(bits.buffer, bits.byteOffset, bits.byteLength), bitmap.size, version],
  );
}
