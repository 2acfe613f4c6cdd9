import { RoaringBitmap32 } from 'roaring-wasm';
import type { Engine } from '../db/engine.ts';
import { listSql } from '../db/id-list.ts';
import type { Reader } from '../db/reader.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { changedBitmaps, type StoredChange } from './facet-change.ts';
import type { FacetKind } from './facet-store.ts';

/** A facet in its stored form. */
interface FacetRow {
  readonly facet: string;
  readonly bits: Uint8Array;
  readonly cardinality: number;
}

/**
 * Stores facets of a kind. The caller must have locked the version of the kind, which becomes the version of the rows.
 */
export async function writeFacets(
  unit: UnitOfWork,
  engine: Engine,
  kind: FacetKind,
  rows: readonly FacetRow[],
  version: number,
): Promise<void> {
  await textOf(unit).sql(UPSERT[engine], [kind, version, JSON.stringify(rows.map(jsonOf))]);
}

const jsonOf = ({ facet, bits, cardinality }: FacetRow) => ({
  facet,
  bits: Buffer.from(bits.buffer, bits.byteOffset, bits.byteLength).toString('hex'),
  cardinality,
});

const ON_CONFLICT = `on conflict (kind, facet) do update
  set bits = excluded.bits, cardinality = excluded.cardinality, version = excluded.version`;

/** One statement stores thousands of facets; separate ones would hold the lock for as many driver calls. */
const UPSERT = {
  sqlite: `insert into facet_bitmap (kind, version, facet, bits, cardinality)
    select ?, ?, value ->> 'facet', unhex(value ->> 'bits'), value ->> 'cardinality' from json_each(?) where true
    ${ON_CONFLICT}`,
  postgresql: `insert into facet_bitmap (kind, version, facet, bits, cardinality)
    select ?, ?::bigint, facet, decode(bits, 'hex'), cardinality
    from json_to_recordset(?::json) as row (facet text, bits text, cardinality int)
    ${ON_CONFLICT}`,
} as const;

/**
 * Moves the committed changes of a kind, and those of this transaction, into the stored bitmaps, which get `version`.
 * The caller must have locked the version of the kind, so that only one does this at a time; writers can still add
 * changes.
 */
export async function foldChanges(unit: UnitOfWork, engine: Engine, kind: FacetKind, version: number): Promise<void> {
  const changes = await textOf(unit).sql<StoredChange>(
    'delete from facet_change where kind = ? returning id, facet, added, removed',
    [kind],
  );
  if (changes.length === 0) return;
  const list = listSql(engine);
  const stored = await textOf(unit).sql<{ facet: string; bits: Uint8Array }>(
    `select facet, bits from facet_bitmap where kind = ? and ${list.hasText('facet')}`,
    [kind, list.texts([...new Set(changes.map(({ facet }) => facet))])],
  );
  const before = new Map(stored.map(({ facet, bits }) => [facet, bitmapOf(bits)]));
  const after = changedBitmaps(changes, facet => before.get(facet));
  const rows = [...after].map(
    ([facet, bitmap]): FacetRow => ({ facet, bits: bitmapBytes(bitmap), cardinality: bitmap.size }),
  );
  for (const bitmap of [...before.values(), ...after.values()]) bitmap.dispose();
  await writeFacets(unit, engine, kind, rows, version);
}

export interface StoredFacet {
  readonly facet: string;
  readonly bits: Uint8Array;
  readonly version: number;
}

type Row =
  | ({ readonly isChange: 0; readonly id: null; readonly added: null; readonly removed: null } & StoredFacet)
  | ({ readonly isChange: 1; readonly bits: null; readonly version: null } & StoredChange);

/**
 * Reads a kind's bitmaps stored after `since`, -1 for all, and the changes that are not yet in the bitmaps. One
 * statement reads both at the same moment, so a change is in one of them, never in both.
 */
export async function readFacets(
  reader: Reader,
  kind: FacetKind,
  since: number,
): Promise<{ readonly bitmaps: readonly StoredFacet[]; readonly changes: readonly StoredChange[] }> {
  const rows = await textOf(reader).all<Row>(
    `select 0 as "isChange", facet, bits, version, null as id, null as added, null as removed
     from facet_bitmap where kind = ? and version > ?
     union all
     select 1, facet, null, null, id, added, removed from facet_change where kind = ?`,
    [kind, since, kind],
  );
  const bitmaps: StoredFacet[] = [];
  const changes: StoredChange[] = [];
  for (const row of rows) {
    if (row.isChange === 1) changes.push(row);
    else bitmaps.push(row);
  }
  return { bitmaps, changes };
}

/** The portable format of the Roaring specification, so that other programs can read the database. */
const FORMAT = 'portable';

/** The stored bytes of a bitmap. Compacts the bitmap first. */
export function bitmapBytes(bitmap: RoaringBitmap32): Uint8Array {
  bitmap.runOptimize();
  return bitmap.serialize(FORMAT);
}

/** The bitmap of stored bytes. */
export function bitmapOf(bytes: Uint8Array): RoaringBitmap32 {
  return RoaringBitmap32.deserialize(FORMAT, bytes);
}
