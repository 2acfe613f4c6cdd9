import { FOUND } from '../../../platform/cache/tag.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { RebuildProgress, SearchDocument } from '../../../platform/search/search-index.ts';
import type { SearchSource } from '../../../platform/search/search-source.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * Writes the search document of everything public again and forgets the rest. Searches keep working meanwhile. Answers
 * how many documents there are; `progress` gets how many are written so far. Whatever `isWanted` says no to is
 * forgotten, too. Pages that were rendered from the index before become stale.
 */
export async function reindex(
  { db, search, searchSources, tags }: Pick<Services, 'db' | 'search' | 'searchSources' | 'tags'>,
  progress?: RebuildProgress,
  isWanted: (source: SearchSource) => boolean = () => true,
): Promise<number> {
  const count = await search.rebuild(documentsOf(db, searchSources.filter(isWanted)), progress);
  await db.transaction(unit => tags.write(unit, [FOUND.name]));
  return count;
}

async function* documentsOf(db: Database, sources: readonly SearchSource[]): AsyncGenerator<SearchDocument> {
  for (const source of sources) {
    for await (const ids of source.ids(db)) yield* await source.documents(db, ids);
  }
}
