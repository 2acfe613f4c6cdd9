import type { ChangedTags } from '../cache/changed-tags.ts';
import { EVERYTHING } from '../cache/tag.ts';
import type { Clock } from '../clock/clock.ts';
import { steadyMilliseconds } from '../clock/steady-clock.ts';
import { createWakeUp } from '../jobs/wake-up.ts';
import type { Logger } from '../log/logger.ts';
import { createDueKeys } from './due-keys.ts';
import { MAX_KEYS_OF_CALL, type Purge } from './purge-call.ts';

/** What came of a call to the network. */
export type PurgeOutcome = 'done' | 'failed';

export interface PurgerParts {
  readonly tags: ChangedTags;
  readonly clock: Clock;
  readonly log: Logger;
  readonly purge: Purge;
  readonly count: (outcome: PurgeOutcome) => void;
}

/**
 * Has the network in front forget what committed changes made stale: those of this process, and those of others as soon
 * as this process knows them and so answers by them. It begins with every page, because nobody knows what changed
 * while no process ran, and the pages of another release name other files. No writer waits for a call; what could not be
 * purged is tried until it is.
 */
export interface Purger {
  start(): void;
  /** Purges what is due now; answers whether the network took all of it. */
  flush(): Promise<boolean>;
  /** Ends after the call that is under way; the next start purges everything. */
  stop(): Promise<void>;
}

/** Pause between two looks, in milliseconds: what changes meanwhile goes in one call. */
const PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

export function createPurger({ tags, clock, log, purge, count }: PurgerParts): Purger {
  const keys = createDueKeys();
  const now = steadyMilliseconds(clock);
  const wakeUp = createWakeUp();
  let isStopped = false;
  let loop: Promise<void> | undefined;
  keys.add([EVERYTHING], now());
  tags.onChange(names => keys.add(names, now()));

  const flush = async () => {
    // Where the database does not answer, what is known already can be purged.
    await tags.catchUp().catch(() => undefined);
    const due = keys.take(now());
    for (let at = 0; at < due.length && !isStopped; at += MAX_KEYS_OF_CALL) {
      try {
        await purge(due.slice(at, at + MAX_KEYS_OF_CALL));
        count('done');
      } catch (error) {
        count('failed');
        keys.putBack(due.slice(at), now());
        throw error;
      }
    }
  };

  /** Says once that it fails, and once that it does no longer. */
  const noteTo = (failures: number, error?: unknown) => {
    if (failures === 1 && error !== undefined) log.warn({ error }, 'The network could not be told what to forget');
    if (failures > 0 && error === undefined) log.info({ failures }, 'The network is told again what to forget');
  };

  const work = async () => {
    let failures = 0;
    while (!isStopped) {
      try {
        await flush();
        noteTo(failures);
        failures = 0;
      } catch (error) {
        failures += 1;
        noteTo(failures, error);
      }
      if (!isStopped) await wakeUp.sleep(Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** failures));
    }
  };

  return {
    start: () => {
      loop ??= work();
    },
    flush: () =>
      flush().then(
        () => true,
        () => false,
      ),
    stop: async () => {
      isStopped = true;
      wakeUp.wake();
      await loop;
    },
  };
}
