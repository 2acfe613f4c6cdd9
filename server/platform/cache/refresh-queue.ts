import { setImmediate as turn } from 'node:timers/promises';

/** Something that is made again although nobody waits for it. */
export interface Refresh {
  readonly key: string;
  /** How much it is wanted, at the moment at which it is queued. */
  readonly interest: number;
  /** Makes it again, where that is still needed. Must not reject. */
  run(): Promise<void>;
}

/**
 * Makes things again in the background: one at a time, most wanted first, and none while a visitor waits for something
 * that is being made. What many changes at once, or one change of much, leave too much of is dropped: a change of what
 * all pages show must not keep the process busy with pages that nobody has asked for yet.
 */
export interface RefreshQueue {
  /** Queues it, unless the key is in the queue already or there is enough that is wanted more. */
  add(refresh: Refresh): void;
  /** Runs a visitor's work, before which nothing of the queue is begun. */
  giveWay<T>(work: () => Promise<T>): Promise<T>;
  /** Drops what waits and resolves when what is being made is done. */
  close(): Promise<void>;
}

/** How many may wait: a second's work at most. */
const MAX_WAITING = 32;

/** @param onDropped called for each that there was no room for */
export function createRefreshQueue(onDropped: () => void): RefreshQueue {
  const waiting = new Map<string, Refresh>();
  let runningKey: string | undefined;
  let working: Promise<void> | undefined;
  let visitors = 0;
  let isClosed = false;

  const mayBegin = () => !isClosed && visitors === 0 && waiting.size > 0;
  const work = async () => {
    while (mayBegin()) {
      // What has arrived meanwhile goes first.
      await turn();
      if (!mayBegin()) break;
      const [chosen] = [...waiting.values()].sort(mostWantedFirst);
      if (!chosen) break;
      waiting.delete(chosen.key);
      runningKey = chosen.key;
      await chosen.run();
      runningKey = undefined;
    }
    working = undefined;
  };
  const begin = () => {
    if (mayBegin()) working ??= work();
  };

  return {
    add: refresh => {
      if (isClosed || waiting.has(refresh.key) || runningKey === refresh.key) return;
      waiting.set(refresh.key, refresh);
      if (waiting.size > MAX_WAITING) {
        waiting.delete([...waiting.values()].sort(mostWantedFirst).at(-1)?.key ?? refresh.key);
        onDropped();
      }
      begin();
    },
    giveWay: async visit => {
      visitors += 1;
      try {
        return await visit();
      } finally {
        visitors -= 1;
        begin();
      }
    },
    close: async () => {
      isClosed = true;
      waiting.clear();
      await working;
    },
  };
}

const mostWantedFirst = (one: Refresh, other: Refresh) => other.interest - one.interest;
