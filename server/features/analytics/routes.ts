import { endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { recordConsent } from './commands/record-consent.ts';
import { recordHits } from './commands/record-hits.ts';
import {
  analyticsBatch,
  analyticsQuery,
  analyticsReceipt,
  analyticsSummary,
  CONSENT_COOKIE,
  consentChoice,
  consentReceipt,
} from './contract.ts';
import { clearOld } from './jobs/clear-old.ts';
import { summarise } from './queries/summarise.ts';
import { isConsentGranted } from './rules/consent-cookie.ts';
import { dayOf, daysBefore } from './rules/days.ts';

/** A busy visitor sends a batch every few seconds; many visitors may share one address. */
const BATCHES = { name: 'analytics', points: 300, seconds: 60 };
/** What a browser says of itself is no proof, so all that is told from one address is held together. */
const HITS_OF_ADDRESS = { name: 'analytics-hits', points: 3_000, seconds: 60 };
/** Hits that are kept of one random id: some hundred pages a day, each with what was done on it. */
const HITS_OF_VISITOR = { name: 'analytics-visitor', points: 3_000, seconds: 86_400 };
const CHOICES = { name: 'consent', points: 60, seconds: 60 };
const DEFAULT_DAYS = 30;

/** `POST /api/v1/analytics/` */
const collectEndpoint = (services: Services) => {
  const promiseDaily = dailyClearing(services);
  return endpoint({
    method: 'POST',
    path: '/api/v1/analytics/',
    summary: 'Reports page views, events and timings; without consent only views are counted',
    access: 'public',
    tokenIn: 'body',
    rate: BATCHES,
    body: analyticsBatch,
    answer: analyticsReceipt,
    handle: async ({ body }, context) => {
      const userId = isConsentGranted(context.cookie(CONSENT_COOKIE)) ? (body.user_id ?? null) : null;
      await context.limit(HITS_OF_ADDRESS, context.ip, body.hits.length);
      if (userId !== null) await context.limit(HITS_OF_VISITOR, userId, body.hits.length);
      const kept = await recordHits(services, body.hits, userId);
      await promiseDaily();
      return { kept };
    },
  });
};

/** Promises the clearing of old hits with the first batch of each day that this process sees. */
function dailyClearing({ db, clock }: Services): () => Promise<void> {
  let promised = '';
  return async () => {
    const now = clock.now();
    if (promised === dayOf(now)) return;
    await db.transaction(unit => clearOld.promise(unit, now));
    promised = dayOf(now);
  };
}

/** `POST /api/v1/consent/` */
const consentEndpoint = (services: Services) =>
  endpoint({
    method: 'POST',
    path: '/api/v1/consent/',
    summary: 'Records that a visitor consents to being measured, refuses or withdraws',
    access: 'public',
    rate: CHOICES,
    body: consentChoice,
    answer: consentReceipt,
    handle: async ({ body }) => {
      await recordConsent(services, body);
      return { recorded: true as const };
    },
  });

/** `GET /api/admin/analytics/` */
const summaryEndpoint = ({ db, clock }: Services) =>
  endpoint({
    method: 'GET',
    path: '/api/admin/analytics/',
    summary: 'Views by day and by path, events and timings',
    access: 'staff',
    query: analyticsQuery,
    answer: analyticsSummary,
    handle: ({ query: { from, to, path } }) => {
      const now = clock.now();
      return summarise(db.read, { from: from ?? daysBefore(now, DEFAULT_DAYS - 1), to: to ?? dayOf(now), path });
    },
  });

export const analyticsRoutes = (services: Services) => [
  collectEndpoint(services),
  consentEndpoint(services),
  summaryEndpoint(services),
];
