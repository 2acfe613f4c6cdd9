import type { Database } from '../../../platform/db/database.ts';
import type { RebuildProgress, SearchDocument } from '../../../platform/search/search-index.ts';
import type { SearchSource } from '../../../platform/search/search-source.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * Writes the search document of everything public anew and forgets the rest. Searches keep working meanwhile. Answers
 * how many documents there are; `progress` is told how many are written so far. Whatever `isWanted` says no to is
 * forgotten, too.
 */
export async function reindex(
  { db, search, searchSources }: Pick<Services, 'db' | 'search' | 'searchSources'>,
  progress?: RebuildProgress,
  isWanted: (source: SearchSource) => boolean = () => true,
): Promise<number> {
  return search.rebuild(documentsOf(db, searchSources.filter(isWanted)), progress);
}

async function* documentsOf(db: Database, sources: readonly SearchSource[]): AsyncGenerator<SearchDocument> {
  for (const source of sources) {
    for await (const ids of source.ids(db)) yield* await source.documents(db, ids);
  }
}
