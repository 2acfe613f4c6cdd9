import { invalid, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { presentSchedule } from '../calendar.presenter.ts';
import type { CalendarOf } from '../calendar-of.ts';
import { calendarRow } from '../queries/calendar-row.ts';
import { suggestedHolidays } from '../queries/suggested-holidays.ts';
import { visitReasons } from '../queries/visit-reasons.ts';
import { type Keeper, saveSchedule } from './save-schedule.ts';

/**
 * Closes a calendar on some of the holidays that are suggested to it. Throws 404 where there is no calendar yet, 422
 * for a day that is not suggested, and 409 where another person saves the calendar at the same moment.
 */
export async function acceptHolidays(
  services: Services,
  of: CalendarOf,
  dates: readonly string[],
  keeper: Keeper,
): Promise<void> {
  const { db, clock } = services;
  const row = await calendarRow(db.primary, of);
  if (!row) throw notFound('Chưa có lịch khám nào để thêm ngày nghỉ.');
  const [reasons, suggested] = await Promise.all([
    visitReasons(db.primary, row.id),
    suggestedHolidays(db.primary, of, row.exceptions, clock.now()),
  ]);
  const accepted = suggested.filter(({ date }) => dates.includes(date));
  if (accepted.length < new Set(dates).size) throw invalid({ dates: ['Có ngày không nằm trong các ngày nghỉ gợi ý.'] });
  const known = presentSchedule(row, reasons);
  const closings = accepted.map(({ date, name: note }) => ({
    kind: 'closed' as const,
    date,
    until: date,
    from: null,
    to: null,
    note,
  }));
  const schedule = { ...known, exceptions: [...known.exceptions, ...closings] };
  await saveSchedule(services, of, { schedule, version: row.version }, keeper);
}
