/** The source of time and of turns of the event loop; tests drive their own. */
export interface EventLoop {
  /** Milliseconds. */
  now(): number;
  /** Calls back once in the next turn, after whatever has arrived by then. */
  next(callback: () => void): void;
}

export const processLoop: EventLoop = {
  now: () => performance.now(),
  next: callback => void setImmediate(callback),
};

/** Milliseconds of one turn of the event loop in which work is begun. */
const SLICE_MS = 10;
/** Pieces that waited and are begun in one turn at most: each of them costs a little also where there is no time left. */
const MAX_A_TURN = 32;
/** Milliseconds for which turns may be short one after the other. */
const MAX_HURRY_MS = 25;
/** Begun pieces at the head of the queue before it is moved up. */
const FORGET_AFTER = 256;

/** How long a piece of work has waited, in milliseconds, and how many pieces are still waiting. */
export interface Wait {
  readonly ms: number;
  readonly behind: number;
}

/** Begins pieces of work, those that wait in their order. */
interface Pacing {
  /** Now or later. */
  begin(work: (wait: Wait) => void): void;
  /** Something has come of which one comes a turn, and there may be more: makes this turn a short one. */
  hurry(): void;
}

/**
 * Begins in each turn of the event loop only as much as fits into a slice of it: new connections are taken one a turn,
 * so long turns would keep them waiting, for a time that nobody could measure. What does not fit waits here, where that
 * is known.
 */
export function createPacing(turns: EventLoop = processLoop): Pacing {
  const waiting: { readonly since: number; readonly work: (wait: Wait) => void }[] = [];
  let first = 0;
  let sliceEnds: number | undefined;
  let isHurried = false;
  /** When there was time for work. */
  let workedAt = Number.NEGATIVE_INFINITY;

  const count = () => waiting.length - first;
  const hasTime = () => sliceEnds !== undefined && turns.now() < sliceEnds;
  const openSlice = () => {
    const now = turns.now();
    const isShort = isHurried && now - workedAt < MAX_HURRY_MS;
    sliceEnds = isShort ? now : now + SLICE_MS;
    if (!isShort) workedAt = now;
    turns.next(endTurn);
  };
  const endTurn = () => {
    sliceEnds = undefined;
    if (count() === 0) return;
    openSlice();
    // In callbacks of their own: what a piece does without waiting for anything is done before the next one looks.
    for (let n = Math.min(count(), MAX_A_TURN); n > 0; n--) turns.next(beginFirst);
  };
  const beginFirst = () => {
    const next = hasTime() ? waiting[first] : undefined;
    if (!next) return;
    first += 1;
    next.work({ ms: turns.now() - next.since, behind: count() });
    if (count() > 0 && first < FORGET_AFTER) return;
    waiting.splice(0, first);
    first = 0;
  };
  return {
    begin: work => {
      if (sliceEnds === undefined) openSlice();
      if (count() === 0 && hasTime()) work({ ms: 0, behind: 0 });
      else waiting.push({ since: turns.now(), work });
    },
    hurry: () => {
      if (isHurried) return;
      isHurried = true;
      turns.next(() => {
        isHurried = false;
      });
    },
  };
}
