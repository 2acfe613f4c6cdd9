import type { Reader } from '../../../platform/db/reader.ts';
import type { CalendarOf } from '../calendar-of.ts';
import type { ScheduleException } from '../rules/schedule-shapes.ts';
import { tables } from '../tables.ts';

export type CalendarRow = NonNullable<Awaited<ReturnType<typeof calendarRow>>>;

/** Selects from one calendar. */
export const isCalendarOf = ({ place, professional }: CalendarOf) =>
  tables
    .selectFrom('calendar')
    .where('place', '=', place)
    .where('professional', professional === null ? 'is' : '=', professional);

/** A calendar as it is stored; undefined where there is none. Read from the primary database or in a transaction. */
export function calendarRow(primary: Pick<Reader, 'row'>, of: CalendarOf) {
  return primary.row(
    isCalendarOf(of).select([
      ...(['id', 'acceptsBooking', 'confirmsAtOnce', 'noticeMinutes', 'bufferBefore', 'bufferAfter'] as const),
      ...(['dailyLimit', 'note', 'weekly', 'exceptions', 'version', 'confirmedAt', 'updatedAt'] as const),
    ]),
  );
}

/** What the place has closed for the calendar of a professional there; nothing for the place's own calendar. */
export async function placeExceptions(
  primary: Pick<Reader, 'rows'>,
  { place, professional }: CalendarOf,
): Promise<readonly ScheduleException[]> {
  if (professional === null) return [];
  const rows = await primary.rows(isCalendarOf({ place, professional: null }).select('exceptions'));
  return rows.flatMap(({ exceptions }) => exceptions);
}
