import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import { tables } from '../tables.ts';

/** Deletes reminders of visits that began more than a day ago. */
export const clearReminders: DailyJob = {
  name: 'reminders.clear-old',
  run: ({ db, clock }) =>
    db.transaction(unit =>
      unit.run(tables.deleteFrom('visit_reminder').where('startAt', '<', addDays(clock.now(), -1))),
    ),
};
