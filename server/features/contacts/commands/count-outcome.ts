import { vietnamDay, vietnamDayBefore } from '../../../platform/clock/vietnam-calendar.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import type { RevealOutcome } from '../staff-contract.ts';
import { tables } from '../tables.ts';

const addOne = statement((p: Parameters<{ readonly day: string; readonly outcome: RevealOutcome }>) =>
  tables
    .insertInto('contact_day_count')
    .values({ day: p.day, outcome: p.outcome, count: 1 })
    .onConflict(same =>
      same.columns(['day', 'outcome']).doUpdateSet(eb => ({ count: eb('contact_day_count.count', '+', 1) })),
    ),
);

/** Adds one to today's count of contacts shown, or refused for a reason. Call it last, as its row is locked by all. */
export async function countOutcome(unit: UnitOfWork, outcome: RevealOutcome, now: Date): Promise<void> {
  await unit.run(addOne({ day: vietnamDay(now), outcome }));
}

/** Records are deleted after this time: the contacts that a person looked up reveal their health. */
const KEEP_DAYS = 30;
/** Tables that only today's quotas need. */
const TODAY_ONLY = ['contact_address_quota', 'contact_newcomer_quota'] as const;
const A_MONTH = ['contact_reveal', 'contact_quota', 'contact_day_count'] as const;

/** Deletes who saw which contact long ago, and yesterday's counts by network and by contact. */
export const clearOld: DailyJob = {
  name: 'contacts.clear-old',
  run: ({ db, clock }) =>
    db.transaction(async unit => {
      const now = clock.now();
      const first = vietnamDayBefore(now, KEEP_DAYS);
      for (const table of A_MONTH) await unit.run(tables.deleteFrom(table).where('day', '<', first));
      for (const table of TODAY_ONLY) await unit.run(tables.deleteFrom(table).where('day', '<', vietnamDay(now)));
    }),
};
