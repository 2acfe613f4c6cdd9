import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { tables } from '../tables.ts';

/** Clears attempts that are over, every day from the first one on. */
export const clearAttempts = dailyJob('social-login.clear-attempts', async (unit, now) => {
  await unit.run(tables.deleteFrom('social_attempt').where('expires_at', '<', now));
  return true;
});
