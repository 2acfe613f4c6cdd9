import { FacetBuilder } from '../../../platform/facets/facet-builder.ts';
import type { Services } from '../../../platform/services.ts';
import { freeFacets, freeKind } from '../free-facets.ts';
import { tables } from '../tables.ts';

/** Rebuilds the filters of a kind by free times from the stored ones. */
export async function rebuildFreeFacets({ db, facets }: Pick<Services, 'db' | 'facets'>, kind: string): Promise<void> {
  await facets.rebuild(freeKind(kind), async () => {
    const builder = new FacetBuilder();
    const rows = await db.primary.rows(
      tables
        .selectFrom('next_free')
        .select(['entityId as id', 'nextAt', 'isThisWeek'])
        .where('kind', '=', kind)
        .where('nextAt', 'is not', null),
    );
    for (const { id, ...time } of rows) for (const facet of freeFacets(time)) builder.add(facet, id);
    return builder.facets();
  });
}
