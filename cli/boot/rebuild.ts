import { rebuildAvailability } from '@antam/server/features/availability/commands/rebuild-availability.ts';
import { rebuildThreadTitles } from '@antam/server/features/forum/commands/rebuild-thread-titles.ts';
import { rebuildPlanNames } from '@antam/server/features/insurance/commands/rebuild-plan-names.ts';
import { rebuildListNames } from '@antam/server/features/library/commands/rebuild-list-names.ts';
import { rebuildLinks } from '@antam/server/features/linking/commands/rebuild-links.ts';
import { rebuildPlaceNames } from '@antam/server/features/places/commands/rebuild-place-names.ts';
import { rebuildPlaceFacets } from '@antam/server/features/places/place-facets.ts';
import { rebuildProfessionalNames } from '@antam/server/features/professionals/commands/rebuild-professional-names.ts';
import { rebuildProfessionalFacets } from '@antam/server/features/professionals/professional-facets.ts';
import { rebuildPromotionTitles } from '@antam/server/features/promotions/commands/rebuild-promotion-titles.ts';
import { reindex } from '@antam/server/features/search/commands/reindex.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { showProgress } from '../io/progress.ts';
import type { Terminal } from '../io/terminal.ts';

/** Rebuilds the order of names, facets, search index and the links inside texts from the tables; answers the number of search documents. */
export async function rebuild(terminal: Terminal, services: Services): Promise<number> {
  await rebuildProfessionalNames(services);
  await rebuildPlaceNames(services);
  await rebuildListNames(services);
  await rebuildPlanNames(services);
  await rebuildPromotionTitles(services);
  await rebuildThreadTitles(services);
  await rebuildProfessionalFacets(services);
  await rebuildPlaceFacets(services);
  await rebuildAvailability(services);
  const documents = await shown(terminal, 'Indexing', progress => reindex(services, progress));
  await shown(terminal, 'Linking names', progress => rebuildLinks(services, progress));
  return documents;
}

async function shown<T>(
  terminal: Terminal,
  title: string,
  work: (progress: (done: number) => void) => Promise<T>,
): Promise<T> {
  const progress = showProgress(terminal, title);
  try {
    return await work(done => progress.update(done));
  } finally {
    progress.finish();
  }
}
