import { afterEach, expect, it } from 'vitest';
import { ANALYTICS_ID_KEY } from '../memory/analytics-id.ts';
import { CONSENT_COOKIE, writeConsent } from '../memory/consent.ts';
import { browserCookies, writeCookie } from '../memory/cookie-jar.ts';
import { tracker } from './tracker.ts';

const ID = '6f1c2b1e-58c1-4d0a-9d33-0a6f5f0c2b11';
const CONFIGURED = { ga4_id: 'G-AB12', matomo: null };

afterEach(() => {
  for (const name of ['_ga', '_ga_AB12', CONSENT_COOKIE]) writeCookie(name, null, 0);
  localStorage.clear();
});

it('the tracker deletes cookies of an earlier visit where the consent was for an earlier text, and where it is refused', async () => {
  const visitBefore = () => {
    writeCookie('_ga', 'GA1.1.1', 1);
    writeCookie('_ga_AB12', 'GS1.1', 1);
    localStorage.setItem(ANALYTICS_ID_KEY, ID);
  };
  const stored = () => [
    browserCookies.read('_ga'),
    browserCookies.read('_ga_AB12'),
    localStorage.getItem(ANALYTICS_ID_KEY),
  ];
  visitBefore();
  writeCookie(CONSENT_COOKIE, `0.granted.${ID}`, 1);
  tracker.start(CONFIGURED, '/');
  await expect.poll(stored).toEqual([null, null, null]);
  visitBefore();
  writeConsent({ choice: 'refused' });
  tracker.consentChanged();
  await expect.poll(stored).toEqual([null, null, null]);
});
