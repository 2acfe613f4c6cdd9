import { daysFrom } from '../../../platform/clock/vietnam-calendar.ts';
import type { ScheduleException } from './schedule-shapes.ts';

/** Holidays are suggested from so many days before. */
export const SUGGESTED_DAYS = 60;

/** A holiday of the list may bring a day in lieu so many days later. */
const LIEU_REACH_DAYS = 14;

export interface Holiday {
  /** `2026-11-24` */
  readonly date: string;
  readonly name: string;
}

/** The dates of which the list is needed to suggest holidays at `today`. */
export function holidayWindow(today: string): { readonly from: string; readonly until: string } {
  const from = Temporal.PlainDate.from(today).subtract({ days: LIEU_REACH_DAYS }).toString();
  return { from, until: lastSuggested(today) };
}

/**
 * Holidays of the next 60 days on which nothing closes the calendar for the whole day, with the days in lieu of those
 * that fall on a weekend. They change nothing until the owner accepts them.
 */
export function suggestHolidays(
  listed: readonly Holiday[],
  today: string,
  exceptions: readonly ScheduleException[],
): Holiday[] {
  const until = lastSuggested(today);
  return withDaysInLieu(listed).filter(
    ({ date }) => today <= date && date <= until && !exceptions.some(exception => closesAllOf(exception, date)),
  );
}

/** The list in order, with the next working day for each holiday on a Saturday or Sunday. */
export function withDaysInLieu(listed: readonly Holiday[]): Holiday[] {
  const holidays = listed.toSorted((a, b) => a.date.localeCompare(b.date));
  const free = new Set(holidays.map(({ date }) => date));
  const inLieu = holidays.flatMap(({ date, name }) => {
    if (!isWeekend(date)) return [];
    const next = daysFrom(date, LIEU_REACH_DAYS).find(day => !isWeekend(day.date) && !free.has(day.date));
    if (!next) return [];
    free.add(next.date);
    return [{ date: next.date, name: `Nghỉ bù ${name}` }];
  });
  return [...holidays, ...inLieu].sort((a, b) => a.date.localeCompare(b.date));
}

const lastSuggested = (today: string) => Temporal.PlainDate.from(today).add({ days: SUGGESTED_DAYS }).toString();

const isWeekend = (date: string) => Temporal.PlainDate.from(date).dayOfWeek > 5;

function closesAllOf(exception: ScheduleException, date: string): boolean {
  return exception.kind === 'closed' && exception.from === null && exception.date <= date && date <= exception.until;
}
