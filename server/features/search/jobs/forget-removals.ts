import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import { forgetRemovals } from '../../../platform/search/stored/search-versions.ts';

/** A process that looks at nothing for so long rebuilds its index. */
const KEPT_DAYS = 30;

/** Forgets which documents were removed from the index long ago. */
export const forgetOldRemovals: DailyJob = {
  name: 'search.forget-removals',
  run: ({ db, clock }) =>
    db.transaction(unit => forgetRemovals(unit, { now: clock.now(), before: addDays(clock.now(), -KEPT_DAYS) })),
};
