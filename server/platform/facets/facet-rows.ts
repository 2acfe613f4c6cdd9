import type { Engine } from '../db/engine.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { FacetKind } from './facet-store.ts';

/** A facet as it is to be stored. */
export interface FacetRow {
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
