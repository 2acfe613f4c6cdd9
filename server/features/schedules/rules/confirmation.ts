import { addDays } from '../../../platform/clock/vietnam-calendar.ts';

/** So long after its owner confirmed it a calendar counts as right. */
const CONFIRMED_DAYS = 30;

/** Whether its owner has not confirmed a calendar for 30 days: visitors read so, and are offered the phone first. */
export function isStale(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt === null || addDays(confirmedAt, CONFIRMED_DAYS) <= now;
}
