import { addMonths } from '../../../platform/clock/vietnam-calendar.ts';
import { ids } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

/** Health data stay so long after the visit. */
const KEEP_MONTHS = 12;
const BATCH = 500;

/** Deletes the health data of old visits in batches, each of which is short. */
export const forgetVisits: DailyJob = {
  name: 'bookings.forget-visits',
  run: async (services, { signal }) => {
    while (await forgetBatch(services)) signal.throwIfAborted();
  },
};

/** The visits before a moment whose health data are still there, the oldest first; by an index of these alone. */
export const oldVisits = statement((p: Parameters<{ before: Date }>) =>
  tables
    .selectFrom('booking')
    .select('id')
    .where('forgottenAt', 'is', null)
    .where('startAt', '<', p.before)
    .orderBy('startAt')
    .limit(BATCH),
);

/**
 * Deletes why people came, what they answered and wrote of themselves, what the provider wrote to them, and hashes of all
 * that. Answers whether there may be more.
 */
function forgetBatch({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction(async unit => {
    const now = clock.now();
    const old = await unit.rows(oldVisits({ before: addMonths(now, -KEEP_MONTHS) }));
    if (old.length === 0) return false;
    await unit.run(
      tables
        .updateTable('booking')
        .set({
          reason: null,
          reasonText: '',
          answers: [],
          address: '',
          dateOfBirth: null,
          message: '',
          keyHash: null,
          payloadHash: null,
          firstAnswer: null,
          forgottenAt: now,
        })
        .where('id', 'in', ids(old.map(({ id }) => id))),
    );
    return old.length === BATCH;
  });
}
