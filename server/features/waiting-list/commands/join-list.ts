import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCalendars } from '../../bookings/commands/lock-calendars.ts';
import { MAX_SLOT_DAYS } from '../../bookings/contract.ts';
import { offeredCalendar, reasonOf } from '../../bookings/queries/offered-slots.ts';
import { takenOf } from '../../bookings/queries/taken-of.ts';
import { ANYBODY } from '../../bookings/visitor.ts';
import type { BookableCalendar } from '../../schedules/queries/load-calendars.ts';
import { dayOf, horizonFrom } from '../../schedules/rules/horizon.ts';
import { slotDays } from '../../schedules/rules/slots.ts';
import { NOTHING_TAKEN } from '../../schedules/rules/taken.ts';
import type { WaitingPost } from '../contract.ts';
import { mailJoined } from '../mails/waiting-mails.ts';
import { addEntry, type WaitingVisitor } from './add-entry.ts';

/**
 * Puts a patient on the waiting list of a day or of one slot; a patient who waits for just that already stays in place.
 * Answers false where no email message says so, as enough went to that address on the day. Throws
 * 409 where there is a free slot and as {@link addEntry}, 422 for a day without slots, and as `requireUnregistered` where
 * nothing else is wrong.
 */
export function joinList(services: Services, post: WaitingPost, visitor: WaitingVisitor): Promise<boolean> {
  const { db, clock } = services;
  const of = { place: post.place, professional: post.professional ?? null };
  const start = post.booking_start ?? null;
  return db.transaction(async unit => {
    await lockCalendars(unit, services, of);
    const now = clock.now();
    const calendar = await offeredCalendar(unit, of);
    if (!calendar) throw invalid({ place: ['Cơ sở hoặc bác sĩ này hiện không nhận đặt khám tại đây.'] });
    const reason = await reasonOf(unit, calendar, post.reason);
    await requireFull(unit, calendar, post, { minutes: reason?.minutes, now });
    const wanted = { calendarId: calendar.id, reasonId: reason?.id ?? null, day: post.day, start };
    const code = await addEntry(unit, services, wanted, visitor);
    await visitor.requireUnregistered(unit);
    return code === undefined || mailJoined(unit, services, code);
  });
}

/** Whether nobody else can be booked for what is wanted. */
async function requireFull(
  unit: UnitOfWork,
  calendar: BookableCalendar,
  { day, booking_start }: WaitingPost,
  { minutes, now }: { readonly minutes: number | undefined; readonly now: Date },
): Promise<void> {
  const whole = horizonFrom(now);
  const index = whole.days.slice(0, whole.count).findIndex(({ date }) => date === day);
  if (index < 0 || (booking_start && vietnamDay(booking_start) !== day)) {
    throw invalid({ day: [`Chỉ báo được khi có chỗ trong ${MAX_SLOT_DAYS} ngày tới.`] });
  }
  const horizon = dayOf(whole, index);
  const taken = (await takenOf(unit, [calendar], horizon, ANYBODY)).get(calendar.id) ?? NOTHING_TAKEN;
  const [planned] = slotDays({ rules: calendar.rules, taken, horizon, visitMinutes: minutes });
  const slots = (planned?.slots ?? []).filter(
    ({ start, state }) => state !== 'past' && (!booking_start || Date.parse(start) === booking_start.getTime()),
  );
  if (slots.length === 0) throw invalid({ day: ['Ngày này không có lịch khám, xin vui lòng chọn một ngày khác.'] });
  if (slots.some(({ state }) => state === 'open')) {
    throw conflict('Ngày này vẫn còn khung giờ trống, bạn có thể đặt khám ngay.');
  }
}
