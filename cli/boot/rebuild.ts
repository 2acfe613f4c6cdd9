import { rebuildAvailability } from '@antam/server/features/availability/commands/rebuild-availability.ts';
import { rebuildLinks } from '@antam/server/features/linking/commands/rebuild-links.ts';
import { rebuildPromotionTitles } from '@antam/server/features/promotions/commands/rebuild-promotion-titles.ts';
import { reindex } from '@antam/server/features/search/commands/reindex.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { showProgress } from '../io/progress.ts';
import type { Terminal } from '../io/terminal.ts';

/** Rebuilds the order of names, facets, search index and the links inside texts from the tables; answers the number of search documents. */
export async function rebuild(terminal: Terminal, services: Services): Promise<number> {
  const { subjects } = services;
  for (const subject of subjects.all) await subject.rebuildNames?.(services);
  await rebuildPromotionTitles(services);
  for (const { list } of subjects.listed) await list.rebuildFacets(services);
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
