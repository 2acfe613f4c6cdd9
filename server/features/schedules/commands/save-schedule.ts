import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type Actor, changedFields, recordAudit } from '../../audit/record-audit.ts';
import { EMPTY_SCHEDULE, presentSchedule } from '../calendar.presenter.ts';
import type { CalendarOf } from '../calendar-of.ts';
import type { Schedule } from '../contract.ts';
import { type CalendarRow, calendarRow } from '../queries/calendar-row.ts';
import { calendarSubject } from '../queries/calendar-subject.ts';
import { visitReasons } from '../queries/visit-reasons.ts';
import { requireSound } from '../rules/check-schedule.ts';
import { tables } from '../tables.ts';
import { announceCalendar } from './announce-calendar.ts';
import { writeReasons } from './write-reasons.ts';

/** Who saves: an owner confirms the calendar with it, what staff do stands in the audit log. */
export type Keeper = { readonly isOwner: true } | { readonly isOwner: false; readonly actor: Actor };

/**
 * Writes a whole schedule. Exceptions of past days are left out.
 * @param version of the calendar that was edited; 0 for a new one
 * @throws 422 with the faults by field; 409 where another person saved meanwhile; 404 where the place or the
 *   professional is gone
 */
export async function saveSchedule(
  services: Services,
  of: CalendarOf,
  { schedule, version }: { readonly schedule: Schedule; readonly version: number },
  keeper: Keeper,
): Promise<void> {
  requireSound(schedule);
  const now = services.clock.now();
  const tidy = tidySchedule(schedule, vietnamDay(now));
  const { db } = services;
  await db.transaction(async unit => {
    // A transaction that deletes one of them waits, or was faster and there is nothing to write for.
    if (of.professional !== null) await lockRows(unit, db.engine, 'professional', [of.professional]);
    await lockRows(unit, db.engine, 'place', [of.place]);
    await calendarSubject(unit, of);
    const before = await calendarRow(unit, of);
    if ((before?.version ?? 0) !== version) throw savedMeanwhile();
    const known = before ? presentSchedule(before, await visitReasons(unit, before.id)) : EMPTY_SCHEDULE;
    const id = await writeCalendar(unit, of, { before, schedule: tidy, now, isOwner: keeper.isOwner });
    await writeReasons(unit, id, tidy.reasons);
    if (!keeper.isOwner) {
      const fields = changedFields(known, tidy);
      const action = { action: 'calendar.update', subjectKind: 'calendar', subjectId: id, fields };
      await recordAudit(unit, services, { ...keeper.actor, ...action });
    }
    await announceCalendar(unit, services, of);
  });
}

const savedMeanwhile = () =>
  conflict('Lịch khám này vừa được lưu ở nơi khác. Xin vui lòng tải lại trang rồi sửa tiếp.');

/** Rules by day and hour, exceptions by date without those that are over. */
function tidySchedule({ weekly, exceptions, ...rest }: Schedule, today: string): Schedule {
  const lastDay = (exception: Schedule['exceptions'][number]) =>
    exception.kind === 'closed' ? exception.until : exception.date;
  return {
    ...rest,
    weekly: weekly
      .map(rule => ({ ...rule, breaks: rule.breaks.toSorted((a, b) => a.from - b.from) }))
      .sort((a, b) => a.weekday - b.weekday || a.from - b.from),
    exceptions: exceptions.filter(each => lastDay(each) >= today).sort((a, b) => a.date.localeCompare(b.date)),
  };
}

interface CalendarWrite {
  readonly before: CalendarRow | undefined;
  readonly schedule: Schedule;
  readonly now: Date;
  readonly isOwner: boolean;
}

/** Writes the row and answers its id. The version in the condition, or the key, decides between two who save at once. */
async function writeCalendar(
  unit: UnitOfWork,
  { place, professional }: CalendarOf,
  { before, schedule, now, isOwner }: CalendarWrite,
): Promise<number> {
  const values = {
    acceptsBooking: schedule.accepts_booking,
    confirmsAtOnce: schedule.confirms_at_once,
    noticeMinutes: schedule.notice_minutes,
    bufferBefore: schedule.buffer_before,
    bufferAfter: schedule.buffer_after,
    dailyLimit: schedule.daily_limit,
    note: schedule.note,
    weekly: schedule.weekly,
    exceptions: schedule.exceptions,
    updatedAt: now,
    confirmedAt: isOwner ? now : (before?.confirmedAt ?? null),
  };
  const written = await unit.row(
    before
      ? tables
          .updateTable('calendar')
          .set({ ...values, version: before.version + 1 })
          .where('id', '=', before.id)
          .where('version', '=', before.version)
          .returning('id')
      : tables
          .insertInto('calendar')
          .values({ ...values, place, professional, version: 1, createdAt: now })
          .onConflict(same => same.doNothing())
          .returning('id'),
  );
  if (!written) throw savedMeanwhile();
  return written.id;
}
