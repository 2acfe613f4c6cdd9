import { imagesBusy } from './image-limits.ts';

/** Lets everybody do one thing at a time, or a few. */
export interface TurnsOfPeople {
  /**
   * Runs `work` when nothing else of `who` runs, or fewer things than may. Throws 503 where too much of that person waits
   * already, and where its turn has not come by `until`, in milliseconds of `performance.now()`.
   */
  inTurn<T>(who: string, until: number, work: () => Promise<T>): Promise<T>;
}

interface Turns {
  /** How many run. */
  running: number;
  /** What waits, in order. */
  readonly waiting: Set<() => void>;
}

/** @param most how much of one person waits at most; `atOnce`: how much of it runs at one time */
export function createTurnsOfPeople(most: number, atOnce = 1): TurnsOfPeople {
  const atWork = new Map<string, Turns>();
  const begin = async (who: string, until: number) => {
    const turns = atWork.get(who) ?? { running: 0, waiting: new Set() };
    const { waiting } = turns;
    if (turns.running < atOnce) {
      turns.running += 1;
      return void atWork.set(who, turns);
    }
    if (waiting.size >= most) throw imagesBusy();
    const turn = Promise.withResolvers<void>();
    waiting.add(turn.resolve);
    const late = setTimeout(
      () => {
        waiting.delete(turn.resolve);
        turn.reject(imagesBusy());
      },
      Math.max(0, until - performance.now()),
    );
    await turn.promise.finally(() => clearTimeout(late));
  };
  const end = (who: string) => {
    const turns = atWork.get(who);
    if (!turns) return;
    const [next] = turns.waiting;
    if (next) {
      // It runs in the place of the one that ends.
      turns.waiting.delete(next);
      return void next();
    }
    turns.running -= 1;
    if (turns.running === 0) atWork.delete(who);
  };
  return {
    inTurn: async (who, until, work) => {
      await begin(who, until);
      try {
        return await work();
      } finally {
        end(who);
      }
    },
  };
}
