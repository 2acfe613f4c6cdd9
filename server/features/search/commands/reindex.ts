import type { Database } from '../../../platform/db/database.ts';
import type { RebuildProgress } from '../../../platform/search/search-index.ts';
import type { Services } from '../../../platform/services.ts';
import type { FindableDocument, SearchSource } from '../search-source.ts';
import { SEARCH_SOURCES } from '../search-sources.ts';

/**
 * Writes the search document of everything public anew and forgets the rest. Searches keep working meanwhile. Answers
 * how many documents there are; `progress` is told how many are written so far. Whatever `isWanted` says no to is
 * forgotten, too.
 */
export async function reindex(
  { db, search }: Pick<Services, 'db' | 'search'>,
  progress?: RebuildProgress,
  isWanted: (source: SearchSource) => boolean = () => true,
): Promise<number> {
  return search.rebuild(documentsOf(db, SEARCH_SOURCES.filter(isWanted)), progress);
}

async function* documentsOf(db: Database, sources: readonly SearchSource[]): AsyncGenerator<FindableDocument> {
  for (const source of sources) {
    for await (const ids of source.ids(db)) yield* await source.documents(db, ids);
  }
}
