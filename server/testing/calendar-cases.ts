import { horizonFrom } from '../features/schedules/rules/horizon.ts';
import type { Closing, ExtraHours, SlotRules, WeeklyRule } from '../features/schedules/rules/schedule-shapes.ts';
import { type SlotQuestion, slotDays } from '../features/schedules/rules/slots.ts';
import {
  NOTHING_TAKEN,
  type Offer,
  type Taken,
  type Visit,
  type VisitElsewhere,
} from '../features/schedules/rules/taken.ts';

/*
 * Calendars for tests of rules. They are written as people write them: `08:00`, and days of the week of Wednesday
 * 25 November 2026, which is `DAY`.
 */

export const DAY = '2026-11-25';
export const WEDNESDAY = 3;

/** A moment in Việt Nam: `at('08:00')` on `DAY`. */
export const at = (time: string, date = DAY): Date => new Date(`${date}T${time}:00+07:00`);

/** `08:30` as minutes since midnight. */
export function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

const span = (text: string) => {
  const [from = '', to = ''] = text.split('-');
  return { from: minutes(from), to: minutes(to) };
};

type RuleOptions = Partial<Omit<WeeklyRule, 'breaks' | 'from' | 'to'>> & { readonly breaks?: readonly string[] };

/** Wednesday's hours, `08:00-12:00` by half hours for one person at a time by default. */
export function weekly(hours: string, { breaks = [], ...options }: RuleOptions = {}): WeeklyRule {
  return {
    weekday: WEDNESDAY,
    slot_minutes: 30,
    capacity: 1,
    valid_from: null,
    valid_until: null,
    ...span(hours),
    ...options,
    breaks: breaks.map(span),
  };
}

/** Closed on `DAY`, all day unless hours are given. */
export function closed(hours?: string, { date = DAY, until = date }: { date?: string; until?: string } = {}): Closing {
  return { kind: 'closed', date, until, note: '', ...(hours === undefined ? { from: null, to: null } : span(hours)) };
}

/** Extra hours on `DAY`. */
export function extra(hours: string, options: Partial<Omit<ExtraHours, 'from' | 'to'>> = {}): ExtraHours {
  return { kind: 'extra', date: DAY, slot_minutes: 30, capacity: 1, note: '', ...span(hours), ...options };
}

/** A calendar without notice, buffers and limit. */
export function rulesOf(rules: Partial<SlotRules>): SlotRules {
  return {
    notice_minutes: 0,
    buffer_before: 0,
    buffer_after: 0,
    daily_limit: null,
    weekly: [],
    exceptions: [],
    place_exceptions: [],
    ...rules,
  };
}

type VisitOptions = Partial<Visit> & { readonly date?: string };

/** A confirmed visit on `DAY`. */
export function visit(hours: string, { date = DAY, ...options }: VisitOptions = {}): Visit {
  const [from = '', to = ''] = hours.split('-');
  return { start: at(from, date), end: at(to, date), state: 'confirmed', expiresAt: null, isOwn: false, ...options };
}

/** A visit of the same professional at another place. */
export function elsewhere(hours: string, options: VisitOptions & Partial<VisitElsewhere> = {}): VisitElsewhere {
  return { buffer_before: 0, buffer_after: 0, ...visit(hours, options), ...options };
}

/** A slot on `DAY` that is offered to a waiting person until a time of the same day. */
export function offer(hours: string, until: string, isOwn = false): Offer {
  const { start, end } = visit(hours);
  return { start, end, expiresAt: at(until), isOwn };
}

export interface Case {
  readonly rules: SlotRules;
  readonly taken?: Partial<Taken>;
  /** `00:00` of `DAY` by default. */
  readonly now?: Date;
  readonly visitMinutes?: number;
  readonly days?: number;
}

/** The question that a case asks; its horizon is one day by default. */
export function questionOf({ rules, taken, now = at('00:00'), visitMinutes, days = 1 }: Case): SlotQuestion {
  return { rules, taken: { ...NOTHING_TAKEN, ...taken }, visitMinutes, horizon: horizonFrom(now, days) };
}

/**
 * The slots of a case's first day, each as `08:00 open`, with `-09:00` where it is not half an hour long, and with
 * `booked/capacity` where the capacity is not 1.
 */
export function slotsOf(asked: Case): string[] {
  return (slotDays(questionOf(asked))[0]?.slots ?? []).map(({ start, end, state, capacity, booked }) => {
    const isHalfHour = Date.parse(end) - Date.parse(start) === 30 * 60_000;
    const time = isHalfHour ? start.slice(11, 16) : `${start.slice(11, 16)}-${end.slice(11, 16)}`;
    return capacity === 1 ? `${time} ${state}` : `${time} ${state} ${booked}/${capacity}`;
  });
}

/** The starts of a case's first day that are in a state. */
export function startsOf(asked: Case, wanted = 'open'): string[] {
  const slots = slotDays(questionOf(asked))[0]?.slots ?? [];
  return slots.filter(({ state }) => state === wanted).map(({ start }) => start.slice(11, 16));
}
