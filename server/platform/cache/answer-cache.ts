import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import { steadyMilliseconds } from '../clock/steady-clock.ts';
import type { ChangedTags } from './changed-tags.ts';
import { createStalenessIndex, type Staleness } from './staleness.ts';
import type { Tag } from './tag.ts';

/** An answer that was computed, and how long it is true. */
export interface MadeAnswer<Answer extends object> {
  readonly answer: Answer;
  /** About how much memory it takes. */
  readonly bytes: number;
  /** What it was made from: a change of any of it makes the answer untrue at once. */
  readonly tags: readonly Tag[];
  /** The last moment at which it is true although nothing changes, in milliseconds since 1970. */
  readonly trueUntil: number;
}

/**
 * Caches answers that are the same for everybody, within a memory limit: each until one of its tags changes, in this
 * process at once and in another one as soon as {@link ChangedTags} has heard of it, or until time overtakes it.
 */
export interface AnswerCache<Answer extends object> {
  /**
   * Answers by key. `make` makes those that are not cached, in one go; a key that it leaves out has no answer. Rejects
   * where it does, and where the database does not answer.
   */
  get(
    keys: readonly string[],
    make: (missing: readonly string[]) => Promise<ReadonlyMap<string, MadeAnswer<Answer>>>,
  ): Promise<ReadonlyMap<string, Answer>>;
  /** For how many answers changes are followed: those that are cached. */
  followed(): number;
}

interface Entry<Answer extends object> extends MadeAnswer<Answer> {
  readonly madeAt: number;
  readonly staleness: Staleness;
}

export function createAnswerCache<Answer extends object>(
  maxBytes: number,
  { tags, clock }: { readonly tags: ChangedTags; readonly clock: Clock },
): AnswerCache<Answer> {
  const index = createStalenessIndex<Answer>();
  const entries = new LRUCache<string, Entry<Answer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: ({ answer }) => index.forget(answer),
  });
  const now = () => clock.now().getTime();
  const steady = steadyMilliseconds(clock);
  tags.onChange((names, agoMs) => {
    const time = steady();
    index.tell(names, time, time - agoMs);
  });
  /** A clock that was set back makes answers of later untrue, too. */
  const isTrue = ({ madeAt, trueUntil, staleness }: Entry<Answer>, time: number) =>
    time >= madeAt && time <= trueUntil && steady() < staleness.expiresAt;

  return {
    get: async (keys, make) => {
      await tags.catchUp();
      const time = now();
      const answers = new Map<string, Answer>();
      const missing: string[] = [];
      for (const key of keys) {
        const entry = entries.get(key);
        if (entry && isTrue(entry, time)) answers.set(key, entry.answer);
        else missing.push(key);
      }
      if (missing.length === 0) return answers;
      const making = index.begin(steady());
      try {
        for (const [key, made] of await make(missing)) {
          answers.set(key, made.answer);
          entries.set(key, { ...made, madeAt: time, staleness: index.watch(made.answer, making, made.tags) });
          // An answer that is larger than all room is not stored.
          if (entries.peek(key)?.answer !== made.answer) index.forget(made.answer);
        }
      } finally {
        index.drop(making);
      }
      return answers;
    },
    followed: index.size,
  };
}
