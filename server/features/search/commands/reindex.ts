import type { Database } from '../../../platform/db/database.ts';
import type { RebuildProgress } from '../../../platform/search/search-index.ts';
import type { Services } from '../../../platform/services.ts';
import type { FindableDocument } from '../search-source.ts';
import { SEARCH_SOURCES } from '../search-sources.ts';

/**
 * Writes the search document of everything public anew and forgets the rest. Searches keep working meanwhile. Answers
 * how many documents there are; `progress` is told how many are written so far.
 */
export async function reindex(
  { db, search }: Pick<Services, 'db' | 'search'>,
  progress?: RebuildProgress,
): Promise<number> {
  return search.rebuild(allDocuments(db), progress);
}

async function* allDocuments(db: Database): AsyncGenerator<FindableDocument> {
  for (const source of SEARCH_SOURCES) {
    for await (const ids of source.ids(db)) yield* await source.documents(db, ids);
  }
}
