import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import { tables } from '../tables.ts';

/** Deletes the hashes of network addresses of visits that have begun: they count no longer. */
export const forgetAddresses: DailyJob = {
  name: 'bookings.forget-addresses',
  run: async ({ db, clock }) => {
    await db.transaction(unit =>
      unit.run(
        tables
          .updateTable('booking')
          .set({ addressHash: null })
          .where('addressHash', 'is not', null)
          .where('startAt', '<', clock.now()),
      ),
    );
  },
};
