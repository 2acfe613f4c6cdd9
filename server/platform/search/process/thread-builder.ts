import { Worker } from 'node:worker_threads';
import { openSegment } from '../memory/open-segment.ts';
import { type BuildOrder, type BuiltSegment, buildFrom, type IndexBuilder, isOf } from './build-index.ts';
import type { IndexFile } from './index-file.ts';
import type { SearchFeed } from './search-feed.ts';

/** With fewer documents a base is sooner built than a thread is started. */
const MANY = 5_000;

interface BuilderTools {
  readonly feed: SearchFeed;
  /** What the thread is asked to build. */
  readonly order: BuildOrder;
  readonly file: IndexFile;
  /** Called with the reason why a base could not be saved, which is no reason to go without it. */
  report(error: unknown): void;
}

/** Builds large bases in a thread of their own and saves them for the next process. */
export function threadBuilder({ feed, order, file, report }: BuilderTools): IndexBuilder {
  let worker: Worker | undefined;
  let saving: Promise<void> | undefined;
  let isClosed = false;

  const inThread = () =>
    new Promise<BuiltSegment>((resolve, reject) => {
      worker = new Worker(new URL('./build-thread.ts', import.meta.url), { workerData: order });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread that builds the search index has ended')));
    });

  const build = async () => {
    if (!(await feed.hasMany(MANY))) return buildFrom(feed);
    if (isClosed) throw new Error('No search index is built any more: the process ends');
    const built = await inThread();
    saving = file.write(built).catch(report);
    return built;
  };

  return {
    open: async state => {
      const saved = await file.read();
      const isUsable = saved && isOf(saved, state) && openSegment(saved.buffer) !== undefined;
      return isUsable ? saved : build();
    },
    build,
    isSlow: () => feed.hasMany(MANY),
    close: async () => {
      isClosed = true;
      await worker?.terminate();
      await saving;
    },
  };
}
