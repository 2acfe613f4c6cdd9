import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import { steadyMilliseconds } from '../clock/steady-clock.ts';
import type { Database } from '../db/database.ts';
import { nativeOf } from '../db/native.ts';
import type { Logger } from '../log/logger.ts';
import { handlersByTopic } from './handlers-by-topic.ts';
import { deleteDone, duePriorities, type Lease, takeLeases } from './leases.ts';
import { type JobOutcome, runLease } from './run-lease.ts';
import { bringBackSkewed } from './skewed-times.ts';
import { type JobHandler, PRIORITIES, type Priority } from './topic.ts';
import { createWakeUp } from './wake-up.ts';

export interface WorkerSettings {
  /** How many messages are handled at the same time; bulk work may use one less, if there are at least two. */
  readonly concurrency: number;
  /** How long an idle worker sleeps. */
  readonly pollMs: number;
  /** What a started worker handles; the rest is left to others. `drain` handles everything. */
  readonly priorities: readonly Priority[];
  /** How long a started worker that has nothing to do stays, in milliseconds; undefined for ever. */
  readonly idleMs: number | undefined;
  /** How long a lease lasts without renewal before another worker may take the message. */
  readonly leaseMs: number;
  /** Tries before a message is given up. */
  readonly maxAttempts: number;
  /** How long `stop` waits for running handlers. */
  readonly stopMs: number;
  /** How long done messages are stored; until then their keys prevent duplicates. */
  readonly keepDoneMs: number;
}

const DEFAULTS: WorkerSettings = {
  concurrency: 4,
  pollMs: 1_000,
  priorities: PRIORITIES,
  idleMs: undefined,
  leaseMs: 60_000,
  maxAttempts: 10,
  stopMs: 10_000,
  keepDoneMs: 30 * 86_400_000,
};

/** How often a worker looks for times that a skewed clock wrote. */
const SET_RIGHT_EVERY_MS = 20_000;

/** How often a worker looks at the calendar and clears old rows away. */
const UPKEEP_EVERY_MS = 600_000;

export interface WorkerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly handlers: readonly JobHandler[];
  /** Enqueues what the calendar makes due; as `clear`. */
  readonly schedule?: (now: Date) => Promise<void>;
  /** Deletes other old rows; at the start, every ten minutes, and before `drain`. */
  readonly clear?: (now: Date) => Promise<void>;
  readonly settings?: Partial<WorkerSettings>;
  /** Whether a started worker takes nothing for now; `drain` does not ask. */
  readonly isPaused?: () => Promise<boolean>;
  /** Called after each try of a job with how it ended and how long it took. */
  readonly tried?: ((topic: string, outcome: JobOutcome, seconds: number) => void) | undefined;
  /** Called, at each look at the outbox, with whether something is due that this worker leaves to others. */
  readonly left?: ((isDue: boolean) => void) | undefined;
}

/** Drains the outbox, in the process that serves or in one of its own; any number may run at once. */
export interface Worker {
  start(): void;
  /** Fulfilled when a started worker has been idle for `idleMs`, or was stopped. */
  readonly ended: Promise<void>;
  /** Looks at the outbox now instead of at the end of its sleep. */
  wake(): void;
  /** Does everything that is due now and answers how many messages were taken; for tests and commands. */
  drain(): Promise<number>;
  /** Takes no more messages and waits for running handlers; those still running after `stopMs` are aborted. */
  stop(): Promise<void>;
}

/** Makes a worker. */
export function createWorker(parts: WorkerParts): Worker {
  const { db, clock, log, tried, left } = parts;
  const settings = { ...DEFAULTS, ...parts.settings };
  const handlers = handlersByTopic(parts.handlers, settings.maxAttempts);
  const topics = [...handlers.keys()];
  const wakeUp = createWakeUp();
  const aborting = new AbortController();
  const running = new Set<Promise<void>>();
  let bulk = 0;
  const ended = Promise.withResolvers<void>();
  let loop: Promise<void> | undefined;
  let stopped = false;
  let keptUpAt = 0;
  let setRightAt: number | undefined;
  const milliseconds = steadyMilliseconds(clock);
  let busyAt = milliseconds();

  const run = (lease: Lease) => {
    const isBulk = lease.priority === 'bulk';
    if (isBulk) bulk += 1;
    const job = runLease(lease, { db, clock, log, handlers, settings, signal: aborting.signal, tried }).finally(() => {
      running.delete(job);
      busyAt = milliseconds();
      if (isBulk) bulk -= 1;
      wakeUp.wake();
    });
    running.add(job);
  };

  /** Starts what is due, of these priorities, and there is room for; answers how many were taken. */
  const fill = async (priorities: readonly Priority[]) => {
    const limit = settings.concurrency - running.size;
    // One handler stays free for messages that a person waits for, so that these never wait for bulk work.
    const bulkLimit = Math.max(1, settings.concurrency - 1) - bulk;
    if (limit <= 0 || topics.length === 0) return 0;
    const all = await duePriorities(db, topics, clock.now());
    const due = all.filter(priority => priorities.includes(priority));
    left?.(due.length < all.length);
    if (!due.some(priority => priority !== 'bulk' || bulkLimit > 0)) return 0;
    // The first call loads the ORM, which takes time that must not be part of the lease.
    await nativeOf(db).orm();
    const now = clock.now();
    const until = new Date(now.getTime() + settings.leaseMs);
    const leases = await takeLeases(db, topics, { now, until, priorities, limit, bulkLimit });
    for (const lease of leases) run(lease);
    return leases.length;
  };

  const upkeep = async (now: number) => {
    await parts.schedule?.(new Date(now));
    await deleteDone(db, new Date(now - settings.keepDoneMs));
    await parts.clear?.(new Date(now));
  };

  const keepUp = async () => {
    const now = clock.now().getTime();
    if (now - keptUpAt < UPKEEP_EVERY_MS) return;
    keptUpAt = now;
    await upkeep(now);
  };

  const setRight = async () => {
    const now = milliseconds();
    if (setRightAt !== undefined && now - setRightAt < SET_RIGHT_EVERY_MS) return;
    setRightAt = now;
    await bringBackSkewed(db, clock.now(), settings.leaseMs);
  };

  const isIdle = () =>
    settings.idleMs !== undefined && running.size === 0 && milliseconds() - busyAt >= settings.idleMs;

  const work = async () => {
    while (!stopped && !isIdle()) {
      try {
        if (!(await parts.isPaused?.())) {
          await setRight();
          if ((await fill(settings.priorities)) > 0) continue;
          await keepUp();
        }
      } catch (error) {
        log.error({ error }, 'The worker could not read the outbox');
      }
      if (!stopped) await wakeUp.sleep(settings.pollMs);
    }
    ended.resolve();
  };

  return {
    start: () => {
      loop ??= work();
    },
    ended: ended.promise,
    wake: () => wakeUp.wake(),
    drain: async () => {
      await upkeep(clock.now().getTime());
      await bringBackSkewed(db, clock.now(), settings.leaseMs);
      let taken = 0;
      for (;;) {
        // What runs may enqueue more: only an outbox that was looked at while nothing ran is empty for good.
        const wasIdle = running.size === 0;
        const batch = await fill(PRIORITIES);
        if (wasIdle && batch === 0) return taken;
        taken += batch;
        if (running.size > 0) await Promise.race(running);
      }
    },
    stop: async () => {
      stopped = true;
      wakeUp.wake();
      await loop;
      await settle(running, settings.stopMs, aborting);
    },
  };
}

/** How long an aborted handler may still run before `stop` returns without it. */
const LAST_WORDS_MS = 1_000;

async function settle(running: ReadonlySet<Promise<void>>, stopMs: number, aborting: AbortController): Promise<void> {
  const all = Promise.all(running);
  const late = setTimeout(() => aborting.abort(), stopMs);
  await Promise.race([all, sleep(stopMs + LAST_WORDS_MS, undefined, { ref: false })]);
  clearTimeout(late);
}
