import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

/** For so long an import can be taken back. */
export const KEEP_IMPORTS_DAYS = 90;
const BATCH = 500;

/** Deletes old imports and what they changed, in batches, each of which is short. */
export const forgetImports: DailyJob = {
  name: 'imports.forget',
  run: async (services, { signal }) => {
    while (await forgetBatch(services)) signal.throwIfAborted();
  },
};

/** Answers whether there may be more. */
function forgetBatch({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  const old = tables
    .selectFrom('import_run')
    .select('id')
    .where('begunAt', '<', addDays(clock.now(), -KEEP_IMPORTS_DAYS));
  return db.transaction(async unit => {
    const changes = await unit.rows(
      tables.selectFrom('import_change').select('id').where('run', 'in', old).limit(BATCH),
    );
    if (changes.length === 0) {
      await unit.run(tables.deleteFrom('import_run').where('id', 'in', old));
      return false;
    }
    const chosen = idList(changes.map(({ id }) => id));
    await unit.run(tables.deleteFrom('import_change').where('id', 'in', chosen));
    return true;
  });
}
