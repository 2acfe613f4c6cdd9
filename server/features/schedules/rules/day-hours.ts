import type { CalendarDay } from '../../../platform/clock/vietnam-calendar.ts';
import { MINUTES_A_DAY } from './horizon.ts';
import type { ScheduleException, SlotRules, Span } from './schedule-shapes.ts';

/** Hours without a gap in which so many visits may take place at a time. */
export interface Hours extends Span {
  readonly capacity: number;
}

/** A place on the grid. */
export interface GridStart {
  readonly at: number;
  /** Minutes of the slot. */
  readonly length: number;
  readonly capacity: number;
}

/** One day of a calendar, in minutes of the horizon. */
export interface DayHours {
  /** The starts of the grid in order, each time once. */
  readonly starts: readonly GridStart[];
  /** In order, none overlapping another; those that touch go on into each other. */
  readonly hours: readonly Hours[];
}

/** A stretch of hours with its own grid, which begins where it begins. */
interface Stretch extends Span {
  readonly slot: number;
  readonly capacity: number;
}

/** The hours and the grid of a day. `midnight` is where the day begins in the horizon. */
export function dayHours(rules: SlotRules, day: CalendarDay, midnight: number): DayHours {
  const stretches = [...weeklyStretches(rules, day), ...extraStretches(rules, day)];
  if (stretches.length === 0) return { starts: [], hours: [] };
  const closings = [...closingsOf(rules.exceptions, day), ...closingsOf(rules.place_exceptions, day)];
  return { starts: gridOf(stretches, midnight), hours: openHours(stretches, closings, midnight) };
}

function weeklyStretches({ weekly }: SlotRules, { date, weekday }: CalendarDay): Stretch[] {
  const stretches: Stretch[] = [];
  for (const rule of weekly) {
    if (rule.weekday !== weekday) continue;
    if (rule.valid_from !== null && date < rule.valid_from) continue;
    if (rule.valid_until !== null && date > rule.valid_until) continue;
    const { slot_minutes: slot, capacity } = rule;
    let from = rule.from;
    for (const pause of rule.breaks.toSorted((a, b) => a.from - b.from)) {
      if (pause.from > from) stretches.push({ from, to: pause.from, slot, capacity });
      from = pause.to;
    }
    if (rule.to > from) stretches.push({ from, to: rule.to, slot, capacity });
  }
  return stretches;
}

function extraStretches({ exceptions }: SlotRules, { date }: CalendarDay): Stretch[] {
  return exceptions.flatMap(extra =>
    extra.kind === 'extra' && extra.date === date
      ? [{ from: extra.from, to: extra.to, slot: extra.slot_minutes, capacity: extra.capacity }]
      : [],
  );
}

function closingsOf(exceptions: readonly ScheduleException[], { date }: CalendarDay): Span[] {
  return exceptions.flatMap(closing =>
    closing.kind === 'closed' && closing.date <= date && date <= closing.until
      ? [{ from: closing.from ?? 0, to: closing.to ?? MINUTES_A_DAY }]
      : [],
  );
}

/** Every start of every stretch; of the same start in two, the larger capacity and the shorter slot. */
function gridOf(stretches: readonly Stretch[], midnight: number): GridStart[] {
  return areApart(stretches) ? startsApart(stretches, midnight) : startsTogether(stretches, midnight);
}

/** Whether the stretches are in order and none overlaps another, as nearly always. */
const areApart = (stretches: readonly Stretch[]): boolean =>
  stretches.every(({ from }, index) => index === 0 || from >= (stretches[index - 1]?.to ?? 0));

function startsApart(stretches: readonly Stretch[], midnight: number): GridStart[] {
  const starts: GridStart[] = [];
  for (const { from, to, slot: length, capacity } of stretches) {
    for (let minute = from; minute < to; minute += length) starts.push({ at: midnight + minute, length, capacity });
  }
  return starts;
}

function startsTogether(stretches: readonly Stretch[], midnight: number): GridStart[] {
  const starts = new Map<number, GridStart>();
  for (const { from, to, slot, capacity } of stretches) {
    for (let minute = from; minute < to; minute += slot) {
      const at = midnight + minute;
      const same = starts.get(at);
      starts.set(at, {
        at,
        length: same ? Math.min(same.length, slot) : slot,
        capacity: same ? Math.max(same.capacity, capacity) : capacity,
      });
    }
  }
  return [...starts.values()].sort((a, b) => a.at - b.at);
}

/** What the stretches cover and no closing takes away; where two cover a minute, the larger capacity. */
function openHours(stretches: readonly Stretch[], closings: readonly Span[], midnight: number): Hours[] {
  if (closings.length === 0 && areApart(stretches)) {
    return stretches.map(({ from, to, capacity }) => ({ from: midnight + from, to: midnight + to, capacity }));
  }
  const edges = [...new Set([...stretches, ...closings].flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const hours: Hours[] = [];
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1] ?? from;
    if (closings.some(closing => closing.from <= from && from < closing.to)) continue;
    let capacity = 0;
    for (const stretch of stretches) {
      if (stretch.from <= from && from < stretch.to) capacity = Math.max(capacity, stretch.capacity);
    }
    if (capacity > 0) hours.push({ from: midnight + from, to: midnight + to, capacity });
  }
  return hours;
}
