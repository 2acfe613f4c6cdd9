import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { vietnamDay } from '../rules/vietnam-day.ts';

const DAY_MS = 86_400_000;
/** The quota asks for today only, and whom somebody wanted to reach tells of their health. */
const KEEP_DAYS = 30;

/** Forgets who saw whose contact long ago. */
export const clearOld = dailyJob('contacts.clear-old', async (unit, now) => {
  const first = vietnamDay(new Date(now.getTime() - KEEP_DAYS * DAY_MS));
  await unit.sql('delete from contact_reveal where day < ?', [first]);
  await unit.sql('delete from contact_quota where day < ?', [first]);
  const left = await unit.sql('select 1 as one from contact_quota limit 1');
  return left.length > 0;
});
