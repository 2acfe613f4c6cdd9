import type { Tag } from './tag.ts';

/** What is cached of one page. */
export interface StoredPage {
  /** About how much memory it takes in bytes, in all encodings together. */
  readonly bytes: number;
  /** The tags of all answers that it was made from; undefined if one of them had none. */
  readonly tags: readonly Tag[] | undefined;
}

/**
 * How a page is made for nobody in particular, and where it is cached. It is cached with the page and so must hold
 * nothing of the request that it was made for.
 */
export interface Recipe<Page extends StoredPage, Partition extends string> {
  /** Renders the page that takes the place of `before`. */
  again(before: Page): Promise<Page>;
  /** The partition to cache it in; null for none. */
  partitionOf(page: Page): Partition | null;
  /** Whether it is an error page: the cached page is better then. */
  isFailure(page: Page): boolean;
}
