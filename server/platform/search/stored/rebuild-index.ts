import type { Turns } from '../../db/turns.ts';
import { inBatches } from '../../transfer/in-batches.ts';
import type { Kind } from '../document-key.ts';
import type { SearchStore } from '../search-engine.ts';
import type { RebuildProgress, SearchDocument } from '../search-index.ts';

/** Documents held in memory. */
const BATCH = 2_000;

/** Turns between which the engine tidies up. */
const TIDY_EVERY = 6;

interface RebuildTools {
  readonly store: SearchStore;
  readonly kinds: readonly Kind[];
  readonly turns: Turns;
  /**
   * Writes the documents in turns, without those of entities that others have written or removed since a version, and runs
   * `between` after each of them.
   */
  write(documents: readonly SearchDocument[], since: number, between: () => Promise<void>): Promise<unknown>;
}

/**
 * Writes all documents over what is there, then removes what was not among them. What others write or remove meanwhile
 * stands, as these documents may have been read before it. Returns how many documents there were.
 */
export async function rebuildIndex(
  { store, kinds, turns, write }: RebuildTools,
  documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
  progress: RebuildProgress = () => undefined,
): Promise<number> {
  const since = await store.version();
  const written = new Set<string>();
  let [done, untidied] = [0, 0];
  const tidy = async () => {
    untidied = (untidied + 1) % TIDY_EVERY;
    if (untidied === 0) await store.tidy(kinds, turns);
  };
  await store.beginBulk(kinds);
  try {
    for await (const batch of inBatches(eachOf(documents), BATCH)) {
      await write(batch, since, tidy);
      for (const { kind } of batch) written.add(kind);
      done += batch.length;
      progress(done);
    }
    for (const kind of kinds) {
      const stale = await store.idsUntil(kind, since);
      if (!written.has(kind.name) && stale.length > 0) await store.hide(kind);
      await turns.each(stale, store.remove(kind, since));
    }
  } finally {
    await store.endBulk(kinds, turns);
  }
  return done;
}

async function* eachOf<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* items;
}
