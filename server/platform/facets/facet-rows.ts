import { RoaringBitmap32 } from 'roaring-wasm';
import type { Engine } from '../db/engine.ts';
import { listSql } from '../db/id-list.ts';
import type { Reader } from '../db/reader.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { changedBitmaps, type StoredChange } from './facet-change.ts';
import type { FacetKind } from './facet-store.ts';

/** A facet as it is to be stored. */
interface FacetRow {
  readonly facet: string;
  readonly bits: Uint8Array;
  readonly cardinality: number;
}

/** Stores facets of a kind. Who calls it holds the kind's version, which is the rows' as well. */
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

/**
 * Moves the changes of a kind that are committed, and this transaction's own, into the stored bitmaps, which then are of
 * `version`. Who calls it holds the kind's version, so that nobody else does the same; those who add changes go on.
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
 * A kind's bitmaps stored after `since`, -1 for all of them, and the changes that are still to be made to the bitmaps.
 * Both are of one moment, as one statement reads them: a change is in either, never in both.
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

/** The portable format of the Roaring specification, so that other programs can read the database as well. */
const FORMAT = 'portable';

/** Bytes of a bitmap as stored. Compacts the bitmap first. */
export function bitmapBytes(bitmap: RoaringBitmap32): Uint8Array {
  bitmap.runOptimize();
  return bitmap.serialize(FORMAT);
}

/** The bitmap of stored bytes. */
export function bitmapOf(bytes: Uint8Array): RoaringBitmap32 {
  return RoaringBitmap32.deserialize(FORMAT, bytes);
}
