import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { vietnamDay } from '../rules/vietnam-day.ts';

const DAY_MS = 86_400_000;
/** The quota asks for today only, and whom somebody wanted to reach tells of their health. */
const KEEP_DAYS = 30;

/** Forgets who saw whose contact long ago. `day` makes the message one for each day. */
const clearOld = defineTopic('contacts.clear-old', z.object({ day: z.iso.date() }));

/** Promises a clearing for the day after `now`; does nothing where that is promised already. */
export async function promiseClearing(unit: UnitOfWork, now: Date): Promise<void> {
  const availableAt = new Date(now.getTime() + DAY_MS);
  const day = vietnamDay(availableAt);
  await enqueue(unit, clearOld, { day }, { now, availableAt, dedupeKey: `contacts.clear-old:${day}` });
}

/** Clears, and promises the next clearing as long as anything is left. */
export const handleClearOld = ({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler =>
  handle(clearOld, () => {
    const now = clock.now();
    const first = vietnamDay(new Date(now.getTime() - KEEP_DAYS * DAY_MS));
    return db.transaction(async unit => {
      await unit.sql('delete from contact_reveal where day < ?', [first]);
      await unit.sql('delete from contact_quota where day < ?', [first]);
      const left = await unit.sql('select 1 as one from contact_quota limit 1');
      if (left.length > 0) await promiseClearing(unit, now);
    });
  });
