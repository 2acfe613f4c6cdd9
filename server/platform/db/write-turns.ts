/** The writers of one process, one after the other in the order of their asking. */
export interface WriteTurns {
  /**
   * Waits for the turn until `deadline`, a time of `performance.now()`; answers what ends it. Throws a
   * {@link WriteTurnTimeout} when it does not come.
   */
  take(deadline: number): Promise<() => void>;
}

/** The turn did not come in time. Has SQLite's code for the same between processes. */
export class WriteTurnTimeout extends Error {
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('Other writers of this process took too long');
    this.name = 'WriteTurnTimeout';
  }
}

export interface TurnPauses {
  /** Whether other processes write to the same file these days. Asked once in each run of turns that lasts. */
  readonly othersWrite: () => boolean;
  /** How long turns may follow each other without a pause, in milliseconds. */
  readonly runMs: number;
  /** Longer than others sleep between two attempts to lock the file, in milliseconds. */
  readonly pauseMs: number;
}

const NO_PAUSES: TurnPauses = { othersWrite: () => false, runMs: Number.POSITIVE_INFINITY, pauseMs: 0 };

/**
 * Makes the queue of a process. Turns that follow each other leave others hardly a moment to lock the file: a long run
 * pauses, so that a busy process does not keep the writers of another one waiting until its own queue is empty.
 */
export function createWriteTurns({ othersWrite, runMs, pauseMs } = NO_PAUSES): WriteTurns {
  const waiting = new Set<() => void>();
  let isTaken = false;
  let runSince = 0;
  const pass = () => {
    const [next] = waiting;
    if (next === undefined) isTaken = false;
    else next();
  };
  const resume = () => {
    runSince = performance.now();
    pass();
  };
  const end = () => {
    const isLong = waiting.size > 0 && performance.now() - runSince >= runMs;
    if (!isLong) return pass();
    if (othersWrite()) setTimeout(resume, pauseMs);
    else resume();
  };
  const wait = (deadline: number) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(enter);
      };
      const enter = () => {
        leave();
        resolve();
      };
      const giveUp = () => {
        leave();
        reject(new WriteTurnTimeout());
      };
      const timer = setTimeout(giveUp, Math.max(0, deadline - performance.now()));
      waiting.add(enter);
    });
  return {
    take: async deadline => {
      if (isTaken) await wait(deadline);
      else runSince = performance.now();
      isTaken = true;
      return end;
    },
  };
}
