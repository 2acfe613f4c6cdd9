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

export function createWriteTurns(): WriteTurns {
  const waiting = new Set<() => void>();
  let isTaken = false;
  const end = () => {
    const [next] = waiting;
    if (next === undefined) isTaken = false;
    else next();
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
      isTaken = true;
      return end;
    },
  };
}
