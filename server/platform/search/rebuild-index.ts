import type { Turns } from '../db/turns.ts';
import { inBatches } from '../transfer/in-batches.ts';
import type { Kind } from './document-key.ts';
import type { SearchEngine } from './search-engine.ts';
import type { RebuildProgress, SearchDocument } from './search-index.ts';

/** Documents held in memory. */
const BATCH = 2_000;

/** Turns between which the engine tidies up. */
const TIDY_EVERY = 6;

interface RebuildTools {
  readonly engine: SearchEngine;
  readonly kinds: readonly Kind[];
  readonly turns: Turns;
  /** Writes the documents in turns, and runs `between` after each of them. */
  write(documents: readonly SearchDocument[], between: () => Promise<void>): Promise<unknown>;
}

/** Writes all documents over what is there, then removes what was not among them. Returns how many were written. */
export async function rebuildIndex(
  { engine, kinds, turns, write }: RebuildTools,
  documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
  progress: RebuildProgress = () => undefined,
): Promise<number> {
  const written = new Map<string, Set<number>>();
  let [done, untidied] = [0, 0];
  const tidy = async () => {
    untidied = (untidied + 1) % TIDY_EVERY;
    if (untidied === 0) await engine.tidy(kinds, turns);
  };
  await engine.beginBulk(kinds);
  try {
    for await (const batch of inBatches(eachOf(documents), BATCH)) {
      await write(batch, tidy);
      for (const { kind, entityId } of batch) remember(written, kind, entityId);
      done += batch.length;
      progress(done);
    }
    for (const kind of kinds) {
      const kept = written.get(kind.name) ?? new Set();
      const stale = (await engine.entityIds(kind)).filter(id => !kept.has(id));
      if (kept.size === 0 && stale.length > 0) await engine.hide(kind);
      await turns.each(stale, engine.remove(kind));
    }
  } finally {
    await engine.endBulk(kinds, turns);
  }
  return done;
}

async function* eachOf<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* items;
}

function remember(written: Map<string, Set<number>>, kind: string, entityId: number): void {
  const ids = written.get(kind) ?? new Set<number>();
  ids.add(entityId);
  written.set(kind, ids);
}
