import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

/** Two years: who looks into what staff did asks about months, and entries of people who left are not kept for ever. */
const KEEP_DAYS = 730;
const BATCH = 500;

/** Deletes old entries of the audit log in batches, each of which is short. */
export const forgetEntries: DailyJob = {
  name: 'audit.forget-entries',
  run: async (services, { signal }) => {
    while (await forgetBatch(services)) signal.throwIfAborted();
  },
};

/** Entries get their ids in the order of time, so the first ones are the oldest. Answers whether there may be more. */
async function forgetBatch({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  const first = await db.primary.rows(tables.selectFrom('audit_entry').select(['id', 'at']).orderBy('id').limit(BATCH));
  const end = addDays(clock.now(), -KEEP_DAYS);
  const old = first.filter(({ at }) => at < end).map(({ id }) => id);
  if (old.length === 0) return false;
  await db.transaction(unit => unit.run(tables.deleteFrom('audit_entry').where('id', 'in', idList(old))));
  return old.length === BATCH;
}
