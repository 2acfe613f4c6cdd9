import { type EventLoop, processLoop, type Wait } from './pacing.ts';

export interface LoadLimits {
  /** Pieces of costly work that have begun and not ended. */
  readonly running: number;
  /** Milliseconds that a request has waited to be begun, … */
  readonly waitedMs: number;
  /** … and requests that wait behind it: where there are few, one was slow, and to refuse others helps nobody. */
  readonly behind: number;
  /** Milliseconds after which costly work is begun in spite of the wait: to refuse takes time, too, and may take all. */
  readonly pauseMs: number;
}

/** A render takes some 5 ms, so what is let in is answered within a second, also where it takes three times as long. */
const LIMITS: LoadLimits = { running: 32, waitedMs: 500, behind: 16, pauseMs: 25 };

/** Says whether there is more to do than can be done. */
export interface LoadGauge {
  /** How long the request that begins now has waited. */
  noteWait(wait: Wait): void;
  isOverloaded(): boolean;
  /** Counts a piece of costly work from its beginning to its end. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Work that waits for something (the database, a thread that compresses) shows in how much of it is running; work that
 * holds the only thread in how long requests wait. Both are as they are at this moment: with the last one that waits the
 * overload is over.
 */
export function createLoadGauge(limits: LoadLimits = LIMITS, { now }: Pick<EventLoop, 'now'> = processLoop): LoadGauge {
  let running = 0;
  let begunAt = Number.NEGATIVE_INFINITY;
  let latest: Wait = { ms: 0, behind: 0 };
  const isLate = () => latest.ms >= limits.waitedMs && latest.behind >= limits.behind;
  return {
    noteWait: wait => {
      latest = wait;
    },
    isOverloaded: () => running >= limits.running || (isLate() && now() - begunAt < limits.pauseMs),
    run: async work => {
      running += 1;
      begunAt = now();
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}

/** For where nothing is to be refused, however slow the machine is. */
export const neverOverloaded: LoadGauge = { ...createLoadGauge(), isOverloaded: () => false };
