import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { CalendarOf } from '../calendar-of.ts';
import { type Holiday, holidayWindow, suggestHolidays } from '../rules/holidays.ts';
import type { ScheduleException } from '../rules/schedule-shapes.ts';
import { tables } from '../tables.ts';
import { placeExceptions } from './calendar-row.ts';

/** Holidays on which neither these exceptions nor the place's own closings close the calendar. */
export async function suggestedHolidays(
  primary: Pick<Reader, 'rows'>,
  of: CalendarOf,
  exceptions: readonly ScheduleException[],
  now: Date,
): Promise<Holiday[]> {
  const today = vietnamDay(now);
  const { from, until } = holidayWindow(today);
  const [listed, ofPlace] = await Promise.all([
    primary.rows(
      tables.selectFrom('public_holiday').select(['date', 'name']).where('date', '>=', from).where('date', '<=', until),
    ),
    placeExceptions(primary, of),
  ]);
  return suggestHolidays(listed, today, [...exceptions, ...ofPlace]);
}
