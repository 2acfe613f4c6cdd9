import { STAFF_ROLES } from '../../../platform/auth/principal.ts';
import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { sessionBounds } from '../rules/session-life.ts';
import { tables } from '../tables.ts';

/** A used link still says what it did when it is opened again. */
const KEEP_TOKENS_DAYS = 7;

/** Clears sessions and links that are over and that nobody can use any more. */
export const clearExpired = dailyJob('accounts.clear-expired', async (unit, now) => {
  await unit.run(tables.deleteFrom('session').where('expires_at', '<', now));
  const { begun, seen } = sessionBounds('admin', now);
  const staff = tables.selectFrom('account').select('id').where('role', 'in', STAFF_ROLES);
  await unit.run(
    tables
      .deleteFrom('session')
      .where(eb => eb.or([eb('created_at', '<', begun), eb('last_seen_at', '<', seen)]))
      .where('account_id', 'in', staff),
  );
  await unit.run(tables.deleteFrom('account_token').where('expires_at', '<', addDays(now, -KEEP_TOKENS_DAYS)));
  return true;
});
