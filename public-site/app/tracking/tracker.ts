import type { SiteSettings } from '@antam/server/features/site/contract.ts';
import { formToken } from '../api/form-token.ts';
import { ensureAnalyticsId, forgetAnalyticsId } from '../memory/analytics-id.ts';
import { readConsent } from '../memory/consent.ts';
import { sendBeacon } from './beacon.ts';
import { type Batch, createCollector } from './collector.ts';
import { createTracker } from './create-tracker.ts';
import { deleteForeignCookies } from './foreign-cookies.ts';
import type { Sink } from './sink.ts';

/** Loads the services that the operator has configured; call it only with consent. One that fails is left out. */
async function openThirdParties({ ga4_id, matomo }: SiteSettings['analytics'], userId: string): Promise<Sink[]> {
  const opened = await Promise.allSettled([
    ...(ga4_id === null ? [] : [import('./ga4-sink.ts').then(({ ga4Sink }) => ga4Sink(ga4_id, userId))]),
    ...(matomo === null
      ? []
      : [
          import('./matomo-sink.ts').then(({ matomoSink }) =>
            matomoSink({ url: matomo.url, siteId: matomo.site_id }, userId),
          ),
        ]),
  ]);
  return opened.flatMap(sink => (sink.status === 'fulfilled' ? [sink.value] : []));
}

const send = (xsrf_token: string | null, batch: Batch) => sendBeacon('/api/v1/analytics/', { xsrf_token, ...batch });

const collector = createCollector(batch => {
  const token = formToken();
  // A page that is being left sends at once what it can.
  if (token instanceof Promise) void token.then(given => send(given, batch));
  else send(token, batch);
});

/** The page's tracker. Features call `track()`, which loads this file when it is first needed. */
export const tracker = createTracker({
  collector,
  isGranted: () => readConsent()?.choice === 'granted',
  ensureUserId: ensureAnalyticsId,
  forget: () => {
    forgetAnalyticsId();
    deleteForeignCookies();
  },
  openThirdParties,
});

/** Asks for the token before there is something to send: a page that is left at once has no time for it. */
export const prepareSending = (): void => void formToken();

/** Sends what waits whenever the page may be about to go. Answers the function that stops it. */
export function flushWhenLeaving(): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') collector.flush();
  };
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', collector.flush);
  return () => {
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', collector.flush);
  };
}
