import type { Reader } from '../db/reader.ts';
import { textOf } from '../db/text.ts';
import type { StoredChange } from './facet-change.ts';
import type { FacetKind } from './facet-store.ts';

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
