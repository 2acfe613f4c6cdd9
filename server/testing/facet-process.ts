import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { createFacetStore } from '../platform/facets/create-facet-store.ts';
import { platformEntities } from '../platform/platform.entity.ts';

export interface FacetProcessSettings {
  readonly database: DatabaseConfig;
  /** Each id is put into each facet by a transaction of its own, several at once. */
  readonly ids: readonly number[];
  readonly facets: readonly string[];
}

/** A writing process for tests, `node facet-process.ts SETTINGS`; ends when all is written. */
async function main({ database, ids, facets }: FacetProcessSettings): Promise<void> {
  const db = await openDatabase(database, platformEntities);
  const store = createFacetStore(db);
  await Promise.all(
    ids.map((id, index) =>
      db.transaction(unit =>
        store.apply(unit, 'place', [{ id, before: [], after: index % 2 ? facets : facets.toReversed() }]),
      ),
    ),
  );
  await db.close();
}

if (import.meta.main) await main(JSON.parse(process.argv[2] ?? '{}'));
