import type { SearchDocument } from '../../platform/search/search-index.ts';
import type { SearchSource } from '../../platform/search/search-source.ts';
import type { ObjectType, SearchItem } from './contract.ts';

/** A document whose card is an item of suggestions. */
export interface FindableDocument extends SearchDocument {
  readonly card: SearchItem;
}

/** A kind of record that suggestions and the page of results show. */
export interface FindableSource extends SearchSource {
  readonly objectType: ObjectType;
  documents(...asked: Parameters<SearchSource['documents']>): Promise<FindableDocument[]>;
}
