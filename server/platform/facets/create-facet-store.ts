import { countChange, nextVersionIfFree } from '../db/content-version.ts';
import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { createFacetCache, facetsVersion } from './facet-cache.ts';
import { differencesByFacet, writeChanges } from './facet-change.ts';
import type { FacetChange, FacetKind, FacetStore } from './facet-store.ts';
import { foldChanges } from './fold-changes.ts';
import { rebuildFacets } from './rebuild-facets.ts';

/** Facets in the tables `facet_bitmap` and `facet_change`, which has what is to be done to the former's bitmaps. */
export function createFacetStore(db: Database): FacetStore {
  return {
    snapshot: createFacetCache(db.read),
    apply: (unit, kind, changes) => applyChanges(db, unit, kind, changes),
    rebuild: (kind, build) => rebuildFacets(db, kind, build),
  };
}

/** Rows of changes that readers put on top of the stored bitmaps at most, about; that takes them half a millisecond. */
const MAX_CHANGES = 64;

/**
 * Writers add rows of their own, so none waits for another. Now and then one moves all rows into the bitmaps, unless
 * another one is at it. One that changes many facets, as imports do, writes no rows for itself to move.
 */
async function applyChanges(
  db: Database,
  unit: UnitOfWork,
  kind: FacetKind,
  changes: readonly FacetChange[],
): Promise<void> {
  const differences = differencesByFacet(changes);
  if (differences.length === 0) return;
  const name = facetsVersion(kind);
  if (differences.length >= MAX_CHANGES) {
    const version = await nextVersionIfFree(unit, db.engine, name);
    if (version !== undefined) return foldChanges(unit, db.engine, kind, version, differences);
  }
  await writeChanges(unit, kind, differences);
  await countChange(unit, db.engine, name);
  const [stored] = await textOf(unit).sql<{ count: number | string }>(
    'select count(*) as count from (select 1 from facet_change where kind = ? limit ?) as waiting',
    [kind, MAX_CHANGES],
  );
  if (Number(stored?.count) < MAX_CHANGES) return;
  const version = await nextVersionIfFree(unit, db.engine, name);
  if (version !== undefined) await foldChanges(unit, db.engine, kind, version);
}
