const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day in Vietnam (UTC+7 all year), `2026-11-21`. */
export function vietnamDay(now: Date): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** Whole seconds until that day ends, at least one. */
export function secondsToMidnight(now: Date): number {
  const sinceMidnight = (now.getTime() + OFFSET_MS) % DAY_MS;
  return Math.max(1, Math.ceil((DAY_MS - sinceMidnight) / 1_000));
}
