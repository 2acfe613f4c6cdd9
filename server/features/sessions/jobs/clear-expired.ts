import { STAFF_ROLES } from '../../../platform/auth/principal.ts';
import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import { sessionBounds } from '../rules/session-life.ts';
import { tables } from '../tables.ts';

/** A used link that is opened again still says what it did. */
const KEEP_TOKENS_DAYS = 7;

/** Deletes expired sessions and links. */
export const clearExpired: DailyJob = {
  name: 'accounts.clear-expired',
  run: ({ db, clock }) =>
    db.transaction(async unit => {
      const now = clock.now();
      await unit.run(tables.deleteFrom('session').where('expiresAt', '<', now));
      const { begun, seen } = sessionBounds('admin', now);
      const staff = tables.selectFrom('account').select('id').where('role', 'in', STAFF_ROLES);
      await unit.run(
        tables
          .deleteFrom('session')
          .where(eb => eb.or([eb('createdAt', '<', begun), eb('lastSeenAt', '<', seen)]))
          .where('account', 'in', staff),
      );
      await unit.run(tables.deleteFrom('account_token').where('expiresAt', '<', addDays(now, -KEEP_TOKENS_DAYS)));
    }),
};
