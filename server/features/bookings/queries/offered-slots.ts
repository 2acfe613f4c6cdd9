import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type CalendarOf, keyOf } from '../../schedules/calendar-of.ts';
import type { SlotDay } from '../../schedules/contract.ts';
import { type BookableCalendar, loadCalendars } from '../../schedules/queries/load-calendars.ts';
import { type ReasonRow, visitReasons } from '../../schedules/queries/visit-reasons.ts';
import { isStale } from '../../schedules/rules/confirmation.ts';
import { horizonFrom } from '../../schedules/rules/horizon.ts';
import { nextFreeSlot, slotDays } from '../../schedules/rules/slots.ts';
import { NOTHING_TAKEN } from '../../schedules/rules/taken.ts';
import type { BookingCalendar, CalendarSlots } from '../contract.ts';
import { ANYBODY, type Visitor } from '../visitor.ts';
import { takenOf } from './taken-of.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

interface SlotsAsked {
  /** So many dates, today's the first. */
  readonly days: number;
  /** Of the visit, by its id. */
  readonly reason?: number | undefined;
  readonly visitor: Visitor;
}

/** The calendar of a pair; undefined where no slots are offered. */
export async function offeredCalendar(
  db: Parameters<typeof loadCalendars>[0],
  of: CalendarOf,
  loading: Parameters<typeof loadCalendars>[2] = {},
): Promise<BookableCalendar | undefined> {
  return (await loadCalendars(db, [of], loading)).get(keyOf(of));
}

/** The slots of a calendar as a visitor sees them. Throws 422 for a reason that the calendar does not have. */
export async function offeredSlots(
  { db, clock }: Reading,
  calendar: BookableCalendar,
  { days, reason, visitor }: SlotsAsked,
): Promise<SlotDay[]> {
  const horizon = horizonFrom(clock.now(), days);
  const [taken, chosen] = await Promise.all([
    takenOf(db.primary, [calendar], horizon, visitor),
    reasonOf(db.primary, calendar, reason),
  ]);
  const question = { rules: calendar.rules, taken: taken.get(calendar.id) ?? NOTHING_TAKEN, horizon };
  const planned = slotDays({ ...question, visitMinutes: chosen?.minutes });
  return planned.map(({ date, slots }) => ({ date, slots: [...slots] }));
}

/** The slots of several calendars as a visitor sees them, in their order. */
export async function slotsOfSeveral(
  { db, clock }: Reading,
  calendars: readonly BookableCalendar[],
  { days, visitor }: Omit<SlotsAsked, 'reason'>,
): Promise<CalendarSlots[]> {
  const horizon = horizonFrom(clock.now(), days);
  const taken = await takenOf(db.primary, calendars, horizon, visitor);
  return calendars.map(({ id, place, professional, rules }) => ({
    ...{ place, professional },
    days: slotDays({ rules, taken: taken.get(id) ?? NOTHING_TAKEN, horizon }),
  }));
}

/** A reason of a calendar by its id; undefined where none is asked for. Throws 422 where the calendar has no such one. */
export async function reasonOf(
  db: Parameters<typeof visitReasons>[0],
  { id }: Pick<BookableCalendar, 'id'>,
  wanted: number | null | undefined,
): Promise<ReasonRow | undefined> {
  if (wanted == null) return undefined;
  const found = (await visitReasons(db, id)).find(reason => reason.id === wanted);
  if (!found) throw invalid({ reason: ['Lý do khám này không còn nữa, xin vui lòng chọn lại.'] });
  return found;
}

const NOT_OFFERED: BookingCalendar = {
  ...{ accepts_booking: false, confirmed_at: null, is_stale: true, next_free: null, confirms_at_once: false },
  ...{ note: '', reasons: [] },
};

/** What whoever books must know of a calendar beside its slots. */
export async function bookingCalendar(
  { db, clock }: Reading,
  calendar: BookableCalendar | undefined,
): Promise<BookingCalendar> {
  if (!calendar) return NOT_OFFERED;
  const now = clock.now();
  const horizon = horizonFrom(now);
  const [taken, reasons] = await Promise.all([
    takenOf(db.primary, [calendar], horizon, ANYBODY),
    visitReasons(db.primary, calendar.id),
  ]);
  const question = { rules: calendar.rules, taken: taken.get(calendar.id) ?? NOTHING_TAKEN, horizon };
  return {
    ...{ accepts_booking: true, confirms_at_once: calendar.confirmsAtOnce, note: calendar.note, reasons },
    confirmed_at: calendar.confirmedAt?.toISOString() ?? null,
    is_stale: isStale(calendar.confirmedAt, now),
    next_free: nextFreeSlot(question)?.start ?? null,
  };
}
