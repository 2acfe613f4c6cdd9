import { vietnamDay, vietnamDayBefore } from '../../platform/clock/vietnam-calendar.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { summarise } from './queries/summarise.ts';
import { analyticsStaffCalls } from './staff-contract.ts';

const DEFAULT_DAYS = 30;

/** What staff see of visits. */
export function analyticsStaffRoutes({ db, clock }: Services): readonly Endpoint[] {
  return bindCalls(analyticsStaffCalls, {
    summary: async ({ query: { from, to, path } }) => {
      const now = clock.now();
      return summarise(db.read, {
        from: from ?? vietnamDayBefore(now, DEFAULT_DAYS - 1),
        to: to ?? vietnamDay(now),
        path,
      });
    },
  });
}
