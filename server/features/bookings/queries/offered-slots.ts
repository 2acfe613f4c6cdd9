import { invalid, Problem } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type CalendarOf, keyOf } from '../../schedules/calendar-of.ts';
import { type BookableCalendar, loadCalendars } from '../../schedules/queries/load-calendars.ts';
import { type ReasonRow, visitReasons } from '../../schedules/queries/visit-reasons.ts';
import { isStale } from '../../schedules/rules/confirmation.ts';
import { horizonFrom } from '../../schedules/rules/horizon.ts';
import { nextFreeSlot, slotDaysForNow } from '../../schedules/rules/slots.ts';
import { NOTHING_TAKEN } from '../../schedules/rules/taken.ts';
import type { BookingCalendar, CalendarSlots } from '../contract.ts';
import { ANYBODY, type Visitor } from '../visitor.ts';
import { takenOf } from './taken-of.ts';

export type Reading = Pick<Services, 'db' | 'clock'>;

export interface SlotsAsked {
  /** So many dates, today's the first. */
  readonly days: number;
  /** Length of the visit; the slots' own by default. */
  readonly minutes?: number | undefined;
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

/** The slots of a calendar as a visitor sees them. */
export interface PlannedCalendar {
  /** The calendar's. */
  readonly id: number;
  readonly slots: CalendarSlots;
  /** The last millisecond, since 1970, at which they are so if nobody changes anything. */
  readonly trueUntil: number;
}

/** The slots of several calendars as a visitor sees them, in their order. */
export async function plannedSlots(
  { db, clock }: Reading,
  calendars: readonly BookableCalendar[],
  { days: count, minutes, visitor }: SlotsAsked,
): Promise<PlannedCalendar[]> {
  const horizon = horizonFrom(clock.now(), count);
  const taken = await takenOf(db.primary, calendars, horizon, visitor);
  return calendars.map(({ id, place, professional, rules }) => {
    const question = { rules, taken: taken.get(id) ?? NOTHING_TAKEN, horizon, visitMinutes: minutes };
    const { days, trueUntil } = slotDaysForNow(question);
    return { id, slots: { place, professional, days }, trueUntil };
  });
}

/** The rules by which a slot is found; a provider who chooses needs no notice. */
export const rulesFor = ({ rules }: BookableCalendar, isByProvider: boolean): BookableCalendar['rules'] =>
  isByProvider ? { ...rules, notice_minutes: 0 } : rules;

/** A reason of a calendar by its id; undefined where none is asked for. Throws 422 where the calendar has no such one. */
export async function reasonOf(
  db: Parameters<typeof visitReasons>[0],
  calendar: Pick<BookableCalendar, 'id'>,
  wanted: number | null | undefined,
): Promise<ReasonRow | undefined> {
  const found = await findReason(db, calendar, wanted);
  if (found instanceof Problem) throw found;
  return found;
}

/** As {@link reasonOf}, but answers the refusal. */
export async function findReason(
  db: Parameters<typeof visitReasons>[0],
  { id }: Pick<BookableCalendar, 'id'>,
  wanted: number | null | undefined,
): Promise<ReasonRow | Problem | undefined> {
  if (wanted == null) return undefined;
  const found = (await visitReasons(db, id)).find(reason => reason.id === wanted);
  return found ?? invalid({ reason: ['Loại khám này không còn nữa, xin vui lòng chọn lại.'] });
}

const NOT_OFFERED: BookingCalendar = {
  accepts_booking: false,
  confirmed_at: null,
  is_stale: true,
  next_free: null,
  confirms_at_once: false,
  note: '',
  reasons: [],
};

/** What a person who books must know of a calendar beside its slots. */
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
    accepts_booking: true,
    confirms_at_once: calendar.confirmsAtOnce,
    note: calendar.note,
    reasons,
    confirmed_at: calendar.confirmedAt?.toISOString() ?? null,
    is_stale: isStale(calendar.confirmedAt, now),
    next_free: nextFreeSlot(question)?.start ?? null,
  };
}
