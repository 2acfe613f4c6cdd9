import type { SearchDocument } from '../../platform/search/search-index.ts';
import type { SearchSource } from '../../platform/search/search-source.ts';
import type { ObjectType, SearchItem } from './contract.ts';

/** Other names of one thing, and what they are of it: "tên thương mại". */
export interface OtherNames {
  readonly are: string;
  readonly names: readonly string[];
}

/** An item of suggestions as the index keeps it. */
export interface IndexedCard extends Omit<SearchItem, 'found_by'> {
  readonly other_names?: readonly OtherNames[];
  /** Complaints of which it may be the reason, by their names, the nearest first. */
  readonly signs?: readonly string[];
}

/** A document whose card becomes an item of suggestions. */
export interface FindableDocument extends SearchDocument {
  readonly card: IndexedCard;
}

/** A kind of record that suggestions and the page of results show. */
export interface FindableSource extends SearchSource {
  readonly objectType: ObjectType;
  documents(...asked: Parameters<SearchSource['documents']>): Promise<FindableDocument[]>;
}
