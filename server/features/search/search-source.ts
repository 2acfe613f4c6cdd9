import type { Database } from '../../platform/db/database.ts';
import type { SearchDocument } from '../../platform/search/search-index.ts';
import type { ObjectType, SearchItem } from './contract.ts';

/** A document whose card is an item of the answer. */
export interface FindableDocument extends SearchDocument {
  readonly card: SearchItem;
}

/**
 * Everything that search needs to know about one kind of thing. The kinds that the specification names have their tables
 * on SQLite already; another kind needs a migration with `search_name_…` and, unless there are few of it, `search_text_…`.
 */
export interface SearchSource {
  /** Its name in the index, and a number of its own from 0 to 31 that never changes. */
  readonly kind: string;
  readonly number: number;
  /** There are some hundreds at most: all such kinds are searched at once. */
  readonly few: boolean;
  readonly objectType: ObjectType;
  /** Address of the list of this kind for the words searched. */
  listUrl(query: string): string;
  /** The kind of entity in events, e.g. `place`. */
  readonly entity: string;
  /** What of the entity its document is made from; a change of anything else writes no document. */
  readonly aspects: readonly string[];
  /** Ids of all entities, in batches; those that are not public may be among them. */
  ids(db: Database): AsyncIterable<readonly number[]>;
  /** Documents of those entities that are public and of this kind. A fixed number of queries. */
  documents(db: Database, ids: readonly number[]): Promise<FindableDocument[]>;
}
