import { STAFF_ROLES } from '../../../platform/auth/principal.ts';
import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { sessionBounds } from '../rules/session-life.ts';

/** A used link still says what it did when it is opened again. */
const KEEP_TOKENS_DAYS = 7;

/** Clears sessions, links and attempts that are over and that nobody can use any more. */
export const clearExpired = dailyJob('accounts.clear-expired', async (unit, now) => {
  await unit.sql('delete from session where expires_at < ?', [now]);
  const { begun, seen } = sessionBounds('admin', now);
  const marks = STAFF_ROLES.map(() => '?').join(', ');
  await unit.sql(
    `delete from session where (created_at < ? or last_seen_at < ?)
       and account_id in (select id from account where role in (${marks}))`,
    [begun, seen, ...STAFF_ROLES],
  );
  await unit.sql('delete from account_token where expires_at < ?', [addDays(now, -KEEP_TOKENS_DAYS)]);
  await unit.sql('delete from social_attempt where expires_at < ?', [now]);
  return true;
});
