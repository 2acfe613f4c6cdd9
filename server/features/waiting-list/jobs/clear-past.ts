import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { tables } from '../tables.ts';

/** Deletes once a day who waited for days that are over. */
export const clearPast = dailyJob('waiting.clear-past', async (unit, now) => {
  await unit.run(tables.deleteFrom('waiting_entry').where('day', '<', vietnamDay(now)));
  return (await unit.row(tables.selectFrom('waiting_entry').select('id').limit(1))) !== undefined;
});
