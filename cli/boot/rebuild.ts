import { rebuildAvailability } from '@antam/server/features/availability/commands/rebuild-availability.ts';
import { rebuildPlaceFacets } from '@antam/server/features/places/place-facets.ts';
import { rebuildProfessionalFacets } from '@antam/server/features/professionals/professional-facets.ts';
import { reindex } from '@antam/server/features/search/commands/reindex.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { showProgress } from '../io/progress.ts';
import type { Terminal } from '../io/terminal.ts';

/** Rebuilds facets and search index from the tables; answers the number of search documents. */
export async function rebuild(terminal: Terminal, services: Services): Promise<number> {
  await rebuildProfessionalFacets(services);
  await rebuildPlaceFacets(services);
  await rebuildAvailability(services);
  const progress = showProgress(terminal, 'Indexing');
  try {
    return await reindex(services, done => progress.update(done));
  } finally {
    progress.finish();
  }
}
