import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { pagePath } from './contract.ts';

const day = rawText(10).check(z.iso.date());

/** Days are Vietnam's, both ends included. */
export const analyticsQuery = z.object({
  from: day.optional(),
  to: day.optional(),
  /** Only this path. */
  path: pagePath.optional(),
});

export const analyticsSummary = z.object({
  from: day,
  to: day,
  days: z.array(z.object({ day, views: z.int() })),
  /** The most viewed pages and virtual paths. */
  paths: z.array(z.object({ path: z.string(), views: z.int() })),
  /** Of visitors who consented only, as all that follows. */
  events: z.array(z.object({ category: z.string(), action: z.string(), count: z.int() })),
  timings: z.array(z.object({ category: z.string(), action: z.string(), count: z.int(), average_ms: z.int() })),
  /** How many random ids were seen. */
  visitors: z.int(),
});
export type AnalyticsSummary = z.infer<typeof analyticsSummary>;

/** What staff see of visits. */
export const analyticsStaffCalls = declareCalls({
  summary: {
    method: 'GET',
    path: '/api/admin/analytics/',
    summary: 'Views by day and by path, events and timings',
    access: 'staff',
    query: analyticsQuery,
    answer: analyticsSummary,
  },
});
