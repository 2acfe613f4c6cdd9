import { RoaringBitmap32 } from 'roaring-wasm';
import { nextVersion } from '../db/content-version.ts';
import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import { createTurns } from '../db/turns.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { bitmapBytes, bitmapOf } from './bitmap-bytes.ts';
import { facetsVersion } from './facet-cache.ts';
import { changedBitmaps, inOrder } from './facet-change.ts';
import { writeFacets } from './facet-rows.ts';
import type { FacetKind } from './facet-store.ts';
import { foldChanges } from './fold-changes.ts';
import { readFacets } from './read-facets.ts';

/** Bytes of a turn: all facets of a hundred thousand entities, so that readers see them change at once. */
const MIN_BYTES = 4_000_000;
const MAX_BYTES = 64_000_000;

/** What is to be stored of a facet, where it differs from what was. */
interface Difference {
  readonly facet: string;
  /** Undefined where the facet is new. */
  readonly was: Uint8Array | undefined;
  readonly bits: Uint8Array;
  readonly cardinality: number;
}

/**
 * Replaces what is stored of a kind's facets by what `build` makes of the tables, and keeps what others change while it
 * reads and writes. Only what differs is written; a facet that is gone is emptied, not deleted, as a deleted row would
 * have no version by which other processes could notice.
 */
export async function rebuildFacets(
  db: Database,
  kind: FacetKind,
  build: () => Promise<ReadonlyMap<string, Iterable<number>>>,
): Promise<void> {
  const before = await readFacets(db.primary, kind, -1);
  const version = before.bitmaps.reduce((newest, row) => Math.max(newest, row.version), -1);
  const differences = differencesOf(bitsOf(before), await build());
  let written = 0;
  const turns = createTurns(db, { least: MIN_BYTES, most: MAX_BYTES });
  while (written < differences.length) {
    await turns.take(async bytes => {
      const part = withinBytes(differences, written, bytes);
      await db.transaction(unit => writeDifferences(db, unit, kind, part, version));
      written += part.length;
      return part.reduce((sum, { bits }) => sum + bits.length, 0);
    });
  }
}

/** The bytes of each facet with the changes that are still to be made to it. */
function bitsOf({ bitmaps, changes }: Awaited<ReturnType<typeof readFacets>>): Map<string, Uint8Array> {
  const stored = new Map(bitmaps.map(({ facet, bits }) => [facet, bits]));
  const before = new Map<string, RoaringBitmap32>();
  for (const { facet } of changes) {
    const bits = stored.get(facet);
    if (bits && !before.has(facet)) before.set(facet, bitmapOf(bits));
  }
  const changed = changedBitmaps(inOrder(changes), facet => before.get(facet));
  for (const bitmap of before.values()) bitmap.dispose();
  for (const [facet, bitmap] of changed) {
    stored.set(facet, bitmapBytes(bitmap));
    bitmap.dispose();
  }
  return stored;
}

function differencesOf(
  stored: ReadonlyMap<string, Uint8Array>,
  wanted: ReadonlyMap<string, Iterable<number>>,
): Difference[] {
  const differences: Difference[] = [];
  const compare = (facet: string, bitmap: RoaringBitmap32) => {
    const [was, bits] = [stored.get(facet), bitmapBytes(bitmap)];
    if (!was || Buffer.compare(was, bits) !== 0) differences.push({ facet, was, bits, cardinality: bitmap.size });
  };
  for (const [facet, ids] of wanted) {
    const bitmap = ids instanceof RoaringBitmap32 ? ids : RoaringBitmap32.from(ids);
    compare(facet, bitmap);
    if (bitmap !== ids) bitmap.dispose();
  }
  const empty = new RoaringBitmap32();
  for (const facet of stored.keys()) if (!wanted.has(facet)) compare(facet, empty);
  empty.dispose();
  return differences;
}

/** As many differences from `at` on as have so many bytes together, and at least one. */
function withinBytes(differences: readonly Difference[], at: number, bytes: number): readonly Difference[] {
  let [end, sum] = [at, 0];
  for (; end < differences.length && (end === at || sum < bytes); end += 1) sum += differences[end]?.bits.length ?? 0;
  return differences.slice(at, end);
}

/** The version's row is locked first, as by everybody who writes bitmaps of this kind. */
async function writeDifferences(
  db: Database,
  unit: UnitOfWork,
  kind: FacetKind,
  differences: readonly Difference[],
  seenVersion: number,
): Promise<void> {
  const version = await nextVersion(unit, facetsVersion(kind));
  await foldChanges(unit, db.engine, kind, version);
  const changed = await textOf(unit).sql<{ facet: string; bits: Uint8Array }>(
    'select facet, bits from facet_bitmap where kind = ? and version > ?',
    [kind, seenVersion],
  );
  const bitsNow = new Map(changed.map(({ facet, bits }) => [facet, bits]));
  const rows = differences.map(difference => {
    const now = bitsNow.get(difference.facet);
    return now ? onTopOf(now, difference) : difference;
  });
  await writeFacets(unit, db.engine, kind, rows, version);
}

/** The difference, applied to a facet that another transaction changed meanwhile. */
function onTopOf(now: Uint8Array, { facet, was, bits, cardinality: _ }: Difference): Difference {
  const [current, wanted, before] = [bitmapOf(now), bitmapOf(bits), was ? bitmapOf(was) : new RoaringBitmap32()];
  const removed = RoaringBitmap32.andNot(before, wanted);
  current.andNotInPlace(removed);
  wanted.andNotInPlace(before);
  current.orInPlace(wanted);
  const merged = { facet, was: now, bits: bitmapBytes(current), cardinality: current.size };
  for (const bitmap of [current, wanted, before, removed]) bitmap.dispose();
  return merged;
}
