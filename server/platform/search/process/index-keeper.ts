import type { Database } from '../../db/database.ts';
import { createMemoryIndex, type MemoryIndex } from '../memory/memory-index.ts';
import { memoryReads } from '../memory/memory-reads.ts';
import { openSegment } from '../memory/open-segment.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { IndexSize } from '../search-index.ts';
import { type BuiltSegment, type IndexBuilder, isOf } from './build-index.ts';
import { createLooks } from './index-looks.ts';
import type { FeedState, SearchFeed } from './search-feed.ts';

/** Keeps the index in this process as the database is. */
export interface IndexKeeper {
  /**
   * The engine over the index, which knows what this process has committed, and what others had committed 200 ms ago on
   * PostgreSQL, or a moment ago on SQLite. The first call waits until the index is there.
   */
  engine(): Promise<SearchEngine>;
  /** Says that this process has written documents. */
  written(): void;
  /** Whether the first search waits for the index. */
  isBuilding(): boolean;
  /** How large the index is; undefined before it is there. */
  size(): IndexSize | undefined;
  /** Ends what is being built, and waits for what is being read. Nothing may be searched any more. */
  close(): Promise<void>;
}

/**
 * So many changes are taken in beside the base of the index, which then is rebuilt. Of a change of more documents, as a
 * bulk load is, only what is gone is taken in before.
 */
const MAX_CHANGES = 1_000;

/** A base that holds words of removed records is replaced when it is so old, and with it the file that keeps it. */
const KEEP_REMOVED_MS = 600_000;

/** After a base could not be built, none is tried for so long: each try takes seconds of a processor. */
const PAUSE_MS = 30_000;

/** An index with what it is made from. */
interface Kept {
  readonly index: MemoryIndex;
  readonly engine: SearchEngine;
  readonly world: string;
  /** Everything that was written or removed up to this version is in it. */
  version: number;
  /** When something was removed first that its base still holds; undefined where nothing was. */
  removedAt: number | undefined;
}

/**
 * @param report is called with the reason why a new base could not be built, which is tried again some looks later
 * @param now milliseconds that only grow
 */
export function createIndexKeeper(
  db: Database,
  feed: SearchFeed,
  builder: IndexBuilder,
  report: (error: unknown) => void,
  now: () => number = () => performance.now(),
): IndexKeeper {
  const looks = createLooks(db);
  let kept: Kept | undefined;
  let renewed: BuiltSegment | undefined;
  let renewing: Promise<void> | undefined;
  let failedAt: number | undefined;
  let isClosed = false;

  /** Takes in what has changed; answers whether a new base is worth building. */
  const follow = async (of: Kept, state: FeedState): Promise<boolean> => {
    if (of.version === state.version) return false;
    const { isCut, ...changes } = await feed.changes(of.version, MAX_CHANGES);
    of.index.apply(isCut ? { ...changes, written: [] } : changes);
    if (changes.removed.length > 0) of.removedAt ??= now();
    if (!isCut) of.version = state.version;
    return isCut || of.index.recentSize > MAX_CHANGES;
  };

  /** Whether the base of an index, and the file that keeps it, has to be rid of what was removed. */
  const keepsRemoved = ({ removedAt }: Kept) => removedAt !== undefined && now() - removedAt >= KEEP_REMOVED_MS;

  const isPausing = () => failedAt !== undefined && now() - failedAt < PAUSE_MS;

  const noteFailure = (error: unknown) => {
    failedAt = now();
    if (!isClosed) report(error);
  };

  const renewInBackground = () => {
    if (isPausing()) return;
    renewing ??= builder
      .build()
      .then(built => {
        renewed = built;
        failedAt = undefined;
      })
      .catch(noteFailure)
      .finally(() => {
        renewing = undefined;
        looks.again();
      });
  };

  /** A base has to follow what happened since, before anything is found in it. */
  const replace = async (built: BuiltSegment, state: FeedState) => {
    const next = keptFrom(built);
    await follow(next, state);
    kept = next;
    return next;
  };

  /** What cannot be built is searched as it is. */
  const renewHere = async (current: Kept, state: FeedState): Promise<Kept> => {
    if (isPausing()) return current;
    try {
      const next = await replace(await builder.build(), await feed.state());
      failedAt = undefined;
      if (next.version < state.version) looks.again();
      return next;
    } catch (error) {
      noteFailure(error);
      return current;
    }
  };

  const look = async (): Promise<Kept> => {
    const state = await feed.state();
    let current = kept;
    if (!current || !isOf(current, state)) {
      current = await replace(await builder.open(state), await feed.state());
    } else if (renewed && isOf(renewed, state)) {
      current = await replace(renewed, state);
    }
    renewed = undefined;
    const isLarge = await follow(current, state);
    if (!isLarge && !keepsRemoved(current)) return current;
    if (!(await builder.isSlow())) return renewHere(current, state);
    renewInBackground();
    return current;
  };

  const current = looks.sharing(look, () => kept);
  return {
    engine: async () => (await current()).engine,
    written: looks.again,
    isBuilding: () => kept === undefined && looks.isLooking(),
    size: () => kept && { documents: kept.index.documentCount, bytes: kept.index.byteCount },
    close: async () => {
      isClosed = true;
      await builder.close();
      await Promise.allSettled([renewing, looks.end()]);
    },
  };
}

function keptFrom({ buffer, version, world }: BuiltSegment): Kept {
  const segment = openSegment(buffer);
  if (!segment) throw new Error('The index that was just built cannot be read');
  const index = createMemoryIndex(segment);
  return { index, engine: memoryReads(index), world, version, removedAt: undefined };
}
