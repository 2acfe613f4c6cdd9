/** After this time a request counts half, in milliseconds. */
const HALF_LIFE_MS = 60_000;

/** One request in the last minute, two in the last two, four in the last three. */
const READ_NOW = 0.5;

/** How much something is read: the more often and the more recently, the more. */
export interface Interest {
  /** A visitor reads it. */
  note(now: number): void;
  /** Its requests, each counted half for every minute that has passed since. */
  at(now: number): number;
  /** Whether people read it at this time, so that the next one can be expected. */
  isRead(now: number): boolean;
}

export function createInterest(): Interest {
  let reads = 0;
  let notedAt = 0;
  // A clock that was set back makes nothing more interesting.
  const at = (now: number) => reads * 2 ** (-Math.max(0, now - notedAt) / HALF_LIFE_MS);
  return {
    note: now => {
      reads = at(now) + 1;
      notedAt = now;
    },
    at,
    isRead: now => at(now) >= READ_NOW,
  };
}
