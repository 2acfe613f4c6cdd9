import { z } from 'zod';
import { addDays } from '../clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Services } from '../services.ts';
import { enqueue } from './outbox.ts';
import { defineTopic, handle, type JobHandler } from './topic.ts';

/** Something that is done once a day for as long as there is something to do, by whichever process comes first. */
export interface DailyJob {
  /** Promises today's run; does nothing where it is promised or done already. */
  promise(unit: UnitOfWork, now: Date): Promise<void>;
  handler(services: Pick<Services, 'db' | 'clock'>): JobHandler;
}

/**
 * Declares a daily job; the name stays, for messages wait under it. `run` works in the transaction that also promises
 * the next day, and answers false once that is of no use.
 */
export function dailyJob(name: string, run: (unit: UnitOfWork, now: Date) => Promise<boolean>): DailyJob {
  // The day (UTC) makes the message one for each day.
  const topic = defineTopic(name, z.object({ day: z.iso.date() }), { priority: 'bulk' });
  const promise = async (unit: UnitOfWork, now: Date, availableAt = now) => {
    const day = availableAt.toISOString().slice(0, 10);
    await enqueue(unit, topic, { day }, { now, availableAt, dedupeKey: `${name}:${day}` });
  };
  return {
    promise: (unit, now) => promise(unit, now),
    handler: ({ db, clock }) =>
      handle(topic, () =>
        db.transaction(async unit => {
          const now = clock.now();
          if (await run(unit, now)) await promise(unit, now, addDays(now, 1));
        }),
      ),
  };
}
