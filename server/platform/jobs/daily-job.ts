import { z } from 'zod';
import { addDays } from '../clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Services } from '../services.ts';
import { enqueue } from './outbox.ts';
import { defineTopic, handle, type JobHandler } from './topic.ts';

/** A job that runs once a day as long as there is work, in whichever process comes first. */
export interface DailyJob {
  /** Enqueues today's run, unless it is enqueued or done already. */
  schedule(unit: UnitOfWork, now: Date): Promise<void>;
  handler(services: Pick<Services, 'db' | 'clock'>): JobHandler;
}

/**
 * Declares a daily job; its name must stay, as enqueued messages carry it. `run` works in the transaction that also
 * enqueues the next day, and returns false when there is nothing to do on that day.
 */
export function dailyJob(name: string, run: (unit: UnitOfWork, now: Date) => Promise<boolean>): DailyJob {
  // The day (UTC) in the key makes it one message a day.
  const topic = defineTopic(name, z.object({ day: z.iso.date() }), { priority: 'bulk' });
  const schedule = async (unit: UnitOfWork, now: Date, availableAt = now) => {
    const day = availableAt.toISOString().slice(0, 10);
    await enqueue(unit, topic, { day }, { now, availableAt, dedupeKey: `${name}:${day}` });
  };
  return {
    schedule: (unit, now) => schedule(unit, now),
    handler: ({ db, clock }) =>
      handle(topic, () =>
        db.transaction(async unit => {
          const now = clock.now();
          if (await run(unit, now)) await schedule(unit, now, addDays(now, 1));
        }),
      ),
  };
}
