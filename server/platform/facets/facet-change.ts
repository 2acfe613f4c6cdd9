import { RoaringBitmap32 } from 'roaring-wasm';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { FacetChange, FacetKind } from './facet-store.ts';

/** What one transaction adds to a facet and takes out of it; what it does both with is in it afterwards. */
export interface FacetDifference {
  readonly facet: string;
  /** Ids of entities, as JSON. */
  readonly added: string;
  readonly removed: string;
}

export interface StoredChange extends FacetDifference {
  readonly id: number | string;
}

/** Rows written in one statement, well below the number of parameters that either engine takes. */
const ROWS = 500;

interface Members {
  readonly added: number[];
  readonly removed: number[];
}

/** Notes changes for readers, one row for each facet. No row is shared with others. */
export async function writeChanges(unit: UnitOfWork, kind: FacetKind, rows: readonly FacetDifference[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    const part = rows.slice(start, start + ROWS);
    await textOf(unit).sql(
      `insert into facet_change (kind, facet, added, removed) values ${part.map(() => '(?, ?, ?, ?)').join(', ')}`,
      part.flatMap(({ facet, added, removed }) => [kind, facet, added, removed]),
    );
  }
}

/** What each facet gains and loses; facets that an entity keeps are left out. */
export function differencesByFacet(changes: readonly FacetChange[]): FacetDifference[] {
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
  return [...byFacet].map(([facet, { added, removed }]) => ({
    facet,
    added: JSON.stringify(added),
    removed: JSON.stringify(removed),
  }));
}

/** Changes of one entity follow one another, as who saves it holds its row: so they do in the order of their ids. */
export const inOrder = (changes: readonly StoredChange[]): StoredChange[] =>
  changes.toSorted((a, b) => Number(a.id) - Number(b.id));

/**
 * The bitmaps of those facets that `changes` touch, as they are after them; `bitmapOf` answers what they were, and its
 * bitmaps are left as they are. Of several changes of one entity the last one counts.
 */
export function changedBitmaps(
  changes: readonly FacetDifference[],
  bitmapOf: (facet: string) => RoaringBitmap32 | undefined,
): Map<string, RoaringBitmap32> {
  const bitmaps = new Map<string, RoaringBitmap32>();
  for (const { facet, added, removed } of changes) {
    const bitmap = bitmaps.get(facet) ?? bitmapOf(facet)?.clone() ?? new RoaringBitmap32();
    bitmap.removeMany(idsOf(removed));
    bitmap.addMany(idsOf(added));
    bitmaps.set(facet, bitmap);
  }
  return bitmaps;
}

const idsOf = (json: string): number[] => JSON.parse(json);
