import { browserNow } from '../ui/time/browser-clock.ts';
import { readLocal, removeLocal, writeLocal } from './local-store.ts';
import { asRecord, parseJson } from './parse.ts';

/** What an anonymous visitor wanted is done after the login, but not on a later day. */
const INTENT_LIFE_MS = 24 * 3_600_000;

/** An intent stored in local storage until the visitor has logged in. */
export type Intent<Value> = {
  readonly key: string;
  /** The intent; one that is malformed or older than 24 hours is removed. @param now milliseconds since 1970 */
  read(now?: number): Value | null;
  /** Replaces the intent; answers whether it was stored. */
  write(value: Value, now?: number): boolean;
  clear(): void;
};

/** Makes an intent; `parse` checks a stored value field by field and answers null for anything malformed. */
export function intent<Value>(key: string, parse: (value: unknown) => Value | null): Intent<Value> {
  return {
    key,
    read: (now = browserNow()) => {
      const stored = asRecord(parseJson(readLocal(key)));
      const value = stored !== null && isFresh(stored.at, now) ? parse(stored.value) : null;
      if (value === null) removeLocal(key);
      return value;
    },
    write: (value, now = browserNow()) => writeLocal(key, JSON.stringify({ at: now, value })),
    clear: () => removeLocal(key),
  };
}

/** A time in the future counts as none. */
function isFresh(at: unknown, now: number): boolean {
  return typeof at === 'number' && at <= now && now - at < INTENT_LIFE_MS;
}
