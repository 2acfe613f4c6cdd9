import type { DayHours, GridStart, Hours } from './day-hours.ts';
import { type Horizon, minuteOf } from './horizon.ts';
import type { SlotRules } from './schedule-shapes.ts';
import type { TakenSeats } from './taken.ts';
import { peakBetween, type Timeline, timelineOf } from './timeline.ts';

/** A slot in minutes of its horizon. */
export interface PlannedSlot {
  readonly at: number;
  readonly end: number;
  readonly state: 'open' | 'full' | 'past';
  /** Seats of the slot, no more than the limit of the day leaves. */
  readonly capacity: number;
  readonly booked: number;
}

/** One day of a calendar with all that its slots depend on. */
export interface PlannedDay {
  readonly rules: SlotRules;
  readonly seats: TakenSeats;
  readonly horizon: Horizon;
  readonly visitMinutes: number | undefined;
  /** Of the day in the horizon. */
  readonly index: number;
  readonly today: DayHours;
  /** The day after, into which a visit may run. */
  readonly next: DayHours;
}

/** Part of a visit, buffers included, with the seats that there are in it. */
interface Stage {
  readonly from: number;
  to: number;
  readonly capacity: number;
}

const NOTHING = timelineOf([]);

/** The slots of a day, in order. */
export function planSlots(day: PlannedDay): PlannedSlot[] {
  const { rules, seats, horizon, visitMinutes, today, next } = day;
  const now = minuteOf(horizon, horizon.now);
  const hours = [...today.hours, ...next.hours];
  const slots: PlannedSlot[] = [];
  for (const start of today.starts) {
    const isHeld = seats.ownHolds.has(start.at);
    const isPast = start.at < now;
    if (!isPast && !isHeld && start.at < now + rules.notice_minutes) continue;
    const end = start.at + (visitMinutes ?? start.length);
    const stages = stagesOf(start, end, hours, rules);
    if (!stages) continue;
    const { state, capacity, booked } = seatsOf(day, start.at, stages, { isHeld, isPast });
    slots.push({ at: start.at, end, state, capacity, booked });
  }
  return slots;
}

function seatsOf(
  { rules, seats, index }: PlannedDay,
  at: number,
  stages: readonly Stage[],
  { isHeld, isPast }: { isHeld: boolean; isPast: boolean },
): Pick<PlannedSlot, 'state' | 'capacity' | 'booked'> {
  const seatsInAll = seatsLeft(stages, NOTHING);
  const left = seatsLeft(stages, seats.all);
  const booked = seatsInAll - left;
  const leftToday = rules.daily_limit === null ? seatsInAll : rules.daily_limit - (seats.byDay.get(index) ?? 0);
  const capacity = Math.min(seatsInAll, booked + Math.max(0, leftToday));
  if (isPast) return { state: 'past', capacity, booked };
  const rivals = isHeld ? seats.others : seats.rivals;
  const isFree =
    (rivals === seats.all ? left : seatsLeft(stages, rivals)) > 0 &&
    leftToday + (isHeld ? 1 : 0) > 0 &&
    !seats.offeredToOthers.has(at) &&
    stages.every(({ from, to }) => peakBetween(seats.elsewhere, from, to) === 0);
  return { state: isFree ? 'open' : 'full', capacity, booked };
}

/** The seats that are free from the beginning of a visit to its end; none is taken by {@link NOTHING}. */
function seatsLeft(stages: readonly Stage[], taken: Timeline): number {
  let left = Number.POSITIVE_INFINITY;
  for (const { from, to, capacity } of stages) left = Math.min(left, capacity - peakBetween(taken, from, to));
  return left;
}

/**
 * The slot of a visit's start and what else of the hours it runs through; undefined where it does not fit into them.
 * The first and the last part are longer by the buffers, which may lie outside of the hours.
 */
function stagesOf(
  { at, length, capacity }: GridStart,
  end: number,
  hours: readonly Hours[],
  { buffer_before, buffer_after }: SlotRules,
): Stage[] | undefined {
  const first: Stage = { from: at - buffer_before, to: Math.min(end, at + length), capacity };
  const stages = [first];
  let reached = at;
  for (const part of hours) {
    if (part.to <= reached) continue;
    if (part.from > reached) return undefined;
    reached = Math.min(part.to, end);
    if (reached > first.to) stages.push({ from: Math.max(part.from, first.to), to: reached, capacity: part.capacity });
    if (reached === end) break;
  }
  if (reached < end) return undefined;
  const last = stages.at(-1) ?? first;
  last.to = end + buffer_after;
  return stages;
}
