import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import { tables } from '../tables.ts';

/** Deletes who waited for days that are over. */
export const clearPast: DailyJob = {
  name: 'waiting.clear-past',
  run: ({ db, clock }) =>
    db.transaction(unit => unit.run(tables.deleteFrom('waiting_entry').where('day', '<', vietnamDay(clock.now())))),
};
