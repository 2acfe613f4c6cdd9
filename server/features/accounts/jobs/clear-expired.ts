import { dailyJob } from '../../../platform/jobs/daily-job.ts';

/** A used link still says what it did when it is opened again. */
const KEEP_TOKENS_MS = 7 * 86_400_000;

/** Clears sessions, links and attempts that are over and that nobody can use any more. */
export const clearExpired = dailyJob('accounts.clear-expired', async (unit, now) => {
  await unit.sql('delete from session where expires_at < ?', [now]);
  await unit.sql('delete from account_token where expires_at < ?', [new Date(now.getTime() - KEEP_TOKENS_MS)]);
  await unit.sql('delete from social_attempt where expires_at < ?', [now]);
  return true;
});
