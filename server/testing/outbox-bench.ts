import { z } from 'zod';
import { fixedClock } from '../platform/clock/clock.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../platform/jobs/topic.ts';
import { createWorker, type Worker, type WorkerSettings } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/log/logger.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { type FreshDatabase, openFreshDatabase } from './fresh-database.ts';

export const note = defineTopic('test.note', z.object({ text: z.string() }));
export const START = new Date('2026-11-21T03:00:00Z');

/** An outbox with a clock of its own, and workers for it. */
export interface OutboxBench extends FreshDatabase {
  readonly clock: ReturnType<typeof fixedClock>;
  /** The texts that {@link collect} has handled. */
  readonly seen: string[];
  readonly collect: JobHandler;
  /** A worker with these handlers instead of {@link collect}. */
  worker(handlers?: readonly JobHandler[], settings?: Partial<WorkerSettings>): Worker;
  /** Puts a note into the outbox; answers whether it is new. */
  enqueue(text: string, options?: { dedupeKey?: string; availableAt?: Date }): Promise<boolean>;
}

/** Opens an empty outbox; close it after the test. */
export async function openOutboxBench(): Promise<OutboxBench> {
  const test = await openFreshDatabase(platformEntities);
  const clock = fixedClock(START);
  const log = createLogger('silent');
  const seen: string[] = [];
  const collect = handle(note, async ({ text }) => void seen.push(text));
  return {
    ...test,
    clock,
    seen,
    collect,
    worker: (handlers = [collect], settings = {}) =>
      createWorker({ db: test.db, clock, log, handlers, settings: { pollMs: 5, ...settings } }),
    enqueue: (text, options = {}) =>
      test.db.transaction(unit => enqueue(unit, note, { text }, { now: clock.now(), ...options })),
  };
}
