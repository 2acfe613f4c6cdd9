import type { Services } from '../../../platform/services.ts';
import { EMPTY_SCHEDULE, presentSchedule } from '../calendar.presenter.ts';
import type { CalendarOf } from '../calendar-of.ts';
import type { ManagedCalendar } from '../contract.ts';
import { isStale } from '../rules/confirmation.ts';
import type { CalendarAccess } from './calendar-access.ts';
import { calendarRow } from './calendar-row.ts';
import { suggestedHolidays } from './suggested-holidays.ts';
import { visitReasons } from './visit-reasons.ts';

/** A calendar as those see it who keep it; an empty one of version 0 where there is none yet. */
export async function managedCalendar(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  of: CalendarOf,
  { place, professional, rights }: CalendarAccess,
): Promise<ManagedCalendar> {
  const now = clock.now();
  const row = await calendarRow(db.primary, of);
  const [reasons, suggested_holidays] = await Promise.all([
    row ? visitReasons(db.primary, row.id) : [],
    suggestedHolidays(db.primary, of, row?.exceptions ?? [], now),
  ]);
  return {
    place,
    professional,
    suggested_holidays,
    version: row?.version ?? 0,
    schedule: row ? presentSchedule(row, reasons) : EMPTY_SCHEDULE,
    updated_at: row?.updatedAt.toISOString() ?? null,
    confirmed_at: row?.confirmedAt?.toISOString() ?? null,
    is_stale: isStale(row?.confirmedAt ?? null, now),
    can: { edit: rights.edit, confirm: rights.confirm && row !== undefined },
  };
}
