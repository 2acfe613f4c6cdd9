import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { recordConsent } from './commands/record-consent.ts';
import { recordHits } from './commands/record-hits.ts';
import { analyticsCalls, CONSENT_COOKIE } from './contract.ts';
import { isConsentGranted } from './rules/consent-cookie.ts';

/** What a browser says about itself is no proof, so all hits from one address are counted together. */
const HITS_OF_ADDRESS = { name: 'analytics-hits', points: 3_000, seconds: 60 };
/** Hits that are kept of one random id: some hundred pages a day, each with what was done on it. */
const HITS_OF_VISITOR = { name: 'analytics-visitor', points: 3_000, seconds: 86_400 };

/** What browsers report, and what visitors consent to. */
export function analyticsRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(analyticsCalls, {
    collect: async ({ body }, context) => {
      const userId = isConsentGranted(context.cookie(CONSENT_COOKIE)) ? (body.user_id ?? null) : null;
      await context.limit(HITS_OF_ADDRESS, context.ip, body.hits.length);
      if (userId !== null) await context.limit(HITS_OF_VISITOR, userId, body.hits.length);
      const kept = await recordHits(services, body.hits, userId);
      return { kept };
    },
    consent: async ({ body }) => {
      await recordConsent(services, body);
      return { recorded: true as const };
    },
  });
}
