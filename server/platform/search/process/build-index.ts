import type { DatabaseConfig } from '../../db/database.ts';
import { entityNumberOf, type Kind } from '../document-key.ts';
import { createSegmentBuilder } from '../memory/build-segment.ts';
import type { FeedState, SearchFeed } from './search-feed.ts';

/** A segment and what it was made from. */
export interface BuiltSegment {
  readonly buffer: ArrayBuffer;
  /** Everything up to this version is in it, and perhaps some of what came later. */
  readonly version: number;
  readonly world: string;
}

/** Whether the changes from then to now are still known. */
export function isOf({ world, version }: Pick<BuiltSegment, 'world' | 'version'>, state: FeedState): boolean {
  return world === state.world && version >= state.forgotten && version <= state.version;
}

/** What another thread needs to build one. */
export interface BuildOrder {
  readonly database: DatabaseConfig;
  readonly kinds: readonly Kind[];
}

/** Reads all documents of a feed into a segment. Others may write meanwhile. */
export async function buildFrom(feed: SearchFeed): Promise<BuiltSegment> {
  const { version, world } = await feed.state();
  const builder = createSegmentBuilder();
  const seen = new Set<number>();
  for await (const documents of feed.documents()) {
    for (const document of documents) {
      // A document that was written again with another importance meanwhile is met twice: the changes bring the right one.
      const entity = entityNumberOf(document.key);
      if (seen.has(entity)) continue;
      seen.add(entity);
      builder.add(document);
    }
  }
  return { buffer: builder.finish(), version, world };
}

/** Where bases of an index come from. */
export interface IndexBuilder {
  /** A base whose changes up to this state are known: a saved one, or a new one. */
  open(state: FeedState): Promise<BuiltSegment>;
  /** A new base. */
  build(): Promise<BuiltSegment>;
  /** Whether building takes so long that nobody should wait for it. */
  isSlow(): Promise<boolean>;
  /** Ends what is being built. */
  close(): Promise<void>;
}

/** Builds in this thread, which does nothing else meanwhile. */
export function inlineBuilder(feed: SearchFeed): IndexBuilder {
  return {
    open: () => buildFrom(feed),
    build: () => buildFrom(feed),
    isSlow: async () => false,
    close: async () => undefined,
  };
}
