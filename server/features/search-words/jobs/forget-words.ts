import { vietnamDay, vietnamDayBefore } from '../../../platform/clock/vietnam-calendar.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import { tables } from '../tables.ts';

/** Words of these last days are kept, today's among them. */
const KEEP_DAYS = 90;
/** Words that were not looked for again within so many days say nothing about what many people need. */
const ONCE_DAYS = 7;

/**
 * Deletes what is too old, what was found and opened each time, and words that were looked for only once: what one person
 * alone has typed is not kept for long.
 */
export const forgetWords: DailyJob = {
  name: 'search-words.forget',
  run: ({ db, clock }) =>
    db.transaction(async unit => {
      const now = clock.now();
      const first = vietnamDayBefore(now, KEEP_DAYS - 1);
      const today = vietnamDay(now);
      await unit.run(tables.deleteFrom('query_day').where('day', '<', first));
      await unit.run(tables.deleteFrom('query_day_size').where('day', '<', first));
      await unit.run(
        tables
          .deleteFrom('query_day')
          .where('day', '<', today)
          .where('empty', '=', 0)
          .whereRef('pressed', '>=', 'shown'),
      );
      const once = tables
        .selectFrom('query_day')
        .select('words')
        .groupBy('words')
        .having(eb => eb.fn.sum<number>('shown'), '<', 2)
        .having(eb => eb.fn.max<string>('day'), '<', vietnamDayBefore(now, ONCE_DAYS - 1));
      await unit.run(tables.deleteFrom('query_day').where('words', 'in', once));
    }),
};
