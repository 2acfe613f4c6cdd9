import type { SearchEngine } from '../search-engine.ts';
import type { MemoryIndex } from './memory-index.ts';
import { naiveReads } from './naive-reads.ts';

/** What of a search engine the index in the process answers. */
export type MemoryReads = Pick<
  SearchEngine,
  | 'readsBeginnings'
  | 'findsFirstSoon'
  | 'bringsAll'
  | 'candidates'
  | 'candidatesOfSmallIndex'
  | 'keys'
  | 'named'
  | 'namedInAny'
  | 'forms'
  | 'formsFrom'
  | 'entityIds'
>;

/** The reading half of a search engine, answered from the index without waiting for anything. */
export function memoryReads(index: MemoryIndex): MemoryReads {
  return naiveReads(() => index.documents());
}
