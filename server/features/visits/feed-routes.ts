import { hashToken } from '../../platform/auth/token.ts';
import { CALENDAR_TYPE, writeCalendarFile } from '../../platform/calendar-file/calendar-file.ts';
import { bindCalls, type Endpoint, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { feedOf, renewFeed } from './commands/renew-feed.ts';
import { visitFeedCalls } from './feed-contract.ts';
import { feedBySecret, feedVisits } from './queries/feed-visits.ts';
import { visitsAccess } from './queries/visits-access.ts';
import { presentFeed } from './visit-feed.presenter.ts';
import type { VisitsOf } from './visits-of.ts';

/** Calendar programs ask some times an hour. */
const READS = { name: 'visit-feed', points: 120, seconds: 3_600 };

/** Calls about the feed that calendar programs of providers read. */
export function visitFeedRoutes(services: Services): readonly Endpoint[] {
  const { db, config } = services;
  return bindCalls(visitFeedCalls, {
    feed: async ({ query }, context) => {
      const principal = requirePrincipal(context);
      const of = pageOf(query);
      await visitsAccess(services, principal, of, 'act');
      const feed = await feedOf(db.primary, principal.accountId, of);
      return { created_at: feed?.createdAt.toISOString() ?? null };
    },
    renewFeed: async ({ query }, context) => {
      const principal = requirePrincipal(context);
      const of = pageOf(query);
      await visitsAccess(services, principal, of, 'act');
      return renewFeed(services, principal.accountId, of);
    },
    readFeed: async ({ params: { secret } }, context) => {
      const feed = await feedBySecret(db.primary, secret);
      await context.limit(READS, hashToken(secret));
      const visits = await feedVisits(services, feed);
      const text = await writeCalendarFile(presentFeed(feed.name, visits, config.origin));
      context.sendFile({ name: 'lich-kham.ics', type: CALENDAR_TYPE, bytes: Buffer.from(text) });
      return undefined;
    },
  });
}

const pageOf = ({
  place,
  professional,
}: {
  place?: number | undefined;
  professional?: number | undefined;
}): VisitsOf => ({
  place: place ?? null,
  professional: professional ?? null,
});
