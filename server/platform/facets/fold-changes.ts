import type { Engine } from '../db/engine.ts';
import { listSql } from '../db/id-list.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { bitmapBytes, bitmapOf } from './bitmap-bytes.ts';
import { changedBitmaps, type FacetDifference, inOrder, type StoredChange } from './facet-change.ts';
import { type FacetRow, writeFacets } from './facet-rows.ts';
import type { FacetKind } from './facet-store.ts';

/**
 * Moves the changes of a kind that are committed, and this transaction's own, into the stored bitmaps, which then are of
 * `version`; `last` are changes that come after all of them and have no rows. Who calls it holds the kind's version, so
 * that nobody else does the same; those who add changes go on.
 */
export async function foldChanges(
  unit: UnitOfWork,
  engine: Engine,
  kind: FacetKind,
  version: number,
  last: readonly FacetDifference[] = [],
): Promise<void> {
  const rows = await textOf(unit).sql<StoredChange>(
    'delete from facet_change where kind = ? returning id, facet, added, removed',
    [kind],
  );
  const changes = [...inOrder(rows), ...last];
  if (changes.length === 0) return;
  const list = listSql(engine);
  const stored = await textOf(unit).sql<{ facet: string; bits: Uint8Array }>(
    `select facet, bits from facet_bitmap where kind = ? and ${list.hasText('facet')}`,
    [kind, list.texts([...new Set(changes.map(({ facet }) => facet))])],
  );
  const before = new Map(stored.map(({ facet, bits }) => [facet, bitmapOf(bits)]));
  const after = changedBitmaps(changes, facet => before.get(facet));
  const folded = [...after].map(
    ([facet, bitmap]): FacetRow => ({ facet, bits: bitmapBytes(bitmap), cardinality: bitmap.size }),
  );
  for (const bitmap of [...before.values(), ...after.values()]) bitmap.dispose();
  await writeFacets(unit, engine, kind, folded, version);
}
