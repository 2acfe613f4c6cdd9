import type { Schedule } from './contract.ts';
import type { CalendarRow } from './queries/calendar-row.ts';
import type { ReasonRow } from './queries/visit-reasons.ts';

/** What a calendar is before its owner has written anything. */
export const EMPTY_SCHEDULE: Schedule = {
  accepts_booking: true,
  confirms_at_once: false,
  notice_minutes: 60,
  buffer_before: 0,
  buffer_after: 0,
  daily_limit: null,
  note: '',
  weekly: [],
  exceptions: [],
  reasons: [],
};

/** A stored calendar as its owner writes it. */
export function presentSchedule(row: CalendarRow, reasons: readonly ReasonRow[]): Schedule {
  const { acceptsBooking, confirmsAtOnce, noticeMinutes, bufferBefore, bufferAfter, dailyLimit, note } = row;
  return {
    accepts_booking: acceptsBooking,
    confirms_at_once: confirmsAtOnce,
    notice_minutes: noticeMinutes,
    buffer_before: bufferBefore,
    buffer_after: bufferAfter,
    daily_limit: dailyLimit,
    note,
    weekly: row.weekly,
    exceptions: row.exceptions,
    reasons: [...reasons],
  };
}
