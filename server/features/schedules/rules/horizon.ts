import { type CalendarDay, daysFrom, startOfVietnamDay, vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';

/** Slots are on offer on so many dates, today's the first. */
export const HORIZON_DAYS = 21;

export const MINUTES_A_DAY = 1_440;
const MINUTE_MS = 60_000;

/**
 * The dates that slots are computed for. Within it times are whole minutes since the midnight with which it begins, so
 * that rules add and compare numbers; Việt Nam's days have 24 hours each.
 */
export interface Horizon {
  /** The dates asked for, and one more, into which visits may run. */
  readonly days: readonly CalendarDay[];
  /** How many dates are asked for. */
  readonly count: number;
  readonly now: Date;
  /** The midnight with which it begins, in milliseconds. */
  readonly midnight: number;
}

/** So many dates from a day on, today unless told. One horizon serves any number of calendars. */
export function horizonFrom(now: Date, count: number = HORIZON_DAYS, first: string = vietnamDay(now)): Horizon {
  const midnight = startOfVietnamDay(first).getTime();
  return { days: daysFrom(first, count + 1), count, midnight, now };
}

/** A moment in a horizon's minutes. */
export function minuteOf({ midnight }: Pick<Horizon, 'midnight'>, moment: Date): number {
  return (moment.getTime() - midnight) / MINUTE_MS;
}
