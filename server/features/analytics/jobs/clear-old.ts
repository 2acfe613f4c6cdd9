import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { dayOf, daysBefore } from '../rules/days.ts';

/** 13 months: a season can be compared with the one of the year before. */
const KEEP_DAYS = 396;
/** A consent lasts 180 days; its proof some time longer. */
const KEEP_CONSENT_MS = 730 * 86_400_000;
const DAY_MS = 86_400_000;

/** Deletes what is too old. `day` makes the message one for each day. */
const clearOld = defineTopic('analytics.clear-old', z.object({ day: z.iso.date() }));

/** Promises one clearing for the day of `at`, not before it; does nothing where that is promised already. */
export async function promiseClearing(unit: UnitOfWork, at: Date, now: Date): Promise<void> {
  const day = dayOf(at);
  await enqueue(unit, clearOld, { day }, { now, availableAt: at, dedupeKey: `analytics.clear-old:${day}` });
}

/** Clears, and promises the next day's clearing. */
export const handleClearOld = ({ db, clock }: Services): JobHandler =>
  handle(clearOld, async () => {
    const now = clock.now();
    await db.transaction(async unit => {
      const first = daysBefore(now, KEEP_DAYS);
      await unit.sql('delete from analytics_hit where day < ?', [first]);
      await unit.sql('delete from analytics_day_count where day < ?', [first]);
      await unit.sql('delete from consent_record where at < ?', [new Date(now.getTime() - KEEP_CONSENT_MS)]);
      await promiseClearing(unit, new Date(now.getTime() + DAY_MS), now);
    });
  });
