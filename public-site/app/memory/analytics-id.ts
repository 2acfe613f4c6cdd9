import { readLocal, removeLocal, writeLocal } from './local-store.ts';
import { asRandomId, randomId } from './random-id.ts';

export const ANALYTICS_ID_KEY = 'antam:analytics-id';

/** The random id of this browser, or null; never the account's. */
export function readAnalyticsId(): string | null {
  return asRandomId(readLocal(ANALYTICS_ID_KEY));
}

/** The id, created where there is none. Call it only with consent. Where nothing can be stored it is new each time. */
export function ensureAnalyticsId(): string {
  const known = readAnalyticsId();
  if (known !== null) return known;
  const id = randomId();
  writeLocal(ANALYTICS_ID_KEY, id);
  return id;
}

/** Forgets the id, when there is no consent any more. */
export function forgetAnalyticsId(): void {
  removeLocal(ANALYTICS_ID_KEY);
}
