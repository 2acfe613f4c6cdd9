import type { Database } from '../db/database.ts';
import type { SearchDocument } from './search-index.ts';

/** Rows of a table say by two properties which record (`owner`) shows words of which record of another kind (`quoted`). */
export interface Quote {
  /** The kind whose words are shown. */
  readonly of: string;
  readonly table: string;
  readonly owner: string;
  readonly quoted: string;
  /** What is shown of it. */
  readonly aspects: readonly string[];
}

/**
 * Everything that search needs to know about one kind of thing. One that is not suggested needs a migration with
 * `search_name_…` and `search_text_…` for SQLite.
 */
export interface SearchSource {
  /** Its name in the index, and a number of its own from 0 to 31 that never changes. */
  readonly kind: string;
  readonly number: number;
  /** There are some hundreds at most: all such kinds are searched at once. */
  readonly inSmallIndex: boolean;
  /** Its documents hold hardly more than names, and there are some thousands at most: mostly one search says all. */
  readonly isOfNames?: boolean;
  /** Some texts of its documents are meant only whole: see `SearchDocument.wholes`. */
  readonly matchesWholes?: boolean;
  /**
   * Whether suggestions show what is found of it; one that they do not is searched by its own list alone, may have long
   * texts, and is found by the database instead of the index in the process.
   */
  readonly isSuggested?: boolean;
  /** Its name in answers. */
  readonly objectType: string;
  /** The heading over what is found of it, in Vietnamese. */
  readonly title: string;
  /** Address of the list of this kind for the words searched. */
  listUrl(query: string): string;
  /** The kind of record in changes, e.g. `place`. */
  readonly entity: string;
  /** What of the record its document is made from; a change of anything else writes no document. */
  readonly aspects: readonly string[];
  /**
   * Those of them with which it need not be found at once, but a moment later, by the job: they only decide how high it
   * stands among the matches, or cost more to index than to store.
   */
  readonly lateAspects?: readonly string[];
  /** Whose words its documents show beside its own. */
  readonly quotes?: readonly Quote[];
  /** Ids of all records, in batches; those that are not public may be among them. */
  ids(db: Database): AsyncIterable<readonly number[]>;
  /** Documents of those records that are public and of this kind. A fixed number of queries. */
  documents(db: Database, ids: readonly number[]): Promise<SearchDocument[]>;
  /**
   * Of a kind that `matchesWholes`: ids of the public records to which one of these texts belongs, the nearest first, at most
   * `most`. A group of suggestions has no room for all of them. At most one query.
   */
  nearestTo?(db: Database, whole: string, most: number): Promise<number[]>;
}
