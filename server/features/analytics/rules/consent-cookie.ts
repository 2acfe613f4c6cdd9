import { CONSENT_VERSION } from '../contract.ts';

const GRANTED = new RegExp(`^${CONSENT_VERSION}\\.granted\\.[\\da-f-]{36}$`);

/** Whether the cookie's value says that the visitor consents to the current text. */
export function isConsentGranted(cookie: string | undefined): boolean {
  return cookie !== undefined && GRANTED.test(cookie);
}
