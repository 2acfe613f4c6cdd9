import { imagesBusy } from './image-limits.ts';

/** Lets everybody do one thing at a time. */
export interface TurnsOfPeople {
  /**
   * Runs `work` when nothing else of `who` runs. Throws 503 where too much of that person waits already, and where it has
   * waited too long.
   */
  inTurn<T>(who: string, work: () => Promise<T>): Promise<T>;
}

/** @param most how much of one person waits at most; `waitMs`: and how long */
export function createTurnsOfPeople(most: number, waitMs: number): TurnsOfPeople {
  /** Who is at work, and what of theirs waits, in order. */
  const atWork = new Map<string, Set<() => void>>();
  const begin = async (who: string) => {
    const waiting = atWork.get(who);
    if (!waiting) return void atWork.set(who, new Set());
    if (waiting.size >= most) throw imagesBusy();
    const turn = Promise.withResolvers<void>();
    waiting.add(turn.resolve);
    const late = setTimeout(() => {
      waiting.delete(turn.resolve);
      turn.reject(imagesBusy());
    }, waitMs);
    await turn.promise.finally(() => clearTimeout(late));
  };
  const end = (who: string) => {
    const waiting = atWork.get(who);
    const [next] = waiting ?? [];
    if (!waiting || !next) return void atWork.delete(who);
    waiting.delete(next);
    next();
  };
  return {
    inTurn: async (who, work) => {
      await begin(who);
      try {
        return await work();
      } finally {
        end(who);
      }
    },
  };
}
