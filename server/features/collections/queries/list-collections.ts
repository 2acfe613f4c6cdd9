import type { Database } from '../../../platform/db/database.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { type CollectionCardRow, publishedCollections } from '../collection.repository.ts';
import type { CollectionKind, CollectionListAnswer } from '../contract.ts';
import { collectionCards } from './collection-cards.ts';

export interface CollectionRequest {
  /** Any kind when undefined. */
  readonly kind: CollectionKind | undefined;
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

const PAGE_SIZE = 20;

/** One page of the published collections. Editors keep at most some hundreds, so a text is looked for in all of them. */
export async function listCollections(db: Database, request: CollectionRequest): Promise<CollectionListAnswer> {
  const words = foldText(request.q).split(/\s+/).filter(Boolean);
  const rows = (await publishedCollections(db, request.kind)).filter(row => hasWords(row, words));
  const start = (request.page - 1) * PAGE_SIZE;
  return {
    items: await collectionCards(db, rows.slice(start, start + PAGE_SIZE)),
    count: rows.length,
    page: request.page,
    page_count: Math.ceil(rows.length / PAGE_SIZE),
  };
}

/** Whether each word begins a word of the collection's name or summary. */
function hasWords({ name, summary }: CollectionCardRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = ` ${foldText(`${name} ${summary}`)}`;
  return words.every(word => text.includes(` ${word}`));
}
