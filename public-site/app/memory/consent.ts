import { browserCookies, type CookieJar, writeCookie } from './cookie-jar.ts';
import { asRandomId } from './random-id.ts';

/** Raised when the text changes that visitors consent to: they are then asked again. The server knows it as well. */
export const CONSENT_VERSION = 1;
export const CONSENT_COOKIE = 'antam_consent';
export const CONSENT_DAYS = 180;

/** What the visitor chose: `id` is that of the recorded consent. */
export type Consent = { choice: 'granted'; id: string } | { choice: 'refused' };

/** The choice that is in force; null when none was made, when it is of other words, or when it is malformed. */
export function readConsent(cookies: CookieJar = browserCookies): Consent | null {
  const [version, choice, id, ...rest] = (cookies.read(CONSENT_COOKIE) ?? '').split('.');
  if (version !== String(CONSENT_VERSION) || rest.length > 0) return null;
  if (choice === 'refused' && id === undefined) return { choice };
  const known = asRandomId(id);
  return choice === 'granted' && known !== null ? { choice, id: known } : null;
}

/** Keeps the choice for 180 days; answers whether it was stored. */
export function writeConsent(consent: Consent): boolean {
  const parts = consent.choice === 'granted' ? ['granted', consent.id] : ['refused'];
  writeCookie(CONSENT_COOKIE, [CONSENT_VERSION, ...parts].join('.'), CONSENT_DAYS);
  return readConsent()?.choice === consent.choice;
}
