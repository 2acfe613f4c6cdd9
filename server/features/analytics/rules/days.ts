const VIETNAM_OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** Vietnam's day at this instant, as `2026-01-31`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day so many days before this instant. */
export function daysBefore(instant: Date, days: number): string {
  return dayOf(new Date(instant.getTime() - days * DAY_MS));
}
