import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { rawText } from '../../platform/text/text-field.ts';

/** The page of one place, or of one professional. */
const feedQuery = z
  .object({ place: idParam.optional(), professional: idParam.optional() })
  .refine(({ place, professional }) => (place === undefined) !== (professional === undefined), {
    error: 'Xin vui lòng chọn một cơ sở y tế hoặc một bác sĩ.',
    path: ['place'],
  });

/** Where a calendar program reads the visits. */
export const VISIT_FEED_PATH = '/api/v1/booking/feed/:secret/lich-kham.ics';

/** Calls about the feed that calendar programs of providers read. */
export const visitFeedCalls = declareCalls({
  feed: {
    method: 'GET',
    path: '/api/v1/booking/manage/feed/',
    summary: 'Whether the account has an address at which a calendar program reads the visits of its page',
    access: 'user',
    query: feedQuery,
    /** When the address was made; null where there is none. */
    answer: z.object({ created_at: z.string().nullable() }),
  },
  renewFeed: {
    method: 'POST',
    path: '/api/v1/booking/manage/feed/',
    summary: 'Makes a new address for calendar programs, told this once; the one before ends',
    access: 'user',
    rate: { name: 'visit-feed-renewal', points: 20, seconds: 3_600 },
    query: feedQuery,
    answer: z.object({ created_at: z.string(), address: z.string() }),
  },
  readFeed: {
    method: 'GET',
    path: VISIT_FEED_PATH,
    summary: 'The visits of a page for a calendar program, by a secret: initials and reasons, no health data',
    access: 'public',
    rate: { name: 'visit-feed-address', points: 1_200, shared: 1_200, seconds: 3_600 },
    params: z.object({ secret: rawText(60) }),
    answer: z.undefined(),
    sends: 'file',
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    visitFeeds: typeof visitFeedCalls;
  }
}
