import { vietnamDay, vietnamMinute } from '../../../platform/clock/vietnam-calendar.ts';
import type { Slot, SlotDay } from '../contract.ts';
import { type DayHours, dayHours } from './day-hours.ts';
import { dayOf, type Horizon, horizonFrom, MINUTES_A_DAY, minuteOf } from './horizon.ts';
import { type PlannedSlot, planSlots } from './plan-slots.ts';
import type { SlotRules } from './schedule-shapes.ts';
import { type Taken, type TakenSeats, takenSeats } from './taken.ts';
import { trueUntil } from './true-until.ts';

/** What slots of one calendar are computed from. */
export interface SlotQuestion {
  readonly rules: SlotRules;
  readonly taken: Taken;
  readonly horizon: Horizon;
  /** Length of the visit by its reason; the slot's own length by default. */
  readonly visitMinutes?: number | undefined;
}

/** The slots of every date of the horizon, those without any included. */
export function slotDays(question: SlotQuestion): SlotDay[] {
  return daysOf(planner(question), question.horizon);
}

/** The slots of every date from today on, and the last millisecond at which they are so if nobody changes anything. */
export function slotDaysForNow(question: SlotQuestion): { readonly days: SlotDay[]; readonly trueUntil: number } {
  const { rules, taken, horizon } = question;
  const plan = planner(question);
  return { days: daysOf(plan, horizon), trueUntil: trueUntil({ rules, taken, horizon, hoursOf: plan.hoursOf }) };
}

const daysOf = ({ slotsOf }: Planner, horizon: Horizon): SlotDay[] =>
  Array.from({ length: horizon.count }, (_, index) => ({
    date: horizon.days[index]?.date ?? '',
    slots: slotsOf(index).map(slot => present(slot, horizon)),
  }));

/** The first open slot of the horizon; undefined where there is none. Computes no more days than it must. */
export function nextFreeSlot(question: SlotQuestion): Slot | undefined {
  const { slotsOf } = planner(question);
  for (let index = 0; index < question.horizon.count; index += 1) {
    const slot = slotsOf(index).find(({ state }) => state === 'open');
    if (slot) return present(slot, question.horizon);
  }
  return undefined;
}

/**
 * The slot that begins at a moment, in whatever state it is, of the dates that are on offer at `now`; undefined for a
 * moment that is not on the calendar's grid, lies beyond the horizon or inside the minimum notice.
 */
export function slotAt(
  { rules, taken, visitMinutes }: Omit<SlotQuestion, 'horizon'>,
  start: Date,
  now: Date,
): Slot | undefined {
  const date = vietnamDay(start);
  const whole = horizonFrom(now);
  const index = whole.days.slice(0, whole.count).findIndex(day => day.date === date);
  if (index < 0) return undefined;
  const horizon = dayOf(whole, index);
  const at = minuteOf(horizon, start);
  const slot = planner({ rules, taken, visitMinutes, horizon })
    .slotsOf(0)
    .find(planned => planned.at === at);
  return slot && present(slot, horizon);
}

/** Slots and hours of days by their index. */
interface Planner {
  slotsOf(index: number): PlannedSlot[];
  hoursOf(index: number): DayHours;
}

/** Hours and what is taken are prepared once. */
function planner({ rules, taken, horizon, visitMinutes }: SlotQuestion): Planner {
  const seats: TakenSeats = takenSeats(taken, horizon, rules);
  const known: DayHours[] = [];
  const hoursOf = (index: number): DayHours => {
    const day = horizon.days[index];
    if (!day) return { starts: [], hours: [] };
    known[index] ??= dayHours(rules, day, index * MINUTES_A_DAY);
    return known[index];
  };
  return {
    hoursOf,
    slotsOf: index =>
      planSlots({ rules, seats, horizon, visitMinutes, index, today: hoursOf(index), next: hoursOf(index + 1) }),
  };
}

function present({ at, end, state, capacity, booked }: PlannedSlot, horizon: Horizon): Slot {
  return { start: isoOf(at, horizon), end: isoOf(end, horizon), state, capacity, booked };
}

function isoOf(minute: number, { days }: Horizon): string {
  const index = Math.floor(minute / MINUTES_A_DAY);
  return vietnamMinute(days[index]?.date ?? '', minute % MINUTES_A_DAY);
}
