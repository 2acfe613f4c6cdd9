import type { DailyJob } from '../../../platform/jobs/daily-job.ts';

/** Removes from the store what processes that were killed amid an upload have left behind. */
export const clearLeftovers: DailyJob = {
  name: 'media.clear-leftovers',
  run: async ({ files, log }) => {
    const removed = await files.removeLeftovers();
    if (removed > 0) log.info({ removed }, 'files of unfinished uploads removed');
  },
};
