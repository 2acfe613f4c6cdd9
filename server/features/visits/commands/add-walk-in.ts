import { addDays, startOfVietnamDay, vietnamDay, vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { nameFault } from '../../accounts/rules/name-fault.ts';
import { announceBooking } from '../../bookings/booking-events.ts';
import { firstAnswer } from '../../bookings/commands/first-answer.ts';
import { announceSlots, lockCalendars } from '../../bookings/commands/lock-calendars.ts';
import { reasonOf } from '../../bookings/queries/offered-slots.ts';
import type { RequestKey } from '../../bookings/request-key.ts';
import { newBookingCode } from '../../bookings/rules/booking-code.ts';
import type { CalendarOf } from '../../schedules/calendar-of.ts';
import { calendarRow } from '../../schedules/queries/calendar-row.ts';
import { calendarSubject } from '../../schedules/queries/calendar-subject.ts';
import { HORIZON_DAYS } from '../../schedules/rules/horizon.ts';
import type { WalkIn, WalkInAdded } from '../contract.ts';
import { walkInMinutes } from '../rules/walk-in-length.ts';
import { tables } from '../tables.ts';

const MINUTE_MS = 60_000;

/**
 * Writes down a visit of a patient who came or called, confirmed at once, on the grid or off it, also beside other
 * visits: the provider who sees the patient decides. It takes a seat like every other visit. A request that comes again
 * with its key gets its first answer. Throws 404 for a professional who does not work at the place, and 422 where there
 * is no calendar yet and for a start before today or after the days on which slots are on offer. Whether the actor may
 * do so is asked before.
 * @param also runs in the same transaction with the id of a new visit
 */
export function addWalkIn(
  services: Services,
  post: WalkIn,
  key: RequestKey | undefined,
  also: (unit: UnitOfWork, id: number) => Promise<void>,
): Promise<WalkInAdded> {
  const { db, clock } = services;
  const of: CalendarOf = { place: post.place, professional: post.professional ?? null };
  const patient = patientOf(post);
  return db.transaction(async unit => {
    await calendarSubject(unit, of);
    await lockCalendars(unit, services, of);
    const first = key && (await firstAnswer(unit, key));
    if (first) return first;
    const calendar = await calendarRow(unit, of);
    if (!calendar) throw invalid({ place: ['Chưa có lịch khám ở đây, xin vui lòng lập lịch khám trước.'] });
    const reason = await reasonOf(unit, calendar, post.reason);
    const now = clock.now();
    const start = startOf(post, now);
    const minutes = reason?.minutes ?? walkInMinutes(calendar.weekly, start);
    const end = new Date(start.getTime() + minutes * MINUTE_MS);
    const answer: WalkInAdded = {
      code: newBookingCode(),
      state: 'confirmed',
      start: vietnamMoment(start),
      end: vietnamMoment(end),
    };
    const added = await unit.row(
      tables
        .insertInto('booking')
        .values({
          code: answer.code,
          state: answer.state,
          isWalkIn: true,
          startAt: start,
          endAt: end,
          ...patient,
          place: of.place,
          professional: of.professional,
          calendar: calendar.id,
          reason: reason?.id ?? null,
          reasonText: post.reason_booking ?? '',
          answers: [],
          keyHash: key?.keyHash ?? null,
          payloadHash: key?.payloadHash ?? null,
          firstAnswer: key ? answer : null,
          createdAt: now,
          updatedAt: now,
        })
        .returning('id'),
    );
    if (!added) throw new Error('A visit was not written');
    await also(unit, added.id);
    await announceBooking(unit, services, 'placed', added.id);
    await announceSlots(unit, services, of);
    return answer;
  });
}

function patientOf({ name, phone }: WalkIn): { readonly name: string; readonly phone: string | null } {
  const fault = nameFault(name);
  const read = phone == null || phone.trim() === '' ? null : parsePhone(phone)?.e164;
  if (fault !== undefined) throw invalid({ name: [fault] });
  if (read === undefined) throw invalid({ phone: ['Số điện thoại chưa đúng, ví dụ: 0912 345 678.'] });
  return { name, phone: read };
}

/** To the whole minute, as every start; now by default. */
function startOf({ booking_start }: WalkIn, now: Date): Date {
  const start = new Date(Math.floor((booking_start ?? now).getTime() / MINUTE_MS) * MINUTE_MS);
  const today = startOfVietnamDay(vietnamDay(now));
  if (start < today || start >= addDays(today, HORIZON_DAYS)) {
    throw invalid({ booking_start: [`Giờ khám phải từ hôm nay và trong ${HORIZON_DAYS} ngày tới.`] });
  }
  return start;
}
