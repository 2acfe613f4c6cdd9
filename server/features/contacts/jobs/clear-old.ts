import { vietnamDay, vietnamDayBefore } from '../../../platform/clock/vietnam-calendar.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';

/** Whom somebody wanted to reach tells of their health. */
const KEEP_DAYS = 30;
/** What only today's quotas ask for. */
const TODAY_ONLY = ['contact_address_quota', 'contact_newcomer_quota'];
const A_MONTH = ['contact_reveal', 'contact_quota', 'contact_day_count'];

/** Forgets who saw whose contact long ago, and at once what yesterday was counted by network and by contact. */
export const clearOld = dailyJob('contacts.clear-old', async (unit, now) => {
  const first = vietnamDayBefore(now, KEEP_DAYS);
  for (const table of A_MONTH) await unit.sql(`delete from ${table} where day < ?`, [first]);
  for (const table of TODAY_ONLY) await unit.sql(`delete from ${table} where day < ?`, [vietnamDay(now)]);
  const left = [...A_MONTH, ...TODAY_ONLY].map(table => `select 1 from ${table}`);
  return (await unit.sql(`select 1 as one where exists (${left.join(' union all ')})`)).length > 0;
});
