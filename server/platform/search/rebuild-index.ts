import { inBatches } from '../transfer/in-batches.ts';
import type { Kind } from './document-key.ts';
import type { SearchEngine } from './search-engine.ts';
import type { RebuildProgress, SearchDocument } from './search-index.ts';

/** Documents per transaction: few enough to keep other writers from waiting long. */
const BATCH = 10_000;
const REMOVE_BATCH = 10_000;

interface RebuildTools {
  readonly engine: SearchEngine;
  readonly kinds: readonly Kind[];
  write(documents: readonly SearchDocument[]): Promise<void>;
}

/** Writes all documents over what is there, then removes what was not among them. Returns how many were written. */
export async function rebuildIndex(
  { engine, kinds, write }: RebuildTools,
  documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
  progress: RebuildProgress = () => undefined,
): Promise<number> {
  const written = new Map<string, Set<number>>();
  let done = 0;
  await engine.beginBulk(kinds);
  try {
    for await (const batch of inBatches(eachOf(documents), BATCH)) {
      await write(batch);
      for (const { kind, entityId } of batch) remember(written, kind, entityId);
      done += batch.length;
      progress(done);
    }
    for (const kind of kinds) {
      const kept = written.get(kind.name);
      const stale = (await engine.entityIds(kind)).filter(id => !kept?.has(id));
      for (let at = 0; at < stale.length; at += REMOVE_BATCH) {
        await engine.remove(kind, stale.slice(at, at + REMOVE_BATCH));
      }
    }
  } finally {
    await engine.endBulk(kinds);
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
