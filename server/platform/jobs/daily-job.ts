import { z } from 'zod';
import { vietnamDay } from '../clock/vietnam-calendar.ts';
import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import type { Services } from '../services.ts';
import { enqueue } from './outbox.ts';
import { defineTopic, handle, type JobContext, type JobHandler } from './topic.ts';

/** A job that every day needs, in whichever process comes first; a feature names its own in `daily`. */
export interface DailyJob {
  /** At most 60 characters; it must stay, as enqueued messages carry it. */
  readonly name: string;
  /** May run more than once a day, as every job. A run that finds nothing to do must cost next to nothing. */
  run(services: Services, context: JobContext): Promise<unknown>;
}

const topicOf = ({ name }: DailyJob) => defineTopic(name, z.object({ day: z.iso.date() }), { priority: 'bulk' });

/** What a worker does for the messages of daily jobs. */
export const dailyHandlers = (jobs: readonly DailyJob[], services: Services): readonly JobHandler[] =>
  jobs.map(job => handle(topicOf(job), async (_, context) => void (await job.run(services, context))));

/**
 * Enqueues those daily jobs that this day in Việt Nam has not seen yet. No job depends on its run of the day before, so
 * one that failed, or a database that comes from a backup, is looked after on the next day. Takes no write lock when
 * there is nothing to enqueue.
 */
export async function scheduleDaily(db: Database, jobs: readonly DailyJob[], now: Date): Promise<void> {
  const day = vietnamDay(now);
  // The day in the key makes it one message a day.
  const keyOf = ({ name }: DailyJob) => `${name}:${day}`;
  const known = await textOf(db.read).all<{ dedupe_key: string }>(
    `select dedupe_key from outbox_message where dedupe_key in (${jobs.map(() => '?').join(', ')})`,
    jobs.map(keyOf),
  );
  const keys = new Set(known.map(({ dedupe_key }) => dedupe_key));
  const missing = jobs.filter(job => !keys.has(keyOf(job)));
  if (missing.length === 0) return;
  await db.transaction(async unit => {
    for (const job of missing) await enqueue(unit, topicOf(job), { day }, { now, dedupeKey: keyOf(job) });
  });
}
