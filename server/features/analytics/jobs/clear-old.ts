import { addDays, vietnamDayBefore } from '../../../platform/clock/vietnam-calendar.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import { tables } from '../tables.ts';

/** 13 months, so that a season can be compared with that of the year before. */
const KEEP_DAYS = 396;
/** A consent lasts 180 days; its proof some time longer. */
const KEEP_CONSENT_DAYS = 730;

/** Deletes hits, counts and proofs of consent that are too old. */
export const clearOld: DailyJob = {
  name: 'analytics.clear-old',
  run: ({ db, clock }) =>
    db.transaction(async unit => {
      const now = clock.now();
      const first = vietnamDayBefore(now, KEEP_DAYS);
      await unit.run(tables.deleteFrom('analytics_hit').where('day', '<', first));
      await unit.run(tables.deleteFrom('analytics_day_count').where('day', '<', first));
      await unit.run(tables.deleteFrom('consent_record').where('at', '<', addDays(now, -KEEP_CONSENT_DAYS)));
    }),
};
