import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';

/** How long a transaction of a long work is to last. Other writers are promised 100 ms; the rest is for slow moments. */
export const TURN_MS = 50;

/** The same in a database that nobody else knows: fewer commits, and longer segments of FTS5, of which fewer are merged. */
const TURN_ALONE_MS = 1_000;

/**
 * Longest pause between two turns. SQLite does not announce that its lock is free: those who wait ask again every few
 * milliseconds, so it has to be free for a while. PostgreSQL wakes the next one in the queue.
 */
export const MAX_REST_MS = { sqlite: 15, postgresql: 0 } as const satisfies Record<Engine, number>;

const MIN_TURN = 50;
const MAX_TURN = 5_000;

/** The time that turns go by, in milliseconds from any beginning. */
export interface TurnClock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const SYSTEM: TurnClock = { now: () => performance.now(), sleep: ms => sleep(ms) };

export interface TurnSizes {
  /**
   * Pieces of work in the first turn and, however slow they are, in any other: as many as take some milliseconds. With
   * fewer, a busy machine would do little but begin and end transactions. 50 where not given.
   */
  readonly least?: number;
  /** Pieces of work in any turn. 5,000 where not given. */
  readonly most?: number;
}

/** One turn: does up to `size` pieces of work in one transaction and answers how many it did. */
export type TurnWork = (size: number) => Promise<number>;

/** One turn: does the whole slice of a list in one transaction. */
export type SliceWork<T> = (slice: readonly T[]) => Promise<unknown>;

/**
 * A long work in short transactions, each about {@link TURN_MS} long, between which other writers get their turn. Each
 * transaction by itself must leave what it writes whole: others see it, and the work may be broken off after any.
 */
export interface Turns {
  /** Leaves others their time, then does one turn. Answers how many pieces of work it did. */
  take(work: TurnWork): Promise<number>;
  /** Hands all items to `write` in their order, each slice in a turn of its own; `between` runs after each. */
  each<T>(items: readonly T[], write: SliceWork<T>, between?: () => Promise<void>): Promise<void>;
  /** Turns with other pieces, hence a size of their own, that follow these ones. */
  ofOther(sizes: TurnSizes): Turns;
}

/**
 * Turns whose size follows from the time that the ones before took. Waiting for other writers is part of it: where many
 * write, short turns are right as well. Keep them for the length of a work, so that it begins small only once.
 */
export function createTurns(
  { engine, isAlone }: Pick<Database, 'engine' | 'isAlone'>,
  sizes: TurnSizes = {},
  clock: TurnClock = SYSTEM,
): Turns {
  const [turnMs, longestRestMs] = isAlone ? [TURN_ALONE_MS, 0] : [TURN_MS, MAX_REST_MS[engine]];
  let freeFrom = Number.NEGATIVE_INFINITY;
  /** Runs `work` once the lock has been free for as long as it was held, and answers how long it took, too. */
  const afterRest = async <T>(work: () => Promise<T>) => {
    const rest = freeFrom - clock.now();
    if (rest > 0) await clock.sleep(rest);
    const begun = clock.now();
    try {
      const done = await work();
      return { done, took: clock.now() - begun };
    } finally {
      const ended = clock.now();
      freeFrom = ended + Math.min(ended - begun, longestRestMs);
    }
  };

  const sized = ({ least = MIN_TURN, most = MAX_TURN }: TurnSizes): Turns => {
    let size = least;
    const take = async (work: TurnWork) => {
      const { done, took } = await afterRest(() => work(size));
      if (done > 0) size = Math.max(Math.min(fitting(size, done, took, turnMs), most), least);
      return done;
    };
    const each = async <T>(items: readonly T[], write: SliceWork<T>, between?: () => Promise<void>) => {
      for (let at = 0; at < items.length; ) {
        at += await take(async most => {
          const slice = items.slice(at, at + evenSlice(items.length - at, most));
          await write(slice);
          return slice.length;
        });
        await between?.();
      }
    };
    return { take, each, ofOther: sized };
  };
  return sized(sizes);
}

/** As many pieces as fit into a turn at the speed of the last one; at most twice as many as before. */
function fitting(size: number, done: number, tookMs: number, turnMs: number): number {
  const inTime = tookMs > 0 ? Math.floor((done * turnMs) / tookMs) : size * 2;
  return Math.min(inTime, size * 2);
}

/** Slices of one length, instead of full ones and a short last one. */
function evenSlice(left: number, most: number): number {
  return Math.ceil(left / Math.ceil(left / most));
}
