import { ensureAnalyticsId, forgetAnalyticsId } from '../memory/analytics-id.ts';
import { readConsent } from '../memory/consent.ts';
import { readToken } from '../memory/server-cookies.ts';
import { sendBeacon } from './beacon.ts';
import { createCollector } from './collector.ts';
import { createTracker } from './create-tracker.ts';
import { deleteForeignCookies } from './foreign-cookies.ts';
import { openThirdParties } from './third-parties.ts';

const collector = createCollector(batch => sendBeacon('/api/v1/analytics/', { xsrf_token: readToken(), ...batch }));

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
