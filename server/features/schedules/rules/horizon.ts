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

type Dates = Pick<Horizon, 'days' | 'midnight'>;

/**
 * The dates answered last: nearly all visitors ask from today on, and finding them costs as much as a week of slots.
 */
let last: Dates = { days: [], midnight: 0 };

/** So many dates from today on. One horizon serves any number of calendars. */
export function horizonFrom(now: Date, count: number = HORIZON_DAYS): Horizon {
  const { days, midnight } = datesFrom(now, count + 1);
  return { days, midnight, count, now };
}

/** One day of a horizon as a horizon of its own. */
export function dayOf({ days, midnight, now }: Horizon, index: number): Horizon {
  return {
    days: days.slice(index, index + 2),
    count: 1,
    now,
    midnight: midnight + index * MINUTES_A_DAY * MINUTE_MS,
  };
}

function datesFrom(now: Date, count: number): Dates {
  const sinceMidnight = now.getTime() - last.midnight;
  const isSameDay = sinceMidnight >= 0 && sinceMidnight < MINUTES_A_DAY * MINUTE_MS;
  if (!isSameDay || last.days.length !== count) {
    const first = vietnamDay(now);
    last = { days: daysFrom(first, count), midnight: startOfVietnamDay(first).getTime() };
  }
  return last;
}

/** A moment in a horizon's minutes. */
export function minuteOf({ midnight }: Pick<Horizon, 'midnight'>, moment: Date): number {
  return (moment.getTime() - midnight) / MINUTE_MS;
}
