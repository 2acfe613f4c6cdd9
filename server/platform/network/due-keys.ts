import { COUNT_LAG_MS, LIST_LAG_MS } from '../cache/tag.ts';
import { EVERY_PAGE, isLate, keysOfChange } from './network-keys.ts';

/**
 * After this time a key is purged once more, in milliseconds: an answer that was on its way to the network when the key
 * was purged may have been stored after it.
 */
export const AGAIN_AFTER_MS = 10_000;

/** More keys than these are purged as one, that of all pages. */
const MAX_WAITING = 600;

/** Which keys have to be purged, and when. Times are milliseconds of a steady clock. */
export interface DueKeys {
  /** Notes what announced names mean. */
  add(names: readonly string[], now: number): void;
  /** Takes what is due; the key of all pages stands for every other one. Each is due once more a little later. */
  take(now: number): readonly string[];
  /** Those keys could not be purged: they are due still. */
  putBack(keys: readonly string[], now: number): void;
}

export function createDueKeys(): DueKeys {
  const first = new Map<string, number>();
  const again = new Map<string, number>();
  /** When keys of pages that may be late were last taken: the next time comes no sooner than these may be late. */
  const lastLate = new Map<string, number>();

  const addFirst = (key: string, at: number) => first.set(key, Math.min(at, first.get(key) ?? at));
  const bound = (now: number) => {
    if (first.size <= MAX_WAITING) return;
    first.clear();
    addFirst(EVERY_PAGE, now);
  };
  const takeFrom = (keys: Map<string, number>, now: number) => {
    const due = [...keys].filter(([, at]) => at <= now).map(([key]) => key);
    for (const key of due) keys.delete(key);
    return due;
  };
  const noteLate = (keys: readonly string[], now: number) => {
    for (const key of keys) if (isLate(key)) lastLate.set(key, now);
    for (const [key, at] of lastLate) if (now - at > COUNT_LAG_MS) lastLate.delete(key);
  };

  return {
    add: (names, now) => {
      for (const { atOnce, late } of names.map(keysOfChange)) {
        for (const key of atOnce) addFirst(key, now);
        for (const key of late) addFirst(key, Math.max(now, (lastLate.get(key) ?? -Infinity) + lagOf(key)));
      }
      bound(now);
    },
    take: now => {
      const firsts = takeFrom(first, now);
      const seconds = takeFrom(again, now);
      noteLate(firsts, now);
      for (const key of firsts.includes(EVERY_PAGE) ? [EVERY_PAGE] : firsts) again.set(key, now + AGAIN_AFTER_MS);
      const keys = new Set([...firsts, ...seconds]);
      return keys.has(EVERY_PAGE) ? [EVERY_PAGE] : [...keys];
    },
    putBack: (keys, now) => {
      for (const key of keys) addFirst(key, now);
      bound(now);
    },
  };
}

const lagOf = (key: string): number => (key.startsWith('counts:') ? COUNT_LAG_MS : LIST_LAG_MS);
