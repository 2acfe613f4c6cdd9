import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { invalid, Problem } from '../../../platform/errors/problem.ts';
import type { CalendarOf } from '../../schedules/calendar-of.ts';
import type { BookableCalendar } from '../../schedules/queries/load-calendars.ts';
import type { ReasonRow } from '../../schedules/queries/visit-reasons.ts';
import { dayOf, horizonFrom } from '../../schedules/rules/horizon.ts';
import { slotAt } from '../../schedules/rules/slots.ts';
import { NOTHING_TAKEN } from '../../schedules/rules/taken.ts';
import { type ChosenSlot, MAX_SLOT_DAYS, SLOT_TAKEN, SLOT_TAKEN_TEXT, SLOT_TOO_SHORT_TEXT } from '../contract.ts';
import { findReason, offeredCalendar, rulesFor } from '../queries/offered-slots.ts';
import { takenOf } from '../queries/taken-of.ts';
import type { Visitor } from '../visitor.ts';

type Reading = Pick<Reader, 'row' | 'rows'>;

/** A slot that is free for the visitor, and stays so where its calendar is locked. */
export interface FreeSlot {
  readonly calendar: BookableCalendar;
  readonly reason: ReasonRow | undefined;
  readonly start: Date;
  readonly end: Date;
}

interface Choice {
  readonly chosen: ChosenSlot;
  /** Of the visit, by its id. */
  readonly reason?: number | null | undefined;
  readonly visitor: Visitor;
  readonly now: Date;
  /** The id of a visit that is moved: it takes no time from itself. */
  readonly movedId?: number;
  /** The provider chooses: without minimum notice, and while the calendar takes a pause. */
  readonly isByProvider?: boolean;
}

/**
 * Finds the slot that a visitor chose by what is taken now; a command that takes it must have locked its calendars
 * before. Throws 422 for a pair without slots and a start that is past, too far or not offered, and 409 where it is
 * taken.
 */
export async function chooseSlot(rows: Reading, choice: Choice): Promise<FreeSlot> {
  const found = await findSlot(rows, choice);
  if (found instanceof Problem) throw found;
  return found;
}

/** Whether a visitor would get a slot, whose calendars must be locked. */
export async function isFreeFor(
  rows: Reading,
  { place, professional, start, reason, visitor, now }: Omit<Choice, 'chosen'> & CalendarOf & { readonly start: Date },
): Promise<boolean> {
  const chosen = { place, professional, booking_start: start };
  return !((await findSlot(rows, { chosen, reason, visitor, now })) instanceof Problem);
}

/** As {@link chooseSlot}, but answers the refusal. */
async function findSlot(
  rows: Reading,
  { chosen, visitor, now, isByProvider = false, ...choice }: Choice,
): Promise<FreeSlot | Problem> {
  const { booking_start: start } = chosen;
  const of = { place: chosen.place, professional: chosen.professional ?? null };
  const calendar = await offeredCalendar(rows, of, { withPaused: isByProvider });
  if (!calendar) return invalid({ place: ['Cơ sở hoặc bác sĩ này hiện không nhận đặt khám tại đây.'] });
  const reason = await findReason(rows, calendar, choice.reason);
  if (reason instanceof Problem) return reason;
  if (start < now) return refused('Khung giờ này đã qua, xin vui lòng chọn một khung giờ khác.');
  const day = vietnamDay(start);
  const whole = horizonFrom(now);
  const index = whole.days.slice(0, whole.count).findIndex(({ date }) => date === day);
  if (index < 0) {
    return refused(`Chỉ đặt khám được trong ${MAX_SLOT_DAYS} ngày tới, xin vui lòng chọn một khung giờ khác.`);
  }
  const taken = await takenOf(rows, [calendar], dayOf(whole, index), visitor, choice.movedId);
  const question = { rules: rulesFor(calendar, isByProvider), taken: taken.get(calendar.id) ?? NOTHING_TAKEN };
  const slot = slotAt({ ...question, visitMinutes: reason?.minutes }, start, now);
  if (slot?.state === 'open') return { calendar, reason, start, end: new Date(slot.end) };
  const isTooShort = reason !== undefined && slotAt(question, start, now)?.state === 'open';
  if (slot) return isTooShort ? slotTaken(SLOT_TOO_SHORT_TEXT) : slotTaken();
  if (isTooShort) return refused(SLOT_TOO_SHORT_TEXT);
  return refused('Khung giờ này không có trong lịch khám, xin vui lòng chọn một khung giờ khác.');
}

/** What is answered where another visitor has the slot. */
export const slotTaken = (text = SLOT_TAKEN_TEXT) => new Problem(409, SLOT_TAKEN, text);

const refused = (text: string) => invalid({ booking_start: [text] });
