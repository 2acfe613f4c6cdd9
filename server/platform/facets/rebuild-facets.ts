import { RoaringBitmap32 } from 'roaring-wasm';
import { contentVersions, nextVersion } from '../db/content-version.ts';
import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import { createTurns } from '../db/turns.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { bitmapBytes, bitmapOf } from './bitmap-bytes.ts';
import { facetsVersion } from './facet-cache.ts';
import type { FacetKind } from './facet-store.ts';

/** Bytes of a turn: all facets of a hundred thousand entities, so that readers see them change at once. */
const LEAST_BYTES = 4_000_000;
const MOST_BYTES = 64_000_000;

/** What is to be stored of a facet, where it differs from what was. */
interface Difference {
  readonly facet: string;
  /** Undefined where the facet is new. */
  readonly was: Uint8Array | undefined;
  readonly bits: Uint8Array;
  readonly cardinality: number;
}

interface Stored {
  readonly facet: string;
  readonly bits: Uint8Array;
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
  const version = (await contentVersions(db.primary)).get(facetsVersion(kind)) ?? 0;
  const stored = await textOf(db.primary).all<Stored>('select facet, bits from facet_bitmap where kind = ?', [kind]);
  const differences = differencesOf(stored, await build());
  let written = 0;
  const turns = createTurns(db.engine, { least: LEAST_BYTES, most: MOST_BYTES });
  while (written < differences.length) {
    await turns.take(async bytes => {
      const part = withinBytes(differences, written, bytes);
      await db.transaction(unit => writeDifferences(db, unit, kind, part, version));
      written += part.length;
      return part.reduce((sum, { bits }) => sum + bits.length, 0);
    });
  }
}

function differencesOf(stored: readonly Stored[], wanted: ReadonlyMap<string, Iterable<number>>): Difference[] {
  const bitsOf = new Map(stored.map(({ facet, bits }) => [facet, bits]));
  const differences: Difference[] = [];
  const compare = (facet: string, bitmap: RoaringBitmap32) => {
    const [was, bits] = [bitsOf.get(facet), bitmapBytes(bitmap)];
    if (!was || Buffer.compare(was, bits) !== 0) differences.push({ facet, was, bits, cardinality: bitmap.size });
  };
  for (const [facet, ids] of wanted) {
    const bitmap = ids instanceof RoaringBitmap32 ? ids : RoaringBitmap32.from(ids);
    compare(facet, bitmap);
    if (bitmap !== ids) bitmap.dispose();
  }
  const empty = new RoaringBitmap32();
  for (const { facet } of stored) if (!wanted.has(facet)) compare(facet, empty);
  empty.dispose();
  return differences;
}

/** As many differences from `at` on as have so many bytes together, and at least one. */
function withinBytes(differences: readonly Difference[], at: number, bytes: number): readonly Difference[] {
  let [end, sum] = [at, 0];
  for (; end < differences.length && (end === at || sum < bytes); end += 1) sum += differences[end]?.bits.length ?? 0;
  return differences.slice(at, end);
}

/** The version's row is locked first, as by everybody who writes facets of this kind. */
async function writeDifferences(
  db: Database,
  unit: UnitOfWork,
  kind: FacetKind,
  differences: readonly Difference[],
  seenVersion: number,
): Promise<void> {
  const version = await nextVersion(unit, facetsVersion(kind));
  const changed = await textOf(unit).sql<Stored>(
    'select facet, bits from facet_bitmap where kind = ? and version > ?',
    [kind, seenVersion],
  );
  const bitsNow = new Map(changed.map(({ facet, bits }) => [facet, bits]));
  const rows = differences.map(difference => {
    const now = bitsNow.get(difference.facet);
    return rowOf(now ? onTopOf(now, difference) : difference);
  });
  await textOf(unit).sql(UPSERT[db.engine], [kind, version, JSON.stringify(rows)]);
}

/** The difference, made to a facet that somebody else changed meanwhile. */
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

const rowOf = ({ facet, bits, cardinality }: Difference) => ({
  facet,
  bits: Buffer.from(bits.buffer, bits.byteOffset, bits.byteLength).toString('hex'),
  cardinality,
});

const ON_CONFLICT = `on conflict (kind, facet) do update
  set bits = excluded.bits, cardinality = excluded.cardinality, version = excluded.version`;

/** One statement for thousands of facets, whose lock would otherwise be held for as many calls of the driver. */
const UPSERT = {
  sqlite: `insert into facet_bitmap (kind, version, facet, bits, cardinality)
    select ?, ?, value ->> 'facet', unhex(value ->> 'bits'), value ->> 'cardinality' from json_each(?) where true
    ${ON_CONFLICT}`,
  postgresql: `insert into facet_bitmap (kind, version, facet, bits, cardinality)
    select ?, ?::bigint, facet, decode(bits, 'hex'), cardinality
    from json_to_recordset(?::json) as row (facet text, bits text, cardinality int)
    ${ON_CONFLICT}`,
} as const;
