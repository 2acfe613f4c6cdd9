import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import { horizonFrom } from '../../schedules/rules/horizon.ts';
import type { SlotRules } from '../../schedules/rules/schedule-shapes.ts';
import { nextFreeSlot } from '../../schedules/rules/slots.ts';
import type { Taken, Visit } from '../../schedules/rules/taken.ts';

/** "Còn lịch tuần này" means so many dates, today the first. */
export const WEEK_DAYS = 7;

const MINUTE_MS = 60_000;

/** The first start of a calendar that can be booked, and how long that is true. */
export interface CalendarTime {
  readonly nextAt: Date | null;
  readonly refreshAt: Date;
}

/** Whether a start is on one of the seven dates from today on. */
export const isThisWeek = (nextAt: Date | null, now: Date): boolean => nextAt !== null && nextAt < endOfWeek(now);

/**
 * The first free start on the next `days` dates. Holds do not count: they last five minutes, most become a booking, and
 * lists would go to and fro with each.
 */
export function nextFreeStart(
  rules: SlotRules,
  { here, elsewhere, offers }: Taken,
  now: Date,
  days: number,
): Date | null {
  const taken = { here: here.filter(isVisit), elsewhere: elsewhere.filter(isVisit), offers };
  const slot = nextFreeSlot({ rules, taken, horizon: horizonFrom(now, days) });
  return slot ? new Date(slot.start) : null;
}

const isVisit = ({ state }: Pick<Visit, 'state'>) => state !== 'held';

/**
 * When the passing of time alone makes something else true: the start comes inside the minimum notice (exactly at its
 * end it is still on offer), it comes into the week, or, where there is none, another date comes into reach.
 */
export function timeOf(
  nextAt: Date | null,
  { notice_minutes }: Pick<SlotRules, 'notice_minutes'>,
  now: Date,
): CalendarTime {
  if (nextAt === null) return { nextAt, refreshAt: addDays(midnightOf(now), 1) };
  const lost = new Date(nextAt.getTime() - notice_minutes * MINUTE_MS + 1_000);
  const comes = addDays(midnightOf(nextAt), 1 - WEEK_DAYS);
  return { nextAt, refreshAt: comes > now && comes < lost ? comes : lost };
}

const endOfWeek = (now: Date) => addDays(midnightOf(now), WEEK_DAYS);

const midnightOf = (moment: Date) => new Date(horizonFrom(moment, 1).midnight);
